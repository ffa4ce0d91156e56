// Making elements. Text from the model goes in as text nodes only, never as markup.

type Child = Node | string;

export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K, attributes: Record<string, string> = {}, ...children: Child[]): HTMLElementTagNameMap[K] {
  const e = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) e.setAttribute(name, value);
  e.append(...children);
  return e;
}

export const reduced = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** A colour of the style sheet. */
export function tint(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
}

export const SERIES = ["series-1", "series-2", "series-3", "series-4", "series-5", "series-6", "series-7", "series-8"];

export function onTheme(f: () => void): void {
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", f);
}
