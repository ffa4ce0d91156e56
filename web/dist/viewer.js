"use strict";(()=>{function Cc(i,e){let t=Array.isArray(i)?i[e]:i;return t??NaN}function Rc(i,e){if(!Array.isArray(i))return i===null?NaN:i;let t=Cc(i,e.i);return e.f===0?t:t+e.f*(Cc(i,e.i+1)-t)}function sl(i,e){return[Rc(i[0],e),Rc(i[1],e),Rc(i[2],e)]}function py(i,e){let t=i.map(c=>Cc(c,e.i)),n=Array.isArray(i.find(Array.isArray))?e.f:0,r=n?i.map(c=>Cc(c,e.i+1)):t,s=Math.min(1,Math.abs(t[0]*r[0]+t[1]*r[1]+t[2]*r[2]+t[3]*r[3])),a=Math.acos(s),[o,l]=a<1e-6?[1-n,n]:[Math.sin((1-n)*a)/Math.sin(a),Math.sin(n*a)/Math.sin(a)];return[0,1,2,3].map(c=>o*t[c]+l*r[c])}var Pc=class{constructor(e){this.scene=e;this.n=e.t.length,this.from=e.t[0],this.to=e.t[this.n-1]}moment(e){let t=this.scene.t;if(!(e>t[0]))return{i:0,f:0};if(e>=t[this.n-1])return{i:this.n-1,f:0};let n=0,r=this.n-1;for(;r-n>1;){let s=n+r>>1;t[s]<=e?n=s:r=s}return{i:n,f:(e-t[n])/(t[r]-t[n])}}vector(e,t){return sl(this.scene.tracks[e].v,t)}scalar(e,t){return Rc(this.scene.tracks[e].v[0],t)}turn(e,t){return py(this.scene.tracks[e].v,t)}column(e){let t=this.scene.tracks[e].v[0];return this.scene.t.map((n,r)=>Array.isArray(t)?t[r]:t)}some(e){let t=Math.max(1,Math.ceil(this.n/e)),n=[];for(let r=0;r<this.n;r+=t)n.push({i:r,f:0});return n.push({i:this.n-1,f:0}),n}},my="\u2212";function cs(i,e=4){if(!Number.isFinite(i))return"\u2013";let t=Math.abs(i),n=t!==0&&(t<.001||t>=1e6)?i.toExponential(e-1):i.toPrecision(e);return n.includes("e")&&t<1e6&&t>=.001&&(n=String(Number(n))),n.replace(/-/g,my)}function it(i,e={},...t){let n=document.createElement(i);for(let[r,s]of Object.entries(e))n.setAttribute(r,s);return n.append(...t),n}var Nm=()=>matchMedia("(prefers-reduced-motion: reduce)").matches;function Wn(i){return getComputedStyle(document.documentElement).getPropertyValue(`--${i}`).trim()}var Ic=["series-1","series-2","series-3","series-4","series-5","series-6","series-7","series-8"];function Um(i){matchMedia("(prefers-color-scheme: dark)").addEventListener("change",i)}var gy="uplot",vy="u-hz",xy="u-vt",yy="u-title",_y="u-wrap",by="u-under",Sy="u-over",My="u-axis",xa="u-off",wy="u-select",Ty="u-cursor-x",Ey="u-cursor-y",Ay="u-cursor-pt",Ry="u-legend",Cy="u-live",Py="u-inline",Iy="u-series",zy="u-marker",Fm="u-label",Dy="u-value",ol="width",ll="height";var Om="bottom",ja="left",nd="right",yd="#000",Bm=yd+"0",id="mousemove",Hm="mousedown",rd="mouseup",Vm="mouseenter",Gm="mouseleave",Wm="dblclick",Ly="resize",ky="scroll",qm="change",Nc="dppxchange",_d="--",so=typeof window<"u",cd=so?document:null,eo=so?window:null,Ny=so?navigator:null,Wt,zc;function hd(){let i=devicePixelRatio;Wt!=i&&(Wt=i,zc&&dd(qm,zc,hd),zc=matchMedia(`(min-resolution: ${Wt-.001}dppx) and (max-resolution: ${Wt+.001}dppx)`),ya(qm,zc,hd),eo.dispatchEvent(new CustomEvent(Nc)))}function Wi(i,e){if(e!=null){let t=i.classList;!t.contains(e)&&t.add(e)}}function ud(i,e){let t=i.classList;t.contains(e)&&t.remove(e)}function dn(i,e,t){i.style[e]=t+"px"}function mr(i,e,t,n){let r=cd.createElement(i);return e!=null&&Wi(r,e),t?.insertBefore(r,n),r}function ir(i,e){return mr("div",i,e)}var Xm=new WeakMap;function Or(i,e,t,n,r){let s="translate("+e+"px,"+t+"px)",a=Xm.get(i);s!=a&&(i.style.transform=s,Xm.set(i,s),e<0||t<0||e>n||t>r?Wi(i,xa):ud(i,xa))}var Ym=new WeakMap;function Zm(i,e,t){let n=e+t,r=Ym.get(i);n!=r&&(Ym.set(i,n),i.style.background=e,i.style.borderColor=t)}var $m=new WeakMap;function Km(i,e,t,n){let r=e+""+t,s=$m.get(i);r!=s&&($m.set(i,r),i.style.height=t+"px",i.style.width=e+"px",i.style.marginLeft=n?-e/2+"px":0,i.style.marginTop=n?-t/2+"px":0)}var bd={passive:!0},Uy={...bd,capture:!0};function ya(i,e,t,n){e.addEventListener(i,t,n?Uy:bd)}function dd(i,e,t,n){e.removeEventListener(i,t,bd)}so&&hd();function gr(i,e,t,n){let r;t=t||0,n=n||e.length-1;let s=n<=2147483647;for(;n-t>1;)r=s?t+n>>1:qi((t+n)/2),e[r]<i?t=r:n=r;return i-e[t]<=e[n]-i?t:n}function w1(i){return(t,n,r)=>{let s=-1,a=-1;for(let o=n;o<=r;o++)if(i(t[o])){s=o;break}for(let o=r;o>=n;o--)if(i(t[o])){a=o;break}return[s,a]}}var T1=i=>i!=null,E1=i=>i!=null&&i>0,Oc=w1(T1),Fy=w1(E1);function Oy(i,e,t,n=0,r=!1){let s=r?Fy:Oc,a=r?E1:T1;[e,t]=s(i,e,t);let o=i[e],l=i[e];if(e>-1)if(n==1)o=i[e],l=i[t];else if(n==-1)o=i[t],l=i[e];else for(let c=e;c<=t;c++){let h=i[c];a(h)&&(h<o?o=h:h>l&&(l=h))}return[o??rn,l??-rn]}function Bc(i,e,t,n){let r=Qm(i),s=Qm(e);i==e&&(r==-1?(i*=t,e/=t):(i/=t,e*=t));let a=t==10?hs:A1,o=r==1?qi:rr,l=s==1?rr:qi,c=o(a(Xn(i))),h=l(a(Xn(e))),u=to(t,c),d=to(t,h);return t==10&&(c<0&&(u=sn(u,-c)),h<0&&(d=sn(d,-h))),n||t==2?(i=u*r,e=d*s):(i=I1(i,u),e=Hc(e,d)),[i,e]}function Sd(i,e,t,n){let r=Bc(i,e,t,n);return i==0&&(r[0]=0),e==0&&(r[1]=0),r}var Md=.1,Jm={mode:3,pad:Md},hl={pad:0,soft:null,mode:0},By={min:hl,max:hl};function Uc(i,e,t,n){return Vc(t)?jm(i,e,t):(hl.pad=t,hl.soft=n?0:null,hl.mode=n?3:0,jm(i,e,By))}function Bt(i,e){return i??e}function Hy(i,e,t){for(e=Bt(e,0),t=Bt(t,i.length-1);e<=t;){if(i[e]!=null)return!0;e++}return!1}function jm(i,e,t){let n=t.min,r=t.max,s=Bt(n.pad,0),a=Bt(r.pad,0),o=Bt(n.hard,-rn),l=Bt(r.hard,rn),c=Bt(n.soft,rn),h=Bt(r.soft,-rn),u=Bt(n.mode,0),d=Bt(r.mode,0),f=e-i,g=hs(f),_=wi(Xn(i),Xn(e)),m=hs(_),v=Xn(m-g);(f<1e-24||v>10)&&(f=0,(i==0||e==0)&&(f=1e-24,u==2&&c!=rn&&(s=0),d==2&&h!=-rn&&(a=0)));let b=f||_||1e3,R=hs(b),M=to(10,qi(R)),I=b*(f==0?i==0?.1:1:s),A=sn(I1(i-I,M/10),24),y=i>=c&&(u==1||u==3&&A<=c||u==2&&A>=c)?c:rn,E=wi(o,A<y&&i>=y?y:vr(y,A)),V=b*(f==0?e==0?.1:1:a),k=sn(Hc(e+V,M/10),24),N=e<=h&&(d==1||d==3&&k>=h||d==2&&k<=h)?h:-rn,X=vr(l,k>N&&e<=N?N:wi(N,k));return E==X&&E==0&&(X=100),[E,X]}var Vy=new Intl.NumberFormat(so?Ny.language:"en-US"),wd=i=>Vy.format(i),Xi=Math,kc=Xi.PI,Xn=Xi.abs,qi=Xi.floor,qn=Xi.round,rr=Xi.ceil,vr=Xi.min,wi=Xi.max,to=Xi.pow,Qm=Xi.sign,hs=Xi.log10,A1=Xi.log2,Gy=(i,e=1)=>Xi.sinh(i)*e,sd=(i,e=1)=>Xi.asinh(i/e),rn=1/0;function e1(i){return(hs((i^i>>31)-(i>>31))|0)+1}function fd(i,e,t){return vr(wi(i,e),t)}function R1(i){return typeof i=="function"}function kt(i){return R1(i)?i:()=>i}var Wy=()=>{},C1=i=>i,P1=(i,e)=>e,qy=i=>null,t1=i=>!0,n1=(i,e)=>i==e,Xy=/\.\d*?(?=9{6,}|0{6,})/gm,_a=i=>{if(D1(i)||Os.has(i))return i;let e=`${i}`,t=e.match(Xy);if(t==null)return i;let n=t[0].length-1;if(e.indexOf("e-")!=-1){let[r,s]=e.split("e");return+`${_a(r)}e${s}`}return sn(i,n)};function ga(i,e){return _a(sn(_a(i/e))*e)}function Hc(i,e){return _a(rr(_a(i/e))*e)}function I1(i,e){return _a(qi(_a(i/e))*e)}function sn(i,e=0){if(D1(i))return i;let t=10**e,n=i*t*(1+Number.EPSILON);return qn(n)/t}var Os=new Map;function z1(i){return((""+i).split(".")[1]||"").length}function dl(i,e,t,n){let r=[],s=n.map(z1);for(let a=e;a<t;a++){let o=Xn(a),l=sn(to(i,a),o);for(let c=0;c<n.length;c++){let h=i==10?+`${n[c]}e${a}`:n[c]*l,u=(a>=0?0:o)+(a>=s[c]?0:s[c]),d=i==10?h:sn(h,u);r.push(d),Os.set(d,u)}}return r}var ul={},Td=[],no=[null,null],Fs=Array.isArray,D1=Number.isInteger,Yy=i=>i===void 0;function i1(i){return typeof i=="string"}function Vc(i){let e=!1;if(i!=null){let t=i.constructor;e=t==null||t==Object}return e}function Zy(i){return i!=null&&typeof i=="object"}var $y=Object.getPrototypeOf(Uint8Array),L1="__proto__";function io(i,e=Vc){let t;if(Fs(i)){let n=i.find(r=>r!=null);if(Fs(n)||e(n)){t=Array(i.length);for(let r=0;r<i.length;r++)t[r]=io(i[r],e)}else t=i.slice()}else if(i instanceof $y)t=i.slice();else if(e(i)){t={};for(let n in i)n!=L1&&(t[n]=io(i[n],e))}else t=i;return t}function Fn(i){let e=arguments;for(let t=1;t<e.length;t++){let n=e[t];for(let r in n)r!=L1&&(Vc(i[r])?Fn(i[r],io(n[r])):i[r]=io(n[r]))}return i}var Ky=0,Jy=1,jy=2;function Qy(i,e,t){for(let n=0,r,s=-1;n<e.length;n++){let a=e[n];if(a>s){for(r=a-1;r>=0&&i[r]==null;)i[r--]=null;for(r=a+1;r<t&&i[r]==null;)i[s=r++]=null}}}function e3(i,e){if(i3(i)){let a=i[0].slice();for(let o=1;o<i.length;o++)a.push(...i[o].slice(1));return r3(a[0])||(a=n3(a)),a}let t=new Set;for(let a=0;a<i.length;a++){let l=i[a][0],c=l.length;for(let h=0;h<c;h++)t.add(l[h])}let n=[Array.from(t).sort((a,o)=>a-o)],r=n[0].length,s=new Map;for(let a=0;a<r;a++)s.set(n[0][a],a);for(let a=0;a<i.length;a++){let o=i[a],l=o[0];for(let c=1;c<o.length;c++){let h=o[c],u=Array(r).fill(void 0),d=e?e[a][c]:Jy,f=[];for(let g=0;g<h.length;g++){let _=h[g],m=s.get(l[g]);_===null?d!=Ky&&(u[m]=_,d==jy&&f.push(m)):u[m]=_}Qy(u,f,r),n.push(u)}}return n}var t3=typeof queueMicrotask>"u"?i=>Promise.resolve().then(i):queueMicrotask;function n3(i){let e=i[0],t=e.length,n=Array(t);for(let s=0;s<n.length;s++)n[s]=s;n.sort((s,a)=>e[s]-e[a]);let r=[];for(let s=0;s<i.length;s++){let a=i[s],o=Array(t);for(let l=0;l<t;l++)o[l]=a[n[l]];r.push(o)}return r}function i3(i){let e=i[0][0],t=e.length;for(let n=1;n<i.length;n++){let r=i[n][0];if(r.length!=t)return!1;if(r!=e){for(let s=0;s<t;s++)if(r[s]!=e[s])return!1}}return!0}function r3(i,e=100){let t=i.length;if(t<=1)return!0;let n=0,r=t-1;for(;n<=r&&i[n]==null;)n++;for(;r>=n&&i[r]==null;)r--;if(r<=n)return!0;let s=wi(1,qi((r-n+1)/e));for(let a=i[n],o=n+s;o<=r;o+=s){let l=i[o];if(l!=null){if(l<=a)return!1;a=l}}return!0}var k1=["January","February","March","April","May","June","July","August","September","October","November","December"],N1=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function U1(i){return i.slice(0,3)}var s3=N1.map(U1),a3=k1.map(U1),o3={MMMM:k1,MMM:a3,WWWW:N1,WWW:s3};function al(i){return(i<10?"0":"")+i}function l3(i){return(i<10?"00":i<100?"0":"")+i}var c3={YYYY:i=>i.getFullYear(),YY:i=>(i.getFullYear()+"").slice(2),MMMM:(i,e)=>e.MMMM[i.getMonth()],MMM:(i,e)=>e.MMM[i.getMonth()],MM:i=>al(i.getMonth()+1),M:i=>i.getMonth()+1,DD:i=>al(i.getDate()),D:i=>i.getDate(),WWWW:(i,e)=>e.WWWW[i.getDay()],WWW:(i,e)=>e.WWW[i.getDay()],HH:i=>al(i.getHours()),H:i=>i.getHours(),h:i=>{let e=i.getHours();return e==0?12:e>12?e-12:e},AA:i=>i.getHours()>=12?"PM":"AM",aa:i=>i.getHours()>=12?"pm":"am",a:i=>i.getHours()>=12?"p":"a",mm:i=>al(i.getMinutes()),m:i=>i.getMinutes(),ss:i=>al(i.getSeconds()),s:i=>i.getSeconds(),fff:i=>l3(i.getMilliseconds())};function Ed(i,e){e=e||o3;let t=[],n=/\{([a-z]+)\}|[^{]+/gi,r;for(;r=n.exec(i);)t.push(r[0][0]=="{"?c3[r[1]]:r[0]);return s=>{let a="";for(let o=0;o<t.length;o++)a+=typeof t[o]=="string"?t[o]:t[o](s,e);return a}}var h3=new Intl.DateTimeFormat().resolvedOptions().timeZone;function u3(i,e){let t;return e=="UTC"||e=="Etc/UTC"?t=new Date(+i+i.getTimezoneOffset()*6e4):e==h3?t=i:(t=new Date(i.toLocaleString("en-US",{timeZone:e})),t.setMilliseconds(i.getMilliseconds())),t}var F1=i=>i%1==0,Fc=[1,2,2.5,5],d3=dl(10,-32,0,Fc),O1=dl(10,0,32,Fc),f3=O1.filter(F1),va=d3.concat(O1),Ad=`
`,B1="{YYYY}",r1=Ad+B1,H1="{M}/{D}",cl=Ad+H1,Dc=cl+"/{YY}",V1="{aa}",p3="{h}:{mm}",Qa=p3+V1,s1=Ad+Qa,a1=":{ss}",Yt=null;function G1(i){let e=i*1e3,t=e*60,n=t*60,r=n*24,s=r*30,a=r*365,l=(i==1?dl(10,0,3,Fc).filter(F1):dl(10,-3,0,Fc)).concat([e,e*5,e*10,e*15,e*30,t,t*5,t*10,t*15,t*30,n,n*2,n*3,n*4,n*6,n*8,n*12,r,r*2,r*3,r*4,r*5,r*6,r*7,r*8,r*9,r*10,r*15,s,s*2,s*3,s*4,s*6,a,a*2,a*5,a*10,a*25,a*50,a*100]),c=[[a,B1,Yt,Yt,Yt,Yt,Yt,Yt,1],[r*28,"{MMM}",r1,Yt,Yt,Yt,Yt,Yt,1],[r,H1,r1,Yt,Yt,Yt,Yt,Yt,1],[n,"{h}"+V1,Dc,Yt,cl,Yt,Yt,Yt,1],[t,Qa,Dc,Yt,cl,Yt,Yt,Yt,1],[e,a1,Dc+" "+Qa,Yt,cl+" "+Qa,Yt,s1,Yt,1],[i,a1+".{fff}",Dc+" "+Qa,Yt,cl+" "+Qa,Yt,s1,Yt,1]];function h(u){return(d,f,g,_,m,v)=>{let b=[],R=m>=a,M=m>=s&&m<a,I=u(g),A=sn(I*i,3),y=ad(I.getFullYear(),R?0:I.getMonth(),M||R?1:I.getDate()),E=sn(y*i,3);if(M||R){let V=M?m/s:0,k=R?m/a:0,N=A==E?A:sn(ad(y.getFullYear()+k,y.getMonth()+V,1)*i,3),X=new Date(qn(N/i)),$=X.getFullYear(),U=X.getMonth();for(let O=0;N<=_;O++){let j=ad($+k*O,U+V*O,1),Y=j-u(sn(j*i,3));N=sn((+j+Y)*i,3),N<=_&&b.push(N)}}else{let V=m>=r?r:m,k=qi(g)-qi(A),N=E+k+Hc(A-E,V);b.push(N);let X=u(N),$=X.getHours()+X.getMinutes()/t+X.getSeconds()/n,U=m/n,O=d.axes[f]._space,j=v/O;for(;N=sn(N+m,i==1?0:3),!(N>_);)if(U>1){let Y=qi(sn($+U,6))%24,re=u(N).getHours()-Y;re>1&&(re=-1),N-=re*n,$=($+U)%24;let oe=b[b.length-1];sn((N-oe)/m,3)*j>=.7&&b.push(N)}else b.push(N)}return b}}return[l,c,h]}var[m3,g3,v3]=G1(1),[x3,y3,_3]=G1(.001);dl(2,-53,53,[1]);function o1(i,e){return i.map(t=>t.map((n,r)=>r==0||r==8||n==null?n:e(r==1||t[8]==0?n:t[1]+n)))}function l1(i,e){return(t,n,r,s,a)=>{let o=e.find(g=>a>=g[0])||e[e.length-1],l,c,h,u,d,f;return n.map(g=>{let _=i(g),m=_.getFullYear(),v=_.getMonth(),b=_.getDate(),R=_.getHours(),M=_.getMinutes(),I=_.getSeconds(),A=m!=l&&o[2]||v!=c&&o[3]||b!=h&&o[4]||R!=u&&o[5]||M!=d&&o[6]||I!=f&&o[7]||o[1];return l=m,c=v,h=b,u=R,d=M,f=I,A(_)})}}function b3(i,e){let t=Ed(e);return(n,r,s,a,o)=>r.map(l=>t(i(l)))}function ad(i,e,t){return new Date(i,e,t)}function c1(i,e){return e(i)}var S3="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function h1(i,e){return(t,n,r,s)=>s==null?_d:e(i(n))}function M3(i,e){let t=i.series[e];return t.width?t.stroke(i,e):t.points.width?t.points.stroke(i,e):null}function w3(i,e){return i.series[e].fill(i,e)}var T3={show:!0,live:!0,isolate:!1,mount:Wy,markers:{show:!0,width:2,stroke:M3,fill:w3,dash:"solid"},idx:null,idxs:null,values:[]};function E3(i,e){let t=i.cursor.points,n=ir(),r=t.size(i,e);dn(n,ol,r),dn(n,ll,r);let s=r/-2;dn(n,"marginLeft",s),dn(n,"marginTop",s);let a=t.width(i,e,r);return a&&dn(n,"borderWidth",a),n}function A3(i,e){let t=i.series[e].points;return t._fill||t._stroke}function R3(i,e){let t=i.series[e].points;return t._stroke||t._fill}function C3(i,e){return i.series[e].points.size}var od=[0,0];function P3(i,e,t){return od[0]=e,od[1]=t,od}function Lc(i,e,t,n=!0){return r=>{r.button==0&&(!n||r.target==e)&&t(r)}}function ld(i,e,t,n=!0){return r=>{(!n||r.target==e)&&t(r)}}var I3={show:!0,x:!0,y:!0,lock:!1,move:P3,points:{one:!1,show:E3,size:C3,width:0,stroke:R3,fill:A3},bind:{mousedown:Lc,mouseup:Lc,click:Lc,dblclick:Lc,mousemove:ld,mouseleave:ld,mouseenter:ld},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(i,e)=>{e.stopPropagation(),e.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(i,e,t,n,r)=>n-r,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},W1={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},Rd=Fn({},W1,{filter:P1}),q1=Fn({},Rd,{size:10}),X1=Fn({},W1,{show:!1}),Cd='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',Y1="bold "+Cd,Z1=1.5,u1={show:!0,scale:"x",stroke:yd,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Y1,side:2,grid:Rd,ticks:q1,border:X1,font:Cd,lineGap:Z1,rotate:0},z3="Value",D3="Time",d1={show:!0,scale:"x",auto:!1,sorted:1,min:rn,max:-rn,idxs:[]};function L3(i,e,t,n,r){return e.map(s=>s==null?"":wd(s))}function k3(i,e,t,n,r,s,a){let o=[],l=Os.get(r)||0;t=a?t:sn(Hc(t,r),l);for(let c=t;c<=n;c=sn(c+r,l))o.push(Object.is(c,-0)?0:c);return o}function pd(i,e,t,n,r,s,a){let o=[],l=i.scales[i.axes[e].scale].log,c=l==10?hs:A1,h=qi(c(t));r=to(l,h),l==10&&(r=va[gr(r,va)]);let u=t,d=r*l;l==10&&(d=va[gr(d,va)]);do o.push(u),u=u+r,l==10&&!Os.has(u)&&(u=sn(u,Os.get(r))),u>=d&&(r=u,d=r*l,l==10&&(d=va[gr(d,va)]));while(u<=n);return o}function N3(i,e,t,n,r,s,a){let l=i.scales[i.axes[e].scale].asinh,c=n>l?pd(i,e,wi(l,t),n,r):[l],h=n>=0&&t<=0?[0]:[];return(t<-l?pd(i,e,wi(l,-n),-t,r):[l]).reverse().map(d=>-d).concat(h,c)}var $1=/./,U3=/[12357]/,F3=/[125]/,f1=/1/,md=(i,e,t,n)=>i.map((r,s)=>e==4&&r==0||s%n==0&&t.test(r.toExponential()[r<0?1:0])?r:null);function O3(i,e,t,n,r){let s=i.axes[t],a=s.scale,o=i.scales[a],l=i.valToPos,c=s._space,h=l(10,a),u=l(9,a)-h>=c?$1:l(7,a)-h>=c?U3:l(5,a)-h>=c?F3:f1;if(u==f1){let d=Xn(l(1,a)-h);if(d<c)return md(e.slice().reverse(),o.distr,u,rr(c/d)).reverse()}return md(e,o.distr,u,1)}function B3(i,e,t,n,r){let s=i.axes[t],a=s.scale,o=s._space,l=i.valToPos,c=Xn(l(1,a)-l(2,a));return c<o?md(e.slice().reverse(),3,$1,rr(o/c)).reverse():e}function H3(i,e,t,n){return n==null?_d:e==null?"":wd(e)}var p1={show:!0,scale:"y",stroke:yd,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Y1,side:3,grid:Rd,ticks:q1,border:X1,font:Cd,lineGap:Z1,rotate:0};function V3(i,e){let t=3+(i||1)*2;return sn(t*e,3)}function G3(i,e){let{scale:t,idxs:n}=i.series[0],r=i._data[0],s=i.valToPos(r[n[0]],t,!0),a=i.valToPos(r[n[1]],t,!0),o=Xn(a-s),l=i.series[e],c=o/(l.points.space*Wt);return n[1]-n[0]<=c}var m1={scale:null,auto:!0,sorted:0,min:rn,max:-rn},K1=(i,e,t,n,r)=>r,g1={show:!0,auto:!0,sorted:0,gaps:K1,alpha:1,facets:[Fn({},m1,{scale:"x"}),Fn({},m1,{scale:"y"})]},v1={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:K1,alpha:1,points:{show:G3,filter:null},values:null,min:rn,max:-rn,idxs:[],path:null,clip:null};function W3(i,e,t,n,r){return t/10}var J1={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},q3=Fn({},J1,{time:!1,ori:1}),x1={};function j1(i,e){let t=x1[i];return t||(t={key:i,plots:[],sub(n){t.plots.push(n)},unsub(n){t.plots=t.plots.filter(r=>r!=n)},pub(n,r,s,a,o,l,c){for(let h=0;h<t.plots.length;h++)t.plots[h]!=r&&t.plots[h].pub(n,r,s,a,o,l,c)}},i!=null&&(x1[i]=t)),t}var ro=1,gd=2;function ba(i,e,t){let n=i.mode,r=i.series[e],s=n==2?i._data[e]:i._data,a=i.scales,o=i.bbox,l=s[0],c=n==2?s[1]:s[e],h=n==2?a[r.facets[0].scale]:a[i.series[0].scale],u=n==2?a[r.facets[1].scale]:a[r.scale],d=o.left,f=o.top,g=o.width,_=o.height,m=i.valToPosH,v=i.valToPosV;return h.ori==0?t(r,l,c,h,u,m,v,d,f,g,_,Wc,ao,Xc,eg,ng):t(r,l,c,h,u,v,m,f,d,_,g,qc,oo,zd,tg,ig)}function Pd(i,e){let t=0,n=0,r=Bt(i.bands,Td);for(let s=0;s<r.length;s++){let a=r[s];a.series[0]==e?t=a.dir:a.series[1]==e&&(a.dir==1?n|=1:n|=2)}return[t,n==1?-1:n==2?1:n==3?2:0]}function X3(i,e,t,n,r){let s=i.mode,a=i.series[e],o=s==2?a.facets[1].scale:a.scale,l=i.scales[o];return r==-1?l.min:r==1?l.max:l.distr==3?l.dir==1?l.min:l.max:0}function us(i,e,t,n,r,s){return ba(i,e,(a,o,l,c,h,u,d,f,g,_,m)=>{let v=a.pxRound,b=c.dir*(c.ori==0?1:-1),R=c.ori==0?ao:oo,M,I;b==1?(M=t,I=n):(M=n,I=t);let A=v(u(o[M],c,_,f)),y=v(d(l[M],h,m,g)),E=v(u(o[I],c,_,f)),V=v(d(s==1?h.max:h.min,h,m,g)),k=new Path2D(r);return R(k,E,V),R(k,A,V),R(k,A,y),k})}function Gc(i,e,t,n,r,s){let a=null;if(i.length>0){a=new Path2D;let o=e==0?Xc:zd,l=t;for(let u=0;u<i.length;u++){let d=i[u];if(d[1]>d[0]){let f=d[0]-l;f>0&&o(a,l,n,f,n+s),l=d[1]}}let c=t+r-l,h=10;c>0&&o(a,l,n-h/2,c,n+s+h)}return a}function Y3(i,e,t){let n=i[i.length-1];n&&n[0]==e?n[1]=t:i.push([e,t])}function Id(i,e,t,n,r,s,a){let o=[],l=i.length;for(let c=r==1?t:n;c>=t&&c<=n;c+=r)if(e[c]===null){let u=c,d=c;if(r==1)for(;++c<=n&&e[c]===null;)d=c;else for(;--c>=t&&e[c]===null;)d=c;let f=s(i[u]),g=d==u?f:s(i[d]),_=u-r;f=a<=0&&_>=0&&_<l?s(i[_]):f;let v=d+r;g=a>=0&&v>=0&&v<l?s(i[v]):g,g>=f&&o.push([f,g])}return o}function y1(i){return i==0?C1:i==1?qn:e=>ga(e,i)}function Q1(i){let e=i==0?Wc:qc,t=i==0?(r,s,a,o,l,c)=>{r.arcTo(s,a,o,l,c)}:(r,s,a,o,l,c)=>{r.arcTo(a,s,l,o,c)},n=i==0?(r,s,a,o,l)=>{r.rect(s,a,o,l)}:(r,s,a,o,l)=>{r.rect(a,s,l,o)};return(r,s,a,o,l,c=0,h=0)=>{c==0&&h==0?n(r,s,a,o,l):(c=vr(c,o/2,l/2),h=vr(h,o/2,l/2),e(r,s+c,a),t(r,s+o,a,s+o,a+l,c),t(r,s+o,a+l,s,a+l,h),t(r,s,a+l,s,a,h),t(r,s,a,s+o,a,c),r.closePath())}}var Wc=(i,e,t)=>{i.moveTo(e,t)},qc=(i,e,t)=>{i.moveTo(t,e)},ao=(i,e,t)=>{i.lineTo(e,t)},oo=(i,e,t)=>{i.lineTo(t,e)},Xc=Q1(0),zd=Q1(1),eg=(i,e,t,n,r,s)=>{i.arc(e,t,n,r,s)},tg=(i,e,t,n,r,s)=>{i.arc(t,e,n,r,s)},ng=(i,e,t,n,r,s,a)=>{i.bezierCurveTo(e,t,n,r,s,a)},ig=(i,e,t,n,r,s,a)=>{i.bezierCurveTo(t,e,r,n,a,s)};function rg(i){return(e,t,n,r,s)=>ba(e,t,(a,o,l,c,h,u,d,f,g,_,m)=>{let{pxRound:v,points:b}=a,R,M;c.ori==0?(R=Wc,M=eg):(R=qc,M=tg);let I=sn(b.width*Wt,3),A=(b.size-b.width)/2*Wt,y=sn(A*2,3),E=new Path2D,V=new Path2D,{left:k,top:N,width:X,height:$}=e.bbox;Xc(V,k-y,N-y,X+y*2,$+y*2);let U=O=>{if(l[O]!=null){let j=v(u(o[O],c,_,f)),Y=v(d(l[O],h,m,g));R(E,j+A,Y),M(E,j,Y,A,0,kc*2)}};if(s)s.forEach(U);else for(let O=n;O<=r;O++)U(O);return{stroke:I>0?E:null,fill:E,clip:V,flags:ro|gd}})}function sg(i){return(e,t,n,r,s,a)=>{n!=r&&(s!=n&&a!=n&&i(e,t,n),s!=r&&a!=r&&i(e,t,r),i(e,t,a))}}var Z3=sg(ao),$3=sg(oo);function ag(i){let e=Bt(i?.alignGaps,0);return(t,n,r,s)=>ba(t,n,(a,o,l,c,h,u,d,f,g,_,m)=>{[r,s]=Oc(l,r,s);let v=a.pxRound,b=$=>v(u($,c,_,f)),R=$=>v(d($,h,m,g)),M,I;c.ori==0?(M=ao,I=Z3):(M=oo,I=$3);let A=c.dir*(c.ori==0?1:-1),y={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:ro},E=y.stroke,V=!1;if(s-r>=_*4){let $=me=>t.posToVal(me,c.key,!0),U=null,O=null,j,Y,fe,te=b(o[A==1?r:s]),re=b(o[r]),oe=b(o[s]),ve=$(A==1?re+1:oe-1);for(let me=A==1?r:s;me>=r&&me<=s;me+=A){let ae=o[me],Ee=(A==1?ae<ve:ae>ve)?te:b(ae),Ce=l[me];Ee==te?Ce!=null?(Y=Ce,U==null?(M(E,Ee,R(Y)),j=U=O=Y):Y<U?U=Y:Y>O&&(O=Y)):Ce===null&&(V=!0):(U!=null&&I(E,te,R(U),R(O),R(j),R(Y)),Ce!=null?(Y=Ce,M(E,Ee,R(Y)),U=O=j=Y):(U=O=null,Ce===null&&(V=!0)),te=Ee,ve=$(te+A))}U!=null&&U!=O&&fe!=te&&I(E,te,R(U),R(O),R(j),R(Y))}else for(let $=A==1?r:s;$>=r&&$<=s;$+=A){let U=l[$];U===null?V=!0:U!=null&&M(E,b(o[$]),R(U))}let[N,X]=Pd(t,n);if(a.fill!=null||N!=0){let $=y.fill=new Path2D(E),U=a.fillTo(t,n,a.min,a.max,N),O=R(U),j=b(o[r]),Y=b(o[s]);A==-1&&([Y,j]=[j,Y]),M($,Y,O),M($,j,O)}if(!a.spanGaps){let $=[];V&&$.push(...Id(o,l,r,s,A,b,e)),y.gaps=$=a.gaps(t,n,r,s,$),y.clip=Gc($,c.ori,f,g,_,m)}return X!=0&&(y.band=X==2?[us(t,n,r,s,E,-1),us(t,n,r,s,E,1)]:us(t,n,r,s,E,X)),y})}function K3(i){let e=Bt(i.align,1),t=Bt(i.ascDesc,!1),n=Bt(i.alignGaps,0),r=Bt(i.extend,!1);return(s,a,o,l)=>ba(s,a,(c,h,u,d,f,g,_,m,v,b,R)=>{[o,l]=Oc(u,o,l);let M=c.pxRound,{left:I,width:A}=s.bbox,y=re=>M(g(re,d,b,m)),E=re=>M(_(re,f,R,v)),V=d.ori==0?ao:oo,k={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:ro},N=k.stroke,X=d.dir*(d.ori==0?1:-1),$=E(u[X==1?o:l]),U=y(h[X==1?o:l]),O=U,j=U;r&&e==-1&&(j=I,V(N,j,$)),V(N,U,$);for(let re=X==1?o:l;re>=o&&re<=l;re+=X){let oe=u[re];if(oe==null)continue;let ve=y(h[re]),me=E(oe);e==1?V(N,ve,$):V(N,O,me),V(N,ve,me),$=me,O=ve}let Y=O;r&&e==1&&(Y=I+A,V(N,Y,$));let[fe,te]=Pd(s,a);if(c.fill!=null||fe!=0){let re=k.fill=new Path2D(N),oe=c.fillTo(s,a,c.min,c.max,fe),ve=E(oe);V(re,Y,ve),V(re,j,ve)}if(!c.spanGaps){let re=[];re.push(...Id(h,u,o,l,X,y,n));let oe=c.width*Wt/2,ve=t||e==1?oe:-oe,me=t||e==-1?-oe:oe;re.forEach(ae=>{ae[0]+=ve,ae[1]+=me}),k.gaps=re=c.gaps(s,a,o,l,re),k.clip=Gc(re,d.ori,m,v,b,R)}return te!=0&&(k.band=te==2?[us(s,a,o,l,N,-1),us(s,a,o,l,N,1)]:us(s,a,o,l,N,te)),k})}function _1(i,e,t,n,r,s,a=rn){if(i.length>1){let o=null;for(let l=0,c=1/0;l<i.length;l++)if(e[l]!==void 0){if(o!=null){let h=Xn(i[l]-i[o]);h<c&&(c=h,a=Xn(t(i[l],n,r,s)-t(i[o],n,r,s)))}o=l}}return a}function J3(i){i=i||ul;let e=Bt(i.size,[.6,rn,1]),t=i.align||0,n=i.gap||0,r=i.radius;r=r==null?[0,0]:typeof r=="number"?[r,0]:r;let s=kt(r),a=1-e[0],o=Bt(e[1],rn),l=Bt(e[2],1),c=Bt(i.disp,ul),h=Bt(i.each,f=>{}),{fill:u,stroke:d}=c;return(f,g,_,m)=>ba(f,g,(v,b,R,M,I,A,y,E,V,k,N)=>{let X=v.pxRound,$=t,U=n*Wt,O=o*Wt,j=l*Wt,Y,fe;M.ori==0?[Y,fe]=s(f,g):[fe,Y]=s(f,g);let te=M.dir*(M.ori==0?1:-1),re=M.ori==0?Xc:zd,oe=M.ori==0?h:(Oe,at,xt,Ae,Ft,nt,ot)=>{h(Oe,at,xt,Ft,Ae,ot,nt)},ve=Bt(f.bands,Td).find(Oe=>Oe.series[0]==g),me=ve!=null?ve.dir:0,ae=v.fillTo(f,g,v.min,v.max,me),Te=X(y(ae,I,N,V)),Ee,Ce,Ie,Qe=k,mt=X(v.width*Wt),tt=!1,Tt=null,bt=null,ht=null,on=null;u!=null&&(mt==0||d!=null)&&(tt=!0,Tt=u.values(f,g,_,m),bt=new Map,new Set(Tt).forEach(Oe=>{Oe!=null&&bt.set(Oe,new Path2D)}),mt>0&&(ht=d.values(f,g,_,m),on=new Map,new Set(ht).forEach(Oe=>{Oe!=null&&on.set(Oe,new Path2D)})));let{x0:Qt,size:wn}=c;if(Qt!=null&&wn!=null){$=1,b=Qt.values(f,g,_,m),Qt.unit==2&&(b=b.map(xt=>f.posToVal(E+xt*k,M.key,!0)));let Oe=wn.values(f,g,_,m);wn.unit==2?Ce=Oe[0]*k:Ce=A(Oe[0],M,k,E)-A(0,M,k,E),Qe=_1(b,R,A,M,k,E,Qe),Ie=Qe-Ce+U}else Qe=_1(b,R,A,M,k,E,Qe),Ie=Qe*a+U,Ce=Qe-Ie;Ie<1&&(Ie=0),mt>=Ce/2&&(mt=0),Ie<5&&(X=C1);let Vt=Ie>0,Pn=Qe-Ie-(Vt?mt:0);Ce=X(fd(Pn,j,O)),Ee=($==0?Ce/2:$==te?0:Ce)-$*te*(($==0?U/2:0)+(Vt?mt/2:0));let Ct={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},In=tt?null:new Path2D,pn=null;if(ve!=null)pn=f.data[ve.series[1]];else{let{y0:Oe,y1:at}=c;Oe!=null&&at!=null&&(R=at.values(f,g,_,m),pn=Oe.values(f,g,_,m))}let mn=Y*Ce,W=fe*Ce;for(let Oe=te==1?_:m;Oe>=_&&Oe<=m;Oe+=te){let at=R[Oe];if(at==null)continue;if(pn!=null){let Q=pn[Oe]??0;if(at-Q==0)continue;Te=y(Q,I,N,V)}let xt=M.distr!=2||c!=null?b[Oe]:Oe,Ae=A(xt,M,k,E),Ft=y(Bt(at,ae),I,N,V),nt=X(Ae-Ee),ot=X(wi(Ft,Te)),D=X(vr(Ft,Te)),T=ot-D;if(at!=null){let Q=at<0?W:mn,xe=at<0?mn:W;tt?(mt>0&&ht[Oe]!=null&&re(on.get(ht[Oe]),nt,D+qi(mt/2),Ce,wi(0,T-mt),Q,xe),Tt[Oe]!=null&&re(bt.get(Tt[Oe]),nt,D+qi(mt/2),Ce,wi(0,T-mt),Q,xe)):re(In,nt,D+qi(mt/2),Ce,wi(0,T-mt),Q,xe),oe(f,g,Oe,nt-mt/2,D,Ce+mt,T)}}return mt>0?Ct.stroke=tt?on:In:tt||(Ct._fill=v.width==0?v._fill:v._stroke??v._fill,Ct.width=0),Ct.fill=tt?bt:In,Ct})}function j3(i,e){let t=Bt(e?.alignGaps,0);return(n,r,s,a)=>ba(n,r,(o,l,c,h,u,d,f,g,_,m,v)=>{[s,a]=Oc(c,s,a);let b=o.pxRound,R=Y=>b(d(Y,h,m,g)),M=Y=>b(f(Y,u,v,_)),I,A,y;h.ori==0?(I=Wc,y=ao,A=ng):(I=qc,y=oo,A=ig);let E=h.dir*(h.ori==0?1:-1),V=R(l[E==1?s:a]),k=V,N=[],X=[];for(let Y=E==1?s:a;Y>=s&&Y<=a;Y+=E)if(c[Y]!=null){let te=l[Y],re=R(te);N.push(k=re),X.push(M(c[Y]))}let $={stroke:i(N,X,I,y,A,b),fill:null,clip:null,band:null,gaps:null,flags:ro},U=$.stroke,[O,j]=Pd(n,r);if(o.fill!=null||O!=0){let Y=$.fill=new Path2D(U),fe=o.fillTo(n,r,o.min,o.max,O),te=M(fe);y(Y,k,te),y(Y,V,te)}if(!o.spanGaps){let Y=[];Y.push(...Id(l,c,s,a,E,R,t)),$.gaps=Y=o.gaps(n,r,s,a,Y),$.clip=Gc(Y,h.ori,g,_,m,v)}return j!=0&&($.band=j==2?[us(n,r,s,a,U,-1),us(n,r,s,a,U,1)]:us(n,r,s,a,U,j)),$})}function Q3(i){return j3(e4,i)}function e4(i,e,t,n,r,s){let a=i.length;if(a<2)return null;let o=new Path2D;if(t(o,i[0],e[0]),a==2)n(o,i[1],e[1]);else{let l=Array(a),c=Array(a-1),h=Array(a-1),u=Array(a-1);for(let d=0;d<a-1;d++)h[d]=e[d+1]-e[d],u[d]=i[d+1]-i[d],c[d]=h[d]/u[d];l[0]=c[0];for(let d=1;d<a-1;d++)c[d]===0||c[d-1]===0||c[d-1]>0!=c[d]>0?l[d]=0:(l[d]=3*(u[d-1]+u[d])/((2*u[d]+u[d-1])/c[d-1]+(u[d]+2*u[d-1])/c[d]),isFinite(l[d])||(l[d]=0));l[a-1]=c[a-2];for(let d=0;d<a-1;d++)r(o,i[d]+u[d]/3,e[d]+l[d]*u[d]/3,i[d+1]-u[d]/3,e[d+1]-l[d+1]*u[d]/3,i[d+1],e[d+1])}return o}var vd=new Set;function b1(){for(let i of vd)i.syncRect(!0)}so&&(ya(Ly,eo,b1),ya(ky,eo,b1,!0),ya(Nc,eo,()=>{ai.pxRatio=Wt}));var t4=ag(),n4=rg();function S1(i,e,t,n){return(n?[i[0],i[1]].concat(i.slice(2)):[i[0]].concat(i.slice(1))).map((s,a)=>xd(s,a,e,t))}function i4(i,e){return i.map((t,n)=>n==0?{}:Fn({},e,t))}function xd(i,e,t,n){return Fn({},e==0?t:n,i)}function og(i,e,t){return e==null?no:[e,t]}var r4=og;function s4(i,e,t){return e==null?no:Uc(e,t,Md,!0)}function lg(i,e,t,n){return e==null?no:Bc(e,t,i.scales[n].log,!1)}var a4=lg;function cg(i,e,t,n){return e==null?no:Sd(e,t,i.scales[n].log,!1)}var o4=cg;function l4(i,e,t,n,r){let s=wi(e1(i),e1(e)),a=e-i,o=gr(r/n*a,t);do{let l=t[o],c=n*l/a;if(c>=r&&s+(l<5?Os.get(l):0)<=17)return[l,c]}while(++o<t.length);return[0,0]}function M1(i){let e,t;return i=i.replace(/(\d+)px/,(n,r)=>(e=qn((t=+r)*Wt))+"px"),[i,e,t]}function c4(i){i.show&&[i.font,i.labelFont].forEach(e=>{let t=sn(e[2]*Wt,1);e[0]=e[0].replace(/[0-9.]+px/,t+"px"),e[1]=t})}function ai(i,e,t){let n={mode:Bt(i.mode,1)},r=n.mode;function s(S,C,L,B){let K=C.valToPct(S);return B+L*(C.dir==-1?1-K:K)}function a(S,C,L,B){let K=C.valToPct(S);return B+L*(C.dir==-1?K:1-K)}function o(S,C,L,B){return C.ori==0?s(S,C,L,B):a(S,C,L,B)}n.valToPosH=s,n.valToPosV=a;let l=!1;n.status=0;let c=n.root=ir(gy);if(i.id!=null&&(c.id=i.id),Wi(c,i.class),i.title){let S=ir(yy,c);S.textContent=i.title}let h=mr("canvas"),u=n.ctx=h.getContext("2d"),d=ir(_y,c);ya("click",d,S=>{S.target===g&&(cn!=Ya||gn!=Za)&&si.click(n,S)},!0);let f=n.under=ir(by,d);d.appendChild(h);let g=n.over=ir(Sy,d);i=io(i);let _=+Bt(i.pxAlign,1),m=y1(_);(i.plugins||[]).forEach(S=>{S.opts&&(i=S.opts(n,i)||i)});let v=i.ms||.001,b=n.series=r==1?S1(i.series||[],d1,v1,!1):i4(i.series||[null],g1),R=n.axes=S1(i.axes||[],u1,p1,!0),M=n.scales={},I=n.bands=i.bands||[];I.forEach(S=>{S.fill=kt(S.fill||null),S.dir=Bt(S.dir,-1)});let A=r==2?b[1].facets[0].scale:b[0].scale,y={axes:os,series:It},E=(i.drawOrder||["axes","series"]).map(S=>y[S]);function V(S){let C=S.distr==3?L=>hs(L>0?L:S.clamp(n,L,S.min,S.max,S.key)):S.distr==4?L=>sd(L,S.asinh):S.distr==100?L=>S.fwd(L):L=>L;return L=>{let B=C(L),{_min:K,_max:ie}=S,pe=ie-K;return(B-K)/pe}}function k(S){let C=M[S];if(C==null){let L=(i.scales||ul)[S]||ul;if(L.from!=null){k(L.from);let B=Fn({},M[L.from],L,{key:S});B.valToPct=V(B),M[S]=B}else{C=M[S]=Fn({},S==A?J1:q3,L),C.key=S;let B=C.time,K=C.range,ie=Fs(K);if((S!=A||r==2&&!B)&&(ie&&(K[0]==null||K[1]==null)&&(K={min:K[0]==null?Jm:{mode:1,hard:K[0],soft:K[0]},max:K[1]==null?Jm:{mode:1,hard:K[1],soft:K[1]}},ie=!1),!ie&&Vc(K))){let pe=K;K=(be,De,qe)=>De==null?no:Uc(De,qe,pe)}C.range=kt(K||(B?r4:S==A?C.distr==3?a4:C.distr==4?o4:og:C.distr==3?lg:C.distr==4?cg:s4)),C.auto=kt(ie?!1:C.auto),C.clamp=kt(C.clamp||W3),C._min=C._max=null,C.valToPct=V(C)}}}k("x"),k("y"),r==1&&b.forEach(S=>{k(S.scale)}),R.forEach(S=>{k(S.scale)});for(let S in i.scales)k(S);let N=M[A],X=N.distr,$,U;N.ori==0?(Wi(c,vy),$=s,U=a):(Wi(c,xy),$=a,U=s);let O={};for(let S in M){let C=M[S];(C.min!=null||C.max!=null)&&(O[S]={min:C.min,max:C.max},C.min=C.max=null)}let j=i.tzDate||(S=>new Date(qn(S/v))),Y=i.fmtDate||Ed,fe=v==1?v3(j):_3(j),te=l1(j,o1(v==1?g3:y3,Y)),re=h1(j,c1(S3,Y)),oe=[],ve=n.legend=Fn({},T3,i.legend),me=n.cursor=Fn({},I3,{drag:{y:r==2}},i.cursor),ae=ve.show,Te=me.show,Ee=ve.markers;ve.idxs=oe,Ee.width=kt(Ee.width),Ee.dash=kt(Ee.dash),Ee.stroke=kt(Ee.stroke),Ee.fill=kt(Ee.fill);let Ce,Ie,Qe,mt=[],tt=[],Tt,bt=!1,ht={};if(ve.live){let S=b[1]?b[1].values:null;bt=S!=null,Tt=bt?S(n,1,0):{_:0};for(let C in Tt)ht[C]=_d}if(ae)if(Ce=mr("table",Ry,c),Qe=mr("tbody",null,Ce),ve.mount(n,Ce),bt){Ie=mr("thead",null,Ce,Qe);let S=mr("tr",null,Ie);mr("th",null,S);for(var on in Tt)mr("th",Fm,S).textContent=on}else Wi(Ce,Py),ve.live&&Wi(Ce,Cy);let Qt={show:!0},wn={show:!1};function Vt(S,C){if(C==0&&(bt||!ve.live||r==2))return no;let L=[],B=mr("tr",Iy,Qe,Qe.childNodes[C]);Wi(B,S.class),S.show||Wi(B,xa);let K=mr("th",null,B);if(Ee.show){let be=ir(zy,K);if(C>0){let De=Ee.width(n,C);De&&(be.style.border=De+"px "+Ee.dash(n,C)+" "+Ee.stroke(n,C)),be.style.background=Ee.fill(n,C)}}let ie=ir(Fm,K);S.label instanceof HTMLElement?ie.appendChild(S.label):ie.textContent=S.label,C>0&&(Ee.show||(ie.style.color=S.width>0?Ee.stroke(n,C):Ee.fill(n,C)),Ct("click",K,be=>{if(me._lock)return;dt(be);let De=b.indexOf(S);if((be.ctrlKey||be.metaKey)!=ve.isolate){let qe=b.some((Ye,Ke)=>Ke>0&&Ke!=De&&Ye.show);b.forEach((Ye,Ke)=>{Ke>0&&kr(Ke,qe?Ke==De?Qt:wn:Qt,!0,Un.setSeries)})}else kr(De,{show:!S.show},!0,Un.setSeries)},!1),ft&&Ct(Vm,K,be=>{me._lock||(dt(be),kr(b.indexOf(S),Ka,!0,Un.setSeries))},!1));for(var pe in Tt){let be=mr("td",Dy,B);be.textContent="--",L.push(be)}return[B,L]}let Pn=new Map;function Ct(S,C,L,B=!0){let K=Pn.get(C)||{},ie=me.bind[S](n,C,L,B);ie&&(ya(S,C,K[S]=ie),Pn.set(C,K))}function In(S,C,L){let B=Pn.get(C)||{};for(let K in B)(S==null||K==S)&&(dd(K,C,B[K]),delete B[K]);S==null&&Pn.delete(C)}let pn=0,mn=0,W=0,Oe=0,at=0,xt=0,Ae=at,Ft=xt,nt=W,ot=Oe,D=0,T=0,Q=0,xe=0;n.bbox={};let de=!1,Pe=!1,ze=!1,le=!1,he=!1,Se=!1;function q(S,C,L){(L||S!=n.width||C!=n.height)&&ue(S,C),At(!1),ze=!0,Pe=!0,ui()}function ue(S,C){n.width=pn=W=S,n.height=mn=Oe=C,at=xt=0,ke(),rt();let L=n.bbox;D=L.left=ga(at*Wt,.5),T=L.top=ga(xt*Wt,.5),Q=L.width=ga(W*Wt,.5),xe=L.height=ga(Oe*Wt,.5)}let ce=3;function Ne(){let S=!1,C=0;for(;!S;){C++;let L=Wa(C),B=Lr(C);S=C==ce||L&&B,S||(ue(n.width,n.height),Pe=!0)}}function Re({width:S,height:C}){q(S,C)}n.setSize=Re;function ke(){let S=!1,C=!1,L=!1,B=!1;R.forEach((K,ie)=>{if(K.show&&K._show){let{side:pe,_size:be}=K,De=pe%2,qe=K.label!=null?K.labelSize:0,Ye=be+qe;Ye>0&&(De?(W-=Ye,pe==3?(at+=Ye,B=!0):L=!0):(Oe-=Ye,pe==0?(xt+=Ye,S=!0):C=!0))}}),zr[0]=S,zr[1]=L,zr[2]=C,zr[3]=B,W-=dr[1]+dr[3],at+=dr[3],Oe-=dr[2]+dr[0],xt+=dr[0]}function rt(){let S=at+W,C=xt+Oe,L=at,B=xt;function K(ie,pe){switch(ie){case 1:return S+=pe,S-pe;case 2:return C+=pe,C-pe;case 3:return L-=pe,L+pe;case 0:return B-=pe,B+pe}}R.forEach((ie,pe)=>{if(ie.show&&ie._show){let be=ie.side;ie._pos=K(be,ie._size),ie.label!=null&&(ie._lpos=K(be,ie.labelSize))}})}if(me.dataIdx==null){let S=me.hover,C=S.skip=new Set(S.skip??[]);C.add(void 0);let L=S.prox=kt(S.prox),B=S.bias??(S.bias=0);me.dataIdx=(K,ie,pe,be)=>{if(ie==0)return pe;let De=pe,qe=L(K,ie,pe,be)??rn,Ye=qe>=0&&qe<rn,Ke=N.ori==0?W:Oe,St=me.left,Gt=e[0],Ot=e[ie];if(C.has(Ot[pe])){De=null;let Dt=null,ut=null,st;if(B==0||B==-1)for(st=pe;Dt==null&&st-- >0;)C.has(Ot[st])||(Dt=st);if(B==0||B==1)for(st=pe;ut==null&&st++<Ot.length;)C.has(Ot[st])||(ut=st);if(Dt!=null||ut!=null)if(Ye){let un=Dt==null?-1/0:$(Gt[Dt],N,Ke,0),An=ut==null?1/0:$(Gt[ut],N,Ke,0),ti=St-un,en=An-St;ti<=en?ti<=qe&&(De=Dt):en<=qe&&(De=ut)}else De=ut==null?Dt:Dt==null?ut:pe-Dt<=ut-pe?Dt:ut}else Ye&&Xn(St-$(Gt[pe],N,Ke,0))>qe&&(De=null);return De}}let dt=S=>{me.event=S};me.idxs=oe,me._lock=!1;let ge=me.points;ge.show=kt(ge.show),ge.size=kt(ge.size),ge.stroke=kt(ge.stroke),ge.width=kt(ge.width),ge.fill=kt(ge.fill);let Je=n.focus=Fn({},i.focus||{alpha:.3},me.focus),ft=Je.prox>=0,Be=ft&&ge.one,Et=[],ln=[],yi=[];function Jo(S,C){let L=ge.show(n,C);if(L instanceof HTMLElement)return Wi(L,Ay),Wi(L,S.class),Or(L,-10,-10,W,Oe),g.insertBefore(L,Et[C]),L}function Ha(S,C){if(r==1||C>0){let L=r==1&&M[S.scale].time,B=S.value;S.value=L?i1(B)?h1(j,c1(B,Y)):B||re:B||H3,S.label=S.label||(L?D3:z3)}if(Be||C>0){S.width=S.width==null?1:S.width,S.paths=S.paths||t4||qy,S.fillTo=kt(S.fillTo||X3),S.pxAlign=+Bt(S.pxAlign,_),S.pxRound=y1(S.pxAlign),S.stroke=kt(S.stroke||null),S.fill=kt(S.fill||null),S._stroke=S._fill=S._paths=S._focus=null;let L=V3(wi(1,S.width),1),B=S.points=Fn({},{size:L,width:wi(1,L*.2),stroke:S.stroke,space:L*2,paths:n4,_stroke:null,_fill:null},S.points);B.show=kt(B.show),B.filter=kt(B.filter),B.fill=kt(B.fill),B.stroke=kt(B.stroke),B.paths=kt(B.paths),B.pxAlign=S.pxAlign}if(ae){let L=Vt(S,C);mt.splice(C,0,L[0]),tt.splice(C,0,L[1]),ve.values.push(null)}if(Te){oe.splice(C,0,null);let L=null;Be?C==0&&(L=Jo(S,C)):C>0&&(L=Jo(S,C)),Et.splice(C,0,L),ln.splice(C,0,0),yi.splice(C,0,0)}ei("addSeries",C)}function Xu(S,C){C=C??b.length,S=r==1?xd(S,C,d1,v1):xd(S,C,{},g1),b.splice(C,0,S),Ha(b[C],C)}n.addSeries=Xu;function wc(S){if(b.splice(S,1),ae){ve.values.splice(S,1),tt.splice(S,1);let C=mt.splice(S,1)[0];In(null,C.firstChild),C.remove()}Te&&(oe.splice(S,1),Et.splice(S,1)[0].remove(),ln.splice(S,1),yi.splice(S,1)),ei("delSeries",S)}n.delSeries=wc;let zr=[!1,!1,!1,!1];function rs(S,C){if(S._show=S.show,S.show){let L=S.side%2,B=M[S.scale];B==null&&(S.scale=L?b[1].scale:A,B=M[S.scale]);let K=B.time;S.size=kt(S.size),S.space=kt(S.space),S.rotate=kt(S.rotate),Fs(S.incrs)&&S.incrs.forEach(pe=>{!Os.has(pe)&&Os.set(pe,z1(pe))}),S.incrs=kt(S.incrs||(B.distr==2?f3:K?v==1?m3:x3:va)),S.splits=kt(S.splits||(K&&B.distr==1?fe:B.distr==3?pd:B.distr==4?N3:k3)),S.stroke=kt(S.stroke),S.grid.stroke=kt(S.grid.stroke),S.ticks.stroke=kt(S.ticks.stroke),S.border.stroke=kt(S.border.stroke);let ie=S.values;S.values=Fs(ie)&&!Fs(ie[0])?kt(ie):K?Fs(ie)?l1(j,o1(ie,Y)):i1(ie)?b3(j,ie):ie||te:ie||L3,S.filter=kt(S.filter||(B.distr>=3&&B.log==10?O3:B.distr==3&&B.log==2?B3:P1)),S.font=M1(S.font),S.labelFont=M1(S.labelFont),S._size=S.size(n,null,C,0),S._space=S._rotate=S._incrs=S._found=S._splits=S._values=null,S._size>0&&(zr[C]=!0,S._el=ir(My,d))}}function ss(S,C,L,B){let[K,ie,pe,be]=L,De=C%2,qe=0;return De==0&&(be||ie)&&(qe=C==0&&!K||C==2&&!pe?qn(u1.size/3):0),De==1&&(K||pe)&&(qe=C==1&&!ie||C==3&&!be?qn(p1.size/2):0),qe}let jo=n.padding=(i.padding||[ss,ss,ss,ss]).map(S=>kt(Bt(S,ss))),dr=n._padding=jo.map((S,C)=>S(n,C,zr,0)),Tn,zn=null,Dn=null,Dr=r==1?b[0].idxs:null,Bi=null,zs=!1;function Qo(S,C){if(e=S??[],n.data=n._data=e,r==2){Tn=0;for(let L=1;L<b.length;L++)Tn+=e[L][0].length}else{e.length==0&&(n.data=n._data=e=[[]]),Bi=e[0],Tn=Bi.length;let L=e;if(X==2){L=e.slice();let B=L[0]=Array(Tn);for(let K=0;K<Tn;K++)B[K]=K}n._data=e=L}if(At(!0),ei("setData"),X==2&&(ze=!0),C!==!1){let L=N;L.auto(n,zs)?el():ks(A,L.min,L.max),le=le||me.left>=0,Se=!0,ui()}}n.setData=Qo;function el(){zs=!0;let S,C;r==1&&(Tn>0?(zn=Dr[0]=0,Dn=Dr[1]=Tn-1,S=e[0][zn],C=e[0][Dn],X==2?(S=zn,C=Dn):S==C&&(X==3?[S,C]=Bc(S,S,N.log,!1):X==4?[S,C]=Sd(S,S,N.log,!1):N.time?C=S+qn(86400/v):[S,C]=Uc(S,C,Md,!0))):(zn=Dr[0]=S=null,Dn=Dr[1]=C=null)),ks(A,S,C)}let Va,Ds,Ga,P,Z,se,ee,ne,Ue,Ve;function Fe(S,C,L,B,K,ie){S??(S=Bm),L??(L=Td),B??(B="butt"),K??(K=Bm),ie??(ie="round"),S!=Va&&(u.strokeStyle=Va=S),K!=Ds&&(u.fillStyle=Ds=K),C!=Ga&&(u.lineWidth=Ga=C),ie!=Z&&(u.lineJoin=Z=ie),B!=se&&(u.lineCap=se=B),L!=P&&u.setLineDash(P=L)}function Ge(S,C,L,B){C!=Ds&&(u.fillStyle=Ds=C),S!=ee&&(u.font=ee=S),L!=ne&&(u.textAlign=ne=L),B!=Ue&&(u.textBaseline=Ue=B)}function et(S,C,L,B,K=0){if(B.length>0&&S.auto(n,zs)&&(C==null||C.min==null)){let ie=Bt(zn,0),pe=Bt(Dn,B.length-1),be=L.min==null?Oy(B,ie,pe,K,S.distr==3):[L.min,L.max];S.min=vr(S.min,L.min=be[0]),S.max=wi(S.max,L.max=be[1])}}let gt={min:null,max:null};function Pt(){for(let B in M){let K=M[B];O[B]==null&&(K.min==null||O[A]!=null&&K.auto(n,zs))&&(O[B]=gt)}for(let B in M){let K=M[B];O[B]==null&&K.from!=null&&O[K.from]!=null&&(O[B]=gt)}O[A]!=null&&At(!0);let S={};for(let B in O){let K=O[B];if(K!=null){let ie=S[B]=io(M[B],Zy);if(K.min!=null)Fn(ie,K);else if(B!=A||r==2)if(Tn==0&&ie.from==null){let pe=ie.range(n,null,null,B);ie.min=pe[0],ie.max=pe[1]}else ie.min=rn,ie.max=-rn}}if(Tn>0){b.forEach((B,K)=>{if(r==1){let ie=B.scale,pe=O[ie];if(pe==null)return;let be=S[ie];if(K==0){let De=be.range(n,be.min,be.max,ie);be.min=De[0],be.max=De[1],zn=gr(be.min,e[0]),Dn=gr(be.max,e[0]),Dn-zn>1&&(e[0][zn]<be.min&&zn++,e[0][Dn]>be.max&&Dn--),B.min=Bi[zn],B.max=Bi[Dn]}else B.show&&B.auto&&et(be,pe,B,e[K],B.sorted);B.idxs[0]=zn,B.idxs[1]=Dn}else if(K>0&&B.show&&B.auto){let[ie,pe]=B.facets,be=ie.scale,De=pe.scale,[qe,Ye]=e[K],Ke=S[be],St=S[De];Ke!=null&&et(Ke,O[be],ie,qe,ie.sorted),St!=null&&et(St,O[De],pe,Ye,pe.sorted),B.min=pe.min,B.max=pe.max}});for(let B in S){let K=S[B],ie=O[B];if(K.from==null&&(ie==null||ie.min==null)){let pe=K.range(n,K.min==rn?null:K.min,K.max==-rn?null:K.max,B);K.min=pe[0],K.max=pe[1]}}}for(let B in S){let K=S[B];if(K.from!=null){let ie=S[K.from];if(ie.min==null)K.min=K.max=null;else{let pe=K.range(n,ie.min,ie.max,B);K.min=pe[0],K.max=pe[1]}}}let C={},L=!1;for(let B in S){let K=S[B],ie=M[B];if(ie.min!=K.min||ie.max!=K.max){ie.min=K.min,ie.max=K.max;let pe=ie.distr;ie._min=pe==3?hs(ie.min):pe==4?sd(ie.min,ie.asinh):pe==100?ie.fwd(ie.min):ie.min,ie._max=pe==3?hs(ie.max):pe==4?sd(ie.max,ie.asinh):pe==100?ie.fwd(ie.max):ie.max,C[B]=L=!0}}if(L){b.forEach((B,K)=>{r==2?K>0&&C.y&&(B._paths=null):C[B.scale]&&(B._paths=null)});for(let B in C)ze=!0,ei("setScale",B);Te&&me.left>=0&&(le=Se=!0)}for(let B in O)O[B]=null}function je(S){let C=fd(zn-1,0,Tn-1),L=fd(Dn+1,0,Tn-1);for(;S[C]==null&&C>0;)C--;for(;S[L]==null&&L<Tn-1;)L++;return[C,L]}function It(){if(Tn>0){let S=b.some(C=>C._focus)&&Ve!=Je.alpha;S&&(u.globalAlpha=Ve=Je.alpha),b.forEach((C,L)=>{if(L>0&&C.show&&(_n(L,!1),_n(L,!0),C._paths==null)){let B=Ve;Ve!=C.alpha&&(u.globalAlpha=Ve=C.alpha);let K=r==2?[0,e[L][0].length-1]:je(e[L]);C._paths=C.paths(n,L,K[0],K[1]),Ve!=B&&(u.globalAlpha=Ve=B)}}),b.forEach((C,L)=>{if(L>0&&C.show){let B=Ve;Ve!=C.alpha&&(u.globalAlpha=Ve=C.alpha),C._paths!=null&&Kt(L,!1);{let K=C._paths!=null?C._paths.gaps:null,ie=C.points.show(n,L,zn,Dn,K),pe=C.points.filter(n,L,ie,K);(ie||pe)&&(C.points._paths=C.points.paths(n,L,zn,Dn,pe),Kt(L,!0))}Ve!=B&&(u.globalAlpha=Ve=B),ei("drawSeries",L)}}),S&&(u.globalAlpha=Ve=1)}}function _n(S,C){let L=C?b[S].points:b[S];L._stroke=L.stroke(n,S),L._fill=L.fill(n,S)}function Kt(S,C){let L=C?b[S].points:b[S],{stroke:B,fill:K,clip:ie,flags:pe,_stroke:be=L._stroke,_fill:De=L._fill,_width:qe=L.width}=L._paths;qe=sn(qe*Wt,3);let Ye=null,Ke=qe%2/2;C&&De==null&&(De=qe>0?"#fff":be);let St=L.pxAlign==1&&Ke>0;if(St&&u.translate(Ke,Ke),!C){let Gt=D-qe/2,Ot=T-qe/2,Dt=Q+qe,ut=xe+qe;Ye=new Path2D,Ye.rect(Gt,Ot,Dt,ut)}C?$e(be,qe,L.dash,L.cap,De,B,K,pe,ie):Jt(S,be,qe,L.dash,L.cap,De,B,K,pe,Ye,ie),St&&u.translate(-Ke,-Ke)}function Jt(S,C,L,B,K,ie,pe,be,De,qe,Ye){let Ke=!1;De!=0&&I.forEach((St,Gt)=>{if(St.series[0]==S){let Ot=b[St.series[1]],Dt=e[St.series[1]],ut=(Ot._paths||ul).band;Fs(ut)&&(ut=St.dir==1?ut[0]:ut[1]);let st,un=null;Ot.show&&ut&&Hy(Dt,zn,Dn)?(un=St.fill(n,Gt)||ie,st=Ot._paths.clip):ut=null,$e(C,L,B,K,un,pe,be,De,qe,Ye,st,ut),Ke=!0}}),Ke||$e(C,L,B,K,ie,pe,be,De,qe,Ye)}let Gn=ro|gd;function $e(S,C,L,B,K,ie,pe,be,De,qe,Ye,Ke){Fe(S,C,L,B,K),(De||qe||Ke)&&(u.save(),De&&u.clip(De),qe&&u.clip(qe)),Ke?(be&Gn)==Gn?(u.clip(Ke),Ye&&u.clip(Ye),Lt(K,pe),Ln(S,ie,C)):be&gd?(Lt(K,pe),u.clip(Ke),Ln(S,ie,C)):be&ro&&(u.save(),u.clip(Ke),Ye&&u.clip(Ye),Lt(K,pe),u.restore(),Ln(S,ie,C)):(Lt(K,pe),Ln(S,ie,C)),(De||qe||Ke)&&u.restore()}function Ln(S,C,L){L>0&&(C instanceof Map?C.forEach((B,K)=>{u.strokeStyle=Va=K,u.stroke(B)}):C!=null&&S&&u.stroke(C))}function Lt(S,C){C instanceof Map?C.forEach((L,B)=>{u.fillStyle=Ds=B,u.fill(L)}):C!=null&&S&&u.fill(C)}function as(S,C,L,B){let K=R[S],ie;if(B<=0)ie=[0,0];else{let pe=K._space=K.space(n,S,C,L,B),be=K._incrs=K.incrs(n,S,C,L,B,pe);ie=l4(C,L,be,B,pe)}return K._found=ie}function kn(S,C,L,B,K,ie,pe,be,De,qe){let Ye=pe%2/2;_==1&&u.translate(Ye,Ye),Fe(be,pe,De,qe,be),u.beginPath();let Ke,St,Gt,Ot,Dt=K+(B==0||B==3?-ie:ie);L==0?(St=K,Ot=Dt):(Ke=K,Gt=Dt);for(let ut=0;ut<S.length;ut++)C[ut]!=null&&(L==0?Ke=Gt=S[ut]:St=Ot=S[ut],u.moveTo(Ke,St),u.lineTo(Gt,Ot));u.stroke(),_==1&&u.translate(-Ye,-Ye)}function Wa(S){let C=!0;return R.forEach((L,B)=>{if(!L.show)return;let K=M[L.scale];if(K.min==null){L._show&&(C=!1,L._show=!1,At(!1));return}else L._show||(C=!1,L._show=!0,At(!1));let ie=L.side,pe=ie%2,{min:be,max:De}=K,[qe,Ye]=as(B,be,De,pe==0?W:Oe);if(Ye==0)return;let Ke=K.distr==2,St=L._splits=L.splits(n,B,be,De,qe,Ye,Ke),Gt=K.distr==2?St.map(st=>Bi[st]):St,Ot=K.distr==2?Bi[St[1]]-Bi[St[0]]:qe,Dt=L._values=L.values(n,L.filter(n,Gt,B,Ye,Ot),B,Ye,Ot);L._rotate=ie==2?L.rotate(n,Dt,B,Ye):0;let ut=L._size;L._size=rr(L.size(n,Dt,B,S)),ut!=null&&L._size!=ut&&(C=!1)}),C}function Lr(S){let C=!0;return jo.forEach((L,B)=>{let K=L(n,B,zr,S);K!=dr[B]&&(C=!1),dr[B]=K}),C}function os(){for(let S=0;S<R.length;S++){let C=R[S];if(!C.show||!C._show)continue;let L=C.side,B=L%2,K,ie,pe=C.stroke(n,S),be=L==0||L==3?-1:1,[De,qe]=C._found;if(C.label!=null){let Si=C.labelGap*be,Gi=qn((C._lpos+Si)*Wt);Ge(C.labelFont[0],pe,"center",L==2?"top":Om),u.save(),B==1?(K=ie=0,u.translate(Gi,qn(T+xe/2)),u.rotate((L==3?-kc:kc)/2)):(K=qn(D+Q/2),ie=Gi);let ma=R1(C.label)?C.label(n,S,De,qe):C.label;u.fillText(ma,K,ie),u.restore()}if(qe==0)continue;let Ye=M[C.scale],Ke=B==0?Q:xe,St=B==0?D:T,Gt=C._splits,Ot=Ye.distr==2?Gt.map(Si=>Bi[Si]):Gt,Dt=Ye.distr==2?Bi[Gt[1]]-Bi[Gt[0]]:De,ut=C.ticks,st=C.border,un=ut.show?ut.size:0,An=qn(un*Wt),ti=qn((C.alignTo==2?C._size-un-C.gap:C.gap)*Wt),en=C._rotate*-kc/180,Rn=m(C._pos*Wt),Hi=(An+ti)*be,bi=Rn+Hi;ie=B==0?bi:0,K=B==1?bi:0;let tr=C.font[0],fr=C.align==1?ja:C.align==2?nd:en>0?ja:en<0?nd:B==0?"center":L==3?nd:ja,Ur=en||B==1?"middle":L==2?"top":Om;Ge(tr,pe,fr,Ur);let Vi=C.font[1]*C.lineGap,nr=Gt.map(Si=>m(o(Si,Ye,Ke,St))),pr=C._values;for(let Si=0;Si<pr.length;Si++){let Gi=pr[Si];if(Gi!=null){B==0?K=nr[Si]:ie=nr[Si],Gi=""+Gi;let ma=Gi.indexOf(`
`)==-1?[Gi]:Gi.split(/\n/gm);for(let Mi=0;Mi<ma.length;Mi++){let km=ma[Mi];en?(u.save(),u.translate(K,ie+Mi*Vi),u.rotate(en),u.fillText(km,0,0),u.restore()):u.fillText(km,K,ie+Mi*Vi)}}}ut.show&&kn(nr,ut.filter(n,Ot,S,qe,Dt),B,L,Rn,An,sn(ut.width*Wt,3),ut.stroke(n,S),ut.dash,ut.cap);let Fr=C.grid;Fr.show&&kn(nr,Fr.filter(n,Ot,S,qe,Dt),B,B==0?2:1,B==0?T:D,B==0?xe:Q,sn(Fr.width*Wt,3),Fr.stroke(n,S),Fr.dash,Fr.cap),st.show&&kn([Rn],[1],B==0?1:0,B==0?1:2,B==1?T:D,B==1?xe:Q,sn(st.width*Wt,3),st.stroke(n,S),st.dash,st.cap)}ei("drawAxes")}function At(S){b.forEach((C,L)=>{L>0&&(C._paths=null,S&&(r==1?(C.min=null,C.max=null):C.facets.forEach(B=>{B.min=null,B.max=null})))})}let En=!1,_i=!1,jt=[];function Nn(){_i=!1;for(let S=0;S<jt.length;S++)ei(...jt[S]);jt.length=0}function ui(){En||(t3(vm),En=!0)}function Tc(S,C=!1){En=!0,_i=C,S(n),vm(),C&&jt.length>0&&queueMicrotask(Nn)}n.batch=Tc;function vm(){if(de&&(Pt(),de=!1),ze&&(Ne(),ze=!1),Pe){if(dn(f,ja,at),dn(f,"top",xt),dn(f,ol,W),dn(f,ll,Oe),dn(g,ja,at),dn(g,"top",xt),dn(g,ol,W),dn(g,ll,Oe),dn(d,ol,pn),dn(d,ll,mn),h.width=qn(pn*Wt),h.height=qn(mn*Wt),R.forEach(({_el:S,_show:C,_size:L,_pos:B,side:K})=>{if(S!=null)if(C){let ie=K===3||K===0?L:0,pe=K%2==1;dn(S,pe?"left":"top",B-ie),dn(S,pe?"width":"height",L),dn(S,pe?"top":"left",pe?xt:at),dn(S,pe?"height":"width",pe?Oe:W),ud(S,xa)}else Wi(S,xa)}),Va=Ds=Ga=Z=se=ee=ne=Ue=P=null,Ve=1,il(!0),at!=Ae||xt!=Ft||W!=nt||Oe!=ot){At(!1);let S=W/nt,C=Oe/ot;if(Te&&!le&&me.left>=0){me.left*=S,me.top*=C,qa&&Or(qa,qn(me.left),0,W,Oe),Xa&&Or(Xa,0,qn(me.top),W,Oe);for(let L=0;L<Et.length;L++){let B=Et[L];B!=null&&(ln[L]*=S,yi[L]*=C,Or(B,rr(ln[L]),rr(yi[L]),W,Oe))}}if(hn.show&&!he&&hn.left>=0&&hn.width>0){hn.left*=S,hn.width*=S,hn.top*=C,hn.height*=C;for(let L in ju)dn($a,L,hn[L])}Ae=at,Ft=xt,nt=W,ot=Oe}ei("setSize"),Pe=!1}pn>0&&mn>0&&(u.clearRect(0,0,h.width,h.height),ei("drawClear"),E.forEach(S=>S()),ei("draw")),hn.show&&he&&(Ec(hn),he=!1),Te&&le&&(pa(null,!0,!1),le=!1),ve.show&&ve.live&&Se&&(Ku(),Se=!1),l||(l=!0,n.status=1,ei("ready")),zs=!1,En=!1}n.redraw=(S,C)=>{ze=C||!1,S!==!1?ks(A,N.min,N.max):ui()};function Yu(S,C){let L=M[S];if(L.from==null){if(Tn==0){let B=L.range(n,C.min,C.max,S);C.min=B[0],C.max=B[1]}if(C.min>C.max){let B=C.min;C.min=C.max,C.max=B}if(Tn>1&&C.min!=null&&C.max!=null&&C.max-C.min<1e-16)return;S==A&&L.distr==2&&Tn>0&&(C.min=gr(C.min,e[0]),C.max=gr(C.max,e[0]),C.min==C.max&&C.max++),O[S]=C,de=!0,ui()}}n.setScale=Yu;let Zu,$u,qa,Xa,xm,ym,Ya,Za,_m,bm,cn,gn,Ls=!1,si=me.drag,jn=si.x,Qn=si.y;Te&&(me.x&&(Zu=ir(Ty,g)),me.y&&($u=ir(Ey,g)),N.ori==0?(qa=Zu,Xa=$u):(qa=$u,Xa=Zu),cn=me.left,gn=me.top);let hn=n.select=Fn({show:!0,over:!0,left:0,width:0,top:0,height:0},i.select),$a=hn.show?ir(wy,hn.over?g:f):null;function Ec(S,C){if(hn.show){for(let L in S)hn[L]=S[L],L in ju&&dn($a,L,S[L]);C!==!1&&ei("setSelect")}}n.setSelect=Ec;function ny(S){if(b[S].show)ae&&ud(mt[S],xa);else if(ae&&Wi(mt[S],xa),Te){let L=Be?Et[0]:Et[S];L!=null&&Or(L,-10,-10,W,Oe)}}function ks(S,C,L){Yu(S,{min:C,max:L})}function kr(S,C,L,B){C.focus!=null&&oy(S),C.show!=null&&b.forEach((K,ie)=>{ie>0&&(S==ie||S==null)&&(K.show=C.show,ny(ie),r==2?(ks(K.facets[0].scale,null,null),ks(K.facets[1].scale,null,null)):ks(K.scale,null,null),ui())}),L!==!1&&ei("setSeries",S,C),B&&rl("setSeries",n,S,C)}n.setSeries=kr;function iy(S,C){Fn(I[S],C)}function ry(S,C){S.fill=kt(S.fill||null),S.dir=Bt(S.dir,-1),C=C??I.length,I.splice(C,0,S)}function sy(S){S==null?I.length=0:I.splice(S,1)}n.addBand=ry,n.setBand=iy,n.delBand=sy;function ay(S,C){b[S].alpha=C,Te&&Et[S]!=null&&(Et[S].style.opacity=C),ae&&mt[S]&&(mt[S].style.opacity=C)}let ls,Ns,fa,Ka={focus:!0};function oy(S){if(S!=fa){let C=S==null,L=Je.alpha!=1;b.forEach((B,K)=>{if(r==1||K>0){let ie=C||K==0||K==S;B._focus=C?null:ie,L&&ay(K,ie?1:Je.alpha)}}),fa=S,L&&ui()}}ae&&ft&&Ct(Gm,Ce,S=>{me._lock||(dt(S),fa!=null&&kr(null,Ka,!0,Un.setSeries))});function Nr(S,C,L){let B=M[C];L&&(S=S/Wt-(B.ori==1?xt:at));let K=W;B.ori==1&&(K=Oe,S=K-S),B.dir==-1&&(S=K-S);let ie=B._min,pe=B._max,be=S/K,De=ie+(pe-ie)*be,qe=B.distr;return qe==3?to(10,De):qe==4?Gy(De,B.asinh):qe==100?B.bwd(De):De}function ly(S,C){let L=Nr(S,A,C);return gr(L,e[0],zn,Dn)}n.valToIdx=S=>gr(S,e[0]),n.posToIdx=ly,n.posToVal=Nr,n.valToPos=(S,C,L)=>M[C].ori==0?s(S,M[C],L?Q:W,L?D:0):a(S,M[C],L?xe:Oe,L?T:0),n.setCursor=(S,C,L)=>{cn=S.left,gn=S.top,pa(null,C,L)};function Sm(S,C){dn($a,ja,hn.left=S),dn($a,ol,hn.width=C)}function Mm(S,C){dn($a,"top",hn.top=S),dn($a,ll,hn.height=C)}let tl=N.ori==0?Sm:Mm,nl=N.ori==1?Sm:Mm;function cy(){if(ae&&ve.live)for(let S=r==2?1:0;S<b.length;S++){if(S==0&&bt)continue;let C=ve.values[S],L=0;for(let B in C)tt[S][L++].firstChild.nodeValue=C[B]}}function Ku(S,C){if(S!=null&&(S.idxs?S.idxs.forEach((L,B)=>{oe[B]=L}):Yy(S.idx)||oe.fill(S.idx),ve.idx=oe[0]),ae&&ve.live){for(let L=0;L<b.length;L++)(L>0||r==1&&!bt)&&hy(L,oe[L]);cy()}Se=!1,C!==!1&&ei("setLegend")}n.setLegend=Ku;function hy(S,C){let L=b[S],B=S==0&&X==2?Bi:e[S],K;bt?K=L.values(n,S,C)??ht:(K=L.value(n,C==null?null:B[C],S,C),K=K==null?ht:{_:K}),ve.values[S]=K}function pa(S,C,L){_m=cn,bm=gn,[cn,gn]=me.move(n,cn,gn),me.left=cn,me.top=gn,Te&&(qa&&Or(qa,qn(cn),0,W,Oe),Xa&&Or(Xa,0,qn(gn),W,Oe));let B,K=zn>Dn;ls=rn,Ns=null;let ie=N.ori==0?W:Oe,pe=N.ori==1?W:Oe;if(cn<0||Tn==0||K){B=me.idx=null;for(let be=0;be<b.length;be++){let De=Et[be];De!=null&&Or(De,-10,-10,W,Oe)}ft&&kr(null,Ka,!0,S==null&&Un.setSeries),ve.live&&(oe.fill(B),Se=!0)}else{let be,De,qe;r==1&&(be=N.ori==0?cn:gn,De=Nr(be,A),B=me.idx=gr(De,e[0],zn,Dn),qe=$(e[0][B],N,ie,0));let Ye=-10,Ke=-10,St=0,Gt=0,Ot=!0,Dt="",ut="";for(let st=r==2?1:0;st<b.length;st++){let un=b[st],An=oe[st],ti=An==null?null:r==1?e[st][An]:e[st][1][An],en=me.dataIdx(n,st,B,De),Rn=en==null?null:r==1?e[st][en]:e[st][1][en];if(Se=Se||Rn!=ti||en!=An,oe[st]=en,st>0&&un.show){let Hi=en==null?-10:en==B?qe:$(r==1?e[0][en]:e[st][0][en],N,ie,0),bi=Rn==null?-10:U(Rn,r==1?M[un.scale]:M[un.facets[1].scale],pe,0);if(ft&&Rn!=null){let tr=N.ori==1?cn:gn,fr=Xn(Je.dist(n,st,en,bi,tr));if(fr<ls){let Ur=Je.bias;if(Ur!=0){let Vi=Nr(tr,un.scale),nr=Rn>=0?1:-1,pr=Vi>=0?1:-1;pr==nr&&(pr==1?Ur==1?Rn>=Vi:Rn<=Vi:Ur==1?Rn<=Vi:Rn>=Vi)&&(ls=fr,Ns=st)}else ls=fr,Ns=st}}if(Se||Be){let tr,fr;N.ori==0?(tr=Hi,fr=bi):(tr=bi,fr=Hi);let Ur,Vi,nr,pr,Fr,Si,Gi=!0,ma=ge.bbox;if(ma!=null){Gi=!1;let Mi=ma(n,st);nr=Mi.left,pr=Mi.top,Ur=Mi.width,Vi=Mi.height}else nr=tr,pr=fr,Ur=Vi=ge.size(n,st);if(Si=ge.fill(n,st),Fr=ge.stroke(n,st),Be)st==Ns&&ls<=Je.prox&&(Ye=nr,Ke=pr,St=Ur,Gt=Vi,Ot=Gi,Dt=Si,ut=Fr);else{let Mi=Et[st];Mi!=null&&(ln[st]=nr,yi[st]=pr,Km(Mi,Ur,Vi,Gi),Zm(Mi,Si,Fr),Or(Mi,rr(nr),rr(pr),W,Oe))}}}}if(Be){let st=Je.prox,un=fa==null?ls<=st:ls>st||Ns!=fa;if(Se||un){let An=Et[0];An!=null&&(ln[0]=Ye,yi[0]=Ke,Km(An,St,Gt,Ot),Zm(An,Dt,ut),Or(An,rr(Ye),rr(Ke),W,Oe))}}}if(hn.show&&Ls)if(S!=null){let[be,De]=Un.scales,[qe,Ye]=Un.match,[Ke,St]=S.cursor.sync.scales,Gt=S.cursor.drag;if(jn=Gt._x,Qn=Gt._y,jn||Qn){let{left:Ot,top:Dt,width:ut,height:st}=S.select,un=S.scales[Ke].ori,An=S.posToVal,ti,en,Rn,Hi,bi,tr=be!=null&&qe(be,Ke),fr=De!=null&&Ye(De,St);tr&&jn?(un==0?(ti=Ot,en=ut):(ti=Dt,en=st),Rn=M[be],Hi=$(An(ti,Ke),Rn,ie,0),bi=$(An(ti+en,Ke),Rn,ie,0),tl(vr(Hi,bi),Xn(bi-Hi))):tl(0,ie),fr&&Qn?(un==1?(ti=Ot,en=ut):(ti=Dt,en=st),Rn=M[De],Hi=U(An(ti,St),Rn,pe,0),bi=U(An(ti+en,St),Rn,pe,0),nl(vr(Hi,bi),Xn(bi-Hi))):nl(0,pe)}else Qu()}else{let be=Xn(_m-xm),De=Xn(bm-ym);if(N.ori==1){let St=be;be=De,De=St}jn=si.x&&be>=si.dist,Qn=si.y&&De>=si.dist;let qe=si.uni;qe!=null?jn&&Qn&&(jn=be>=qe,Qn=De>=qe,!jn&&!Qn&&(De>be?Qn=!0:jn=!0)):si.x&&si.y&&(jn||Qn)&&(jn=Qn=!0);let Ye,Ke;jn&&(N.ori==0?(Ye=Ya,Ke=cn):(Ye=Za,Ke=gn),tl(vr(Ye,Ke),Xn(Ke-Ye)),Qn||nl(0,pe)),Qn&&(N.ori==1?(Ye=Ya,Ke=cn):(Ye=Za,Ke=gn),nl(vr(Ye,Ke),Xn(Ke-Ye)),jn||tl(0,ie)),!jn&&!Qn&&(tl(0,0),nl(0,0))}if(si._x=jn,si._y=Qn,S==null){if(L){if(Lm!=null){let[be,De]=Un.scales;Un.values[0]=be!=null?Nr(N.ori==0?cn:gn,be):null,Un.values[1]=De!=null?Nr(N.ori==1?cn:gn,De):null}rl(id,n,cn,gn,W,Oe,B)}if(ft){let be=L&&Un.setSeries,De=Je.prox;fa==null?ls<=De&&kr(Ns,Ka,!0,be):ls>De?kr(null,Ka,!0,be):Ns!=fa&&kr(Ns,Ka,!0,be)}}Se&&(ve.idx=B,Ku()),C!==!1&&ei("setCursor")}let Us=null;Object.defineProperty(n,"rect",{get(){return Us==null&&il(!1),Us}});function il(S=!1){S?Us=null:(Us=g.getBoundingClientRect(),ei("syncRect",Us))}function wm(S,C,L,B,K,ie,pe){me._lock||Ls&&S!=null&&S.movementX==0&&S.movementY==0||(Ju(S,C,L,B,K,ie,pe,!1,S!=null),S!=null?pa(null,!0,!0):pa(C,!0,!1))}function Ju(S,C,L,B,K,ie,pe,be,De){if(Us==null&&il(!1),dt(S),S!=null)L=S.clientX-Us.left,B=S.clientY-Us.top;else{if(L<0||B<0){cn=-10,gn=-10;return}let[qe,Ye]=Un.scales,Ke=C.cursor.sync,[St,Gt]=Ke.values,[Ot,Dt]=Ke.scales,[ut,st]=Un.match,un=C.axes[0].side%2==1,An=N.ori==0?W:Oe,ti=N.ori==1?W:Oe,en=un?ie:K,Rn=un?K:ie,Hi=un?B:L,bi=un?L:B;if(Ot!=null?L=ut(qe,Ot)?o(St,M[qe],An,0):-10:L=An*(Hi/en),Dt!=null?B=st(Ye,Dt)?o(Gt,M[Ye],ti,0):-10:B=ti*(bi/Rn),N.ori==1){let tr=L;L=B,B=tr}}De&&(C==null||C.cursor.event.type==id)&&((L<=1||L>=W-1)&&(L=ga(L,W)),(B<=1||B>=Oe-1)&&(B=ga(B,Oe))),be?(xm=L,ym=B,[Ya,Za]=me.move(n,L,B)):(cn=L,gn=B)}let ju={width:0,height:0,left:0,top:0};function Qu(){Ec(ju,!1)}let Tm,Em,Am,Rm;function Cm(S,C,L,B,K,ie,pe){Ls=!0,jn=Qn=si._x=si._y=!1,Ju(S,C,L,B,K,ie,pe,!0,!1),S!=null&&(Ct(rd,cd,Pm,!1),rl(Hm,n,Ya,Za,W,Oe,null));let{left:be,top:De,width:qe,height:Ye}=hn;Tm=be,Em=De,Am=qe,Rm=Ye}function Pm(S,C,L,B,K,ie,pe){Ls=si._x=si._y=!1,Ju(S,C,L,B,K,ie,pe,!1,!0);let{left:be,top:De,width:qe,height:Ye}=hn,Ke=qe>0||Ye>0,St=Tm!=be||Em!=De||Am!=qe||Rm!=Ye;if(Ke&&St&&Ec(hn),si.setScale&&Ke&&St){let Gt=be,Ot=qe,Dt=De,ut=Ye;if(N.ori==1&&(Gt=De,Ot=Ye,Dt=be,ut=qe),jn&&ks(A,Nr(Gt,A),Nr(Gt+Ot,A)),Qn)for(let st in M){let un=M[st];st!=A&&un.from==null&&un.min!=rn&&ks(st,Nr(Dt+ut,st),Nr(Dt,st))}Qu()}else me.lock&&(me._lock=!me._lock,pa(C,!0,S!=null));S!=null&&(In(rd,cd),rl(rd,n,cn,gn,W,Oe,null))}function uy(S,C,L,B,K,ie,pe){if(me._lock)return;dt(S);let be=Ls;if(Ls){let De=!0,qe=!0,Ye=10,Ke,St;N.ori==0?(Ke=jn,St=Qn):(Ke=Qn,St=jn),Ke&&St&&(De=cn<=Ye||cn>=W-Ye,qe=gn<=Ye||gn>=Oe-Ye),Ke&&De&&(cn=cn<Ya?0:W),St&&qe&&(gn=gn<Za?0:Oe),pa(null,!0,!0),Ls=!1}cn=-10,gn=-10,oe.fill(null),pa(null,!0,!0),be&&(Ls=be)}function Im(S,C,L,B,K,ie,pe){me._lock||(dt(S),el(),Qu(),S!=null&&rl(Wm,n,cn,gn,W,Oe,null))}function zm(){R.forEach(c4),q(n.width,n.height,!0)}ya(Nc,eo,zm);let Ja={};Ja.mousedown=Cm,Ja.mousemove=wm,Ja.mouseup=Pm,Ja.dblclick=Im,Ja.setSeries=(S,C,L,B)=>{let K=Un.match[2];L=K(n,C,L),L!=-1&&kr(L,B,!0,!1)},Te&&(Ct(Hm,g,Cm),Ct(id,g,wm),Ct(Vm,g,S=>{dt(S),il(!1)}),Ct(Gm,g,uy),Ct(Wm,g,Im),vd.add(n),n.syncRect=il);let Ac=n.hooks=i.hooks||{};function ei(S,C,L){_i?jt.push([S,C,L]):S in Ac&&Ac[S].forEach(B=>{B.call(null,n,C,L)})}(i.plugins||[]).forEach(S=>{for(let C in S.hooks)Ac[C]=(Ac[C]||[]).concat(S.hooks[C])});let Dm=(S,C,L)=>L,Un=Fn({key:null,setSeries:!1,filters:{pub:t1,sub:t1},scales:[A,b[1]?b[1].scale:null],match:[n1,n1,Dm],values:[null,null]},me.sync);Un.match.length==2&&Un.match.push(Dm),me.sync=Un;let Lm=Un.key,ed=j1(Lm);function rl(S,C,L,B,K,ie,pe){Un.filters.pub(S,C,L,B,K,ie,pe)&&ed.pub(S,C,L,B,K,ie,pe)}ed.sub(n);function dy(S,C,L,B,K,ie,pe){Un.filters.sub(S,C,L,B,K,ie,pe)&&Ja[S](null,C,L,B,K,ie,pe)}n.pub=dy;function fy(){ed.unsub(n),vd.delete(n),Pn.clear(),dd(Nc,eo,zm),c.remove(),Ce?.remove(),ei("destroy")}n.destroy=fy;function td(){ei("init",i,e),Qo(e||i.data,!1),O[A]?Yu(A,O[A]):el(),he=hn.show&&(hn.width>0||hn.height>0),le=Se=!0,q(i.width,i.height)}return b.forEach(Ha),R.forEach(rs),t?t instanceof HTMLElement?(t.appendChild(c),td()):t(n,td):td(),n}ai.assign=Fn;ai.fmtNum=wd;ai.rangeNum=Uc;ai.rangeLog=Bc;ai.rangeAsinh=Sd;ai.orient=ba;ai.pxRatio=Wt;ai.join=e3;ai.fmtDate=Ed,ai.tzDate=u3;ai.sync=j1;{ai.addGap=Y3,ai.clipGaps=Gc;let i=ai.paths={points:rg};i.linear=ag,i.stepped=K3,i.bars=J3,i.spline=Q3}var Yc=class{constructor(e,t,n){this.motion=e;this.box=t;this.seek=n;this.made=[];this.hovered=null;this.now=0;this.build();let r=0;new ResizeObserver(()=>{if(!(Math.abs(t.clientWidth-r)<2)){r=t.clientWidth;for(let s of this.made)s.plot.setSize({width:this.width(),height:s.plot.height});this.set(this.now)}}).observe(t)}width(){return Math.max(240,this.box.clientWidth)}build(){for(let e of this.made)e.plot.destroy();this.made=[],this.box.replaceChildren();for(let e of this.panels())this.panel(e);this.set(this.now)}panels(){return this.motion.scene.plots.flatMap(e=>{let t=e.map(s=>{let a=this.motion.column(s.track).filter(o=>o!==null);return a.length?Math.max(...a)-Math.min(...a)||Math.abs(a[0]):0}),n=Math.max(...t),r=Math.min(...t.filter(s=>s>1e-9*n));return e.length>1&&e.length<=8&&n>25*r?e.map(s=>[s]):[e]})}panel(e){let t=it("figure",{class:"plot"});this.box.append(t);let n=u=>Wn(Ic[u%Ic.length]),r={stroke:Wn("muted"),grid:{stroke:Wn("hair"),width:1},ticks:{stroke:Wn("hair"),width:1},font:"12px system-ui, sans-serif"},s=(u,d)=>d.map(f=>f===null?"":String(Number(f.toPrecision(6))).replace("-","\u2212")),a=e.map(u=>this.motion.column(u.track)),o=a.reduce((u,d)=>d.reduce((f,g)=>Math.max(f,Math.abs(g??0)),u),0),l=u=>u===null?"\u2013":cs(Math.abs(u)<1e-12*o?0:u),c=new ai({width:this.width(),height:190,padding:[10,12,0,0],scales:{x:{time:!1}},axes:[{...r,values:s,size:30},{...r,values:s,size:58,space:26}],series:[{label:"t",value:(u,d)=>d===null?"":cs(d)},...e.map((u,d)=>({label:u.label,stroke:n(d),width:1.8,points:{show:!1},value:(f,g)=>l(g),dash:d>=Ic.length?[6,4]:void 0}))],cursor:{sync:{key:"time"},drag:{x:!0,y:!1},points:{size:7}},hooks:{setCursor:[u=>{this.hovered=u.cursor.idx??null,this.hovered===null&&this.set(this.now)}],setSize:[()=>this.set(this.now)],setScale:[()=>requestAnimationFrame(()=>this.set(this.now))]}},[this.motion.scene.t,...a],t);c.over.addEventListener("click",()=>{c.cursor.left!==void 0&&c.cursor.left>=0&&this.seek(c.posToVal(c.cursor.left,"x"))});let h=it("div",{class:"now"});c.over.append(h),t.append(it("figcaption",{class:"unseen"},`${e.map(u=>u.label).join(", ")} against t`)),this.made.push({plot:c,cursor:h,curves:e})}set(e){this.now=e;let t=this.motion.moment(e);for(let n of this.made){let r=n.plot.valToPos(e,"x");n.cursor.style.transform=`translateX(${r.toFixed(1)}px)`,n.cursor.hidden=!(r>=0&&r<=n.plot.over.clientWidth+1),this.hovered===null&&n.plot.setLegend({idx:t.f>.5?t.i+1:t.i},!1)}}};/**
 * @license
 * Copyright 2010-2026 Three.js Authors
 * SPDX-License-Identifier: MIT
 */var Qs={LEFT:0,MIDDLE:1,RIGHT:2,ROTATE:0,DOLLY:1,PAN:2},ea={ROTATE:0,PAN:1,DOLLY_PAN:2,DOLLY_ROTATE:3},Wg=0,ff=1,qg=2;var Ia=1,Xg=2,ko=3,ta=0,Pi=1,cr=2,za=0,No=1,pf=2,mf=3,gf=4,Yg=5;var Da=100,Zg=101,$g=102,Kg=103,Jg=104,jg=200,Qg=201,ev=202,tv=203,vf=204,xf=205,nv=206,iv=207,rv=208,sv=209,av=210,ov=211,lv=212,cv=213,hv=214,S0=0,M0=1,w0=2,Eo=3,T0=4,E0=5,A0=6,R0=7,yf=0,uv=1,dv=2,Wr=0,_f=1,bf=2,Sf=3,Mf=4,wf=5,Tf=6,Ef=7;var Af=300,La=301,Uo=302,hh=303,uh=304,C0=1e3,Hr=1001,P0=1002,ii=1003,fv=1004;var Jl=1005;var Ri=1006,dh=1007;var Ms=1008;var Ni=1009,Rf=1010,Cf=1011,Fo=1012,fh=1013,Er=1014,Ar=1015,Rr=1016,ph=1017,mh=1018,ka=1020,Pf=35902,If=35899,zf=1021,Df=1022,Cr=1023,ys=1026,ws=1027,Lf=1028,gh=1029,na=1030,vh=1031;var xh=1033,jl=33776,Ql=33777,ec=33778,tc=33779,yh=35840,_h=35841,bh=35842,Sh=35843,Mh=36196,wh=37492,Th=37496,Eh=37488,Ah=37489,nc=37490,Rh=37491,Ch=37808,Ph=37809,Ih=37810,zh=37811,Dh=37812,Lh=37813,kh=37814,Nh=37815,Uh=37816,Fh=37817,Oh=37818,Bh=37819,Hh=37820,Vh=37821,Gh=36492,Wh=36494,qh=36495,Xh=36283,Yh=36284,ic=36285,Zh=36286;var Sl=2300,I0=2301,_0=2302,af=2303,of=2400,lf=2401,cf=2402;var pv=3200;var $h=0,mv=1,Ts="",Ei="srgb",Ml="srgb-linear",wl="linear",Zt="srgb";var b0=7680;var gv=519,vv=512,xv=513,yv=514,kf=515,_v=516,bv=517,Nf=518,Uf=519,Ff=35044;var Of="300 es",ar=2e3,Ao=2001;function h4(i){for(let e=i.length-1;e>=0;--e)if(i[e]>=65535)return!0;return!1}function u4(i){return ArrayBuffer.isView(i)&&!(i instanceof DataView)}function Tl(i){return document.createElementNS("http://www.w3.org/1999/xhtml",i)}function Sv(){let i=Tl("canvas");return i.style.display="block",i}var hg={},Ro=null;function El(...i){let e="THREE."+i.shift();Ro?Ro("log",e,...i):console.log(e,...i)}function Mv(i){let e=i[0];if(typeof e=="string"&&e.startsWith("TSL:")){let t=i[1];t&&t.isStackTrace?i[0]+=" "+t.getLocation():i[1]='Stack trace not available. Enable "THREE.Node.captureStackTrace" to capture stack traces.'}return i}function lt(...i){i=Mv(i);let e="THREE."+i.shift();if(Ro)Ro("warn",e,...i);else{let t=i[0];t&&t.isStackTrace?console.warn(t.getError(e)):console.warn(e,...i)}}function vt(...i){i=Mv(i);let e="THREE."+i.shift();if(Ro)Ro("error",e,...i);else{let t=i[0];t&&t.isStackTrace?console.error(t.getError(e)):console.error(e,...i)}}function xl(...i){let e=i.join(" ");e in hg||(hg[e]=!0,lt(...i))}function wv(i,e,t){return new Promise(function(n,r){function s(){switch(i.clientWaitSync(e,i.SYNC_FLUSH_COMMANDS_BIT,0)){case i.WAIT_FAILED:r();break;case i.TIMEOUT_EXPIRED:setTimeout(s,t);break;default:n()}}setTimeout(s,t)})}var Tv={[S0]:S0,[w0]:A0,[T0]:T0,[Eo]:E0,[M0]:M0,[A0]:w0,[R0]:R0,[E0]:Eo},Sr=class{addEventListener(e,t){this._listeners===void 0&&(this._listeners={});let n=this._listeners;n[e]===void 0&&(n[e]=[]),n[e].indexOf(t)===-1&&n[e].push(t)}hasEventListener(e,t){let n=this._listeners;return n===void 0?!1:n[e]!==void 0&&n[e].indexOf(t)!==-1}removeEventListener(e,t){let n=this._listeners;if(n===void 0)return;let r=n[e];if(r!==void 0){let s=r.indexOf(t);s!==-1&&r.splice(s,1)}}dispatchEvent(e){let t=this._listeners;if(t===void 0)return;let n=t[e.type];if(n!==void 0){e.target=this;let r=n.slice(0);for(let s=0,a=r.length;s<a;s++)r[s].call(this,e);e.target=null}}},di=["00","01","02","03","04","05","06","07","08","09","0a","0b","0c","0d","0e","0f","10","11","12","13","14","15","16","17","18","19","1a","1b","1c","1d","1e","1f","20","21","22","23","24","25","26","27","28","29","2a","2b","2c","2d","2e","2f","30","31","32","33","34","35","36","37","38","39","3a","3b","3c","3d","3e","3f","40","41","42","43","44","45","46","47","48","49","4a","4b","4c","4d","4e","4f","50","51","52","53","54","55","56","57","58","59","5a","5b","5c","5d","5e","5f","60","61","62","63","64","65","66","67","68","69","6a","6b","6c","6d","6e","6f","70","71","72","73","74","75","76","77","78","79","7a","7b","7c","7d","7e","7f","80","81","82","83","84","85","86","87","88","89","8a","8b","8c","8d","8e","8f","90","91","92","93","94","95","96","97","98","99","9a","9b","9c","9d","9e","9f","a0","a1","a2","a3","a4","a5","a6","a7","a8","a9","aa","ab","ac","ad","ae","af","b0","b1","b2","b3","b4","b5","b6","b7","b8","b9","ba","bb","bc","bd","be","bf","c0","c1","c2","c3","c4","c5","c6","c7","c8","c9","ca","cb","cc","cd","ce","cf","d0","d1","d2","d3","d4","d5","d6","d7","d8","d9","da","db","dc","dd","de","df","e0","e1","e2","e3","e4","e5","e6","e7","e8","e9","ea","eb","ec","ed","ee","ef","f0","f1","f2","f3","f4","f5","f6","f7","f8","f9","fa","fb","fc","fd","fe","ff"],ug=1234567,wo=Math.PI/180,Co=180/Math.PI;function ia(){let i=Math.random()*4294967295|0,e=Math.random()*4294967295|0,t=Math.random()*4294967295|0,n=Math.random()*4294967295|0;return(di[i&255]+di[i>>8&255]+di[i>>16&255]+di[i>>24&255]+"-"+di[e&255]+di[e>>8&255]+"-"+di[e>>16&15|64]+di[e>>24&255]+"-"+di[t&63|128]+di[t>>8&255]+"-"+di[t>>16&255]+di[t>>24&255]+di[n&255]+di[n>>8&255]+di[n>>16&255]+di[n>>24&255]).toLowerCase()}function yt(i,e,t){return Math.max(e,Math.min(t,i))}function Bf(i,e){return(i%e+e)%e}function d4(i,e,t,n,r){return n+(i-e)*(r-n)/(t-e)}function f4(i,e,t){return i!==e?(t-i)/(e-i):0}function yl(i,e,t){return(1-t)*i+t*e}function p4(i,e,t,n){return yl(i,e,1-Math.exp(-t*n))}function m4(i,e=1){return e-Math.abs(Bf(i,e*2)-e)}function g4(i,e,t){return i<=e?0:i>=t?1:(i=(i-e)/(t-e),i*i*(3-2*i))}function v4(i,e,t){return i<=e?0:i>=t?1:(i=(i-e)/(t-e),i*i*i*(i*(i*6-15)+10))}function x4(i,e){return i+Math.floor(Math.random()*(e-i+1))}function y4(i,e){return i+Math.random()*(e-i)}function _4(i){return i*(.5-Math.random())}function b4(i){i!==void 0&&(ug=i);let e=ug+=1831565813;return e=Math.imul(e^e>>>15,e|1),e^=e+Math.imul(e^e>>>7,e|61),((e^e>>>14)>>>0)/4294967296}function S4(i){return i*wo}function M4(i){return i*Co}function w4(i){return i>0&&Number.isInteger(i)&&2**Math.round(Math.log2(i))===i}function T4(i){return Math.pow(2,Math.ceil(Math.log(i)/Math.LN2))}function Hf(i){return Math.pow(2,Math.floor(Math.log(i)/Math.LN2))}function E4(i,e,t,n,r){let s=Math.cos,a=Math.sin,o=s(t/2),l=a(t/2),c=s((e+n)/2),h=a((e+n)/2),u=s((e-n)/2),d=a((e-n)/2),f=s((n-e)/2),g=a((n-e)/2);switch(r){case"XYX":i.set(o*h,l*u,l*d,o*c);break;case"YZY":i.set(l*d,o*h,l*u,o*c);break;case"ZXZ":i.set(l*u,l*d,o*h,o*c);break;case"XZX":i.set(o*h,l*g,l*f,o*c);break;case"YXY":i.set(l*f,o*h,l*g,o*c);break;case"ZYZ":i.set(l*g,l*f,o*h,o*c);break;default:lt("MathUtils: .setQuaternionFromProperEuler() encountered an unknown order: "+r)}}function Kh(i){switch(i.constructor){case Uint32Array:return 4294967295;case Uint16Array:return 65535;case Uint8Array:case Uint8ClampedArray:return 255;case Int32Array:return 2147483647;case Int16Array:return 32767;case Int8Array:return 127;default:return}}function Vf(i,e){if(e.constructor===Float32Array)return i;let t=Kh(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.max(i/t,-1)}function Gf(i,e){if(e.constructor===Float32Array)return i;let t=Kh(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.round(i*t)}var rc={DEG2RAD:wo,RAD2DEG:Co,generateUUID:ia,clamp:yt,euclideanModulo:Bf,mapLinear:d4,inverseLerp:f4,lerp:yl,damp:p4,pingpong:m4,smoothstep:g4,smootherstep:v4,randInt:x4,randFloat:y4,randFloatSpread:_4,seededRandom:b4,degToRad:S4,radToDeg:M4,isPowerOfTwo:w4,ceilPowerOfTwo:T4,floorPowerOfTwo:Hf,setQuaternionFromProperEuler:E4,normalize:Gf,denormalize:Vf},$f=class $f{constructor(e=0,t=0){this.x=e,this.y=t}get width(){return this.x}set width(e){this.x=e}get height(){return this.y}set height(e){this.y=e}set(e,t){return this.x=e,this.y=t,this}setScalar(e){return this.x=e,this.y=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;default:throw new Error("THREE.Vector2: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;default:throw new Error("THREE.Vector2: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y)}copy(e){return this.x=e.x,this.y=e.y,this}add(e){return this.x+=e.x,this.y+=e.y,this}addScalar(e){return this.x+=e,this.y+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this}subScalar(e){return this.x-=e,this.y-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this}multiply(e){return this.x*=e.x,this.y*=e.y,this}multiplyScalar(e){return this.x*=e,this.y*=e,this}divide(e){return this.x/=e.x,this.y/=e.y,this}divideScalar(e){return this.multiplyScalar(1/e)}applyMatrix3(e){let t=this.x,n=this.y,r=e.elements;return this.x=r[0]*t+r[3]*n+r[6],this.y=r[1]*t+r[4]*n+r[7],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this}clamp(e,t){return this.x=yt(this.x,e.x,t.x),this.y=yt(this.y,e.y,t.y),this}clampScalar(e,t){return this.x=yt(this.x,e,t),this.y=yt(this.y,e,t),this}clampLength(e,t){let n=this.length();return this.divideScalar(n||1).multiplyScalar(yt(n,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this}negate(){return this.x=-this.x,this.y=-this.y,this}dot(e){return this.x*e.x+this.y*e.y}cross(e){return this.x*e.y-this.y*e.x}lengthSq(){return this.x*this.x+this.y*this.y}length(){return Math.sqrt(this.x*this.x+this.y*this.y)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)}normalize(){return this.divideScalar(this.length()||1)}angle(){return Math.atan2(-this.y,-this.x)+Math.PI}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let n=this.dot(e)/t;return Math.acos(yt(n,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,n=this.y-e.y;return t*t+n*n}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this}lerpVectors(e,t,n){return this.x=e.x+(t.x-e.x)*n,this.y=e.y+(t.y-e.y)*n,this}equals(e){return e.x===this.x&&e.y===this.y}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this}rotateAround(e,t){let n=Math.cos(t),r=Math.sin(t),s=this.x-e.x,a=this.y-e.y;return this.x=s*n-a*r+e.x,this.y=s*r+a*n+e.y,this}random(){return this.x=Math.random(),this.y=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y}};$f.prototype.isVector2=!0;var Xe=$f,ri=class{constructor(e=0,t=0,n=0,r=1){this.isQuaternion=!0,this._x=e,this._y=t,this._z=n,this._w=r}static slerpFlat(e,t,n,r,s,a,o){let l=n[r+0],c=n[r+1],h=n[r+2],u=n[r+3],d=s[a+0],f=s[a+1],g=s[a+2],_=s[a+3];if(u!==_||l!==d||c!==f||h!==g){let m=l*d+c*f+h*g+u*_;m<0&&(d=-d,f=-f,g=-g,_=-_,m=-m);let v=1-o;if(m<.9995){let b=Math.acos(m),R=Math.sin(b);v=Math.sin(v*b)/R,o=Math.sin(o*b)/R,l=l*v+d*o,c=c*v+f*o,h=h*v+g*o,u=u*v+_*o}else{l=l*v+d*o,c=c*v+f*o,h=h*v+g*o,u=u*v+_*o;let b=1/Math.sqrt(l*l+c*c+h*h+u*u);l*=b,c*=b,h*=b,u*=b}}e[t]=l,e[t+1]=c,e[t+2]=h,e[t+3]=u}static multiplyQuaternionsFlat(e,t,n,r,s,a){let o=n[r],l=n[r+1],c=n[r+2],h=n[r+3],u=s[a],d=s[a+1],f=s[a+2],g=s[a+3];return e[t]=o*g+h*u+l*f-c*d,e[t+1]=l*g+h*d+c*u-o*f,e[t+2]=c*g+h*f+o*d-l*u,e[t+3]=h*g-o*u-l*d-c*f,e}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get w(){return this._w}set w(e){this._w=e,this._onChangeCallback()}set(e,t,n,r){return this._x=e,this._y=t,this._z=n,this._w=r,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._w)}copy(e){return this._x=e.x,this._y=e.y,this._z=e.z,this._w=e.w,this._onChangeCallback(),this}setFromEuler(e,t=!0){let n=e._x,r=e._y,s=e._z,a=e._order,o=Math.cos,l=Math.sin,c=o(n/2),h=o(r/2),u=o(s/2),d=l(n/2),f=l(r/2),g=l(s/2);switch(a){case"XYZ":this._x=d*h*u+c*f*g,this._y=c*f*u-d*h*g,this._z=c*h*g+d*f*u,this._w=c*h*u-d*f*g;break;case"YXZ":this._x=d*h*u+c*f*g,this._y=c*f*u-d*h*g,this._z=c*h*g-d*f*u,this._w=c*h*u+d*f*g;break;case"ZXY":this._x=d*h*u-c*f*g,this._y=c*f*u+d*h*g,this._z=c*h*g+d*f*u,this._w=c*h*u-d*f*g;break;case"ZYX":this._x=d*h*u-c*f*g,this._y=c*f*u+d*h*g,this._z=c*h*g-d*f*u,this._w=c*h*u+d*f*g;break;case"YZX":this._x=d*h*u+c*f*g,this._y=c*f*u+d*h*g,this._z=c*h*g-d*f*u,this._w=c*h*u-d*f*g;break;case"XZY":this._x=d*h*u-c*f*g,this._y=c*f*u-d*h*g,this._z=c*h*g+d*f*u,this._w=c*h*u+d*f*g;break;default:lt("Quaternion: .setFromEuler() encountered an unknown order: "+a)}return t===!0&&this._onChangeCallback(),this}setFromAxisAngle(e,t){let n=t/2,r=Math.sin(n);return this._x=e.x*r,this._y=e.y*r,this._z=e.z*r,this._w=Math.cos(n),this._onChangeCallback(),this}setFromRotationMatrix(e){let t=e.elements,n=t[0],r=t[4],s=t[8],a=t[1],o=t[5],l=t[9],c=t[2],h=t[6],u=t[10],d=n+o+u;if(d>0){let f=.5/Math.sqrt(d+1);this._w=.25/f,this._x=(h-l)*f,this._y=(s-c)*f,this._z=(a-r)*f}else if(n>o&&n>u){let f=2*Math.sqrt(1+n-o-u);this._w=(h-l)/f,this._x=.25*f,this._y=(r+a)/f,this._z=(s+c)/f}else if(o>u){let f=2*Math.sqrt(1+o-n-u);this._w=(s-c)/f,this._x=(r+a)/f,this._y=.25*f,this._z=(l+h)/f}else{let f=2*Math.sqrt(1+u-n-o);this._w=(a-r)/f,this._x=(s+c)/f,this._y=(l+h)/f,this._z=.25*f}return this._onChangeCallback(),this}setFromUnitVectors(e,t){let n=e.dot(t)+1;return n<1e-8?(n=0,Math.abs(e.x)>Math.abs(e.z)?(this._x=-e.y,this._y=e.x,this._z=0,this._w=n):(this._x=0,this._y=-e.z,this._z=e.y,this._w=n)):(this._x=e.y*t.z-e.z*t.y,this._y=e.z*t.x-e.x*t.z,this._z=e.x*t.y-e.y*t.x,this._w=n),this.normalize()}angleTo(e){return 2*Math.acos(Math.abs(yt(this.dot(e),-1,1)))}rotateTowards(e,t){let n=this.angleTo(e);if(n===0)return this;let r=Math.min(1,t/n);return this.slerp(e,r),this}identity(){return this.set(0,0,0,1)}invert(){return this.conjugate()}conjugate(){return this._x*=-1,this._y*=-1,this._z*=-1,this._onChangeCallback(),this}dot(e){return this._x*e._x+this._y*e._y+this._z*e._z+this._w*e._w}lengthSq(){return this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w}length(){return Math.sqrt(this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w)}normalize(){let e=this.length();return e===0?(this._x=0,this._y=0,this._z=0,this._w=1):(e=1/e,this._x=this._x*e,this._y=this._y*e,this._z=this._z*e,this._w=this._w*e),this._onChangeCallback(),this}multiply(e){return this.multiplyQuaternions(this,e)}premultiply(e){return this.multiplyQuaternions(e,this)}multiplyQuaternions(e,t){let n=e._x,r=e._y,s=e._z,a=e._w,o=t._x,l=t._y,c=t._z,h=t._w;return this._x=n*h+a*o+r*c-s*l,this._y=r*h+a*l+s*o-n*c,this._z=s*h+a*c+n*l-r*o,this._w=a*h-n*o-r*l-s*c,this._onChangeCallback(),this}slerp(e,t){let n=e._x,r=e._y,s=e._z,a=e._w,o=this.dot(e);o<0&&(n=-n,r=-r,s=-s,a=-a,o=-o);let l=1-t;if(o<.9995){let c=Math.acos(o),h=Math.sin(c);l=Math.sin(l*c)/h,t=Math.sin(t*c)/h,this._x=this._x*l+n*t,this._y=this._y*l+r*t,this._z=this._z*l+s*t,this._w=this._w*l+a*t,this._onChangeCallback()}else this._x=this._x*l+n*t,this._y=this._y*l+r*t,this._z=this._z*l+s*t,this._w=this._w*l+a*t,this.normalize();return this}slerpQuaternions(e,t,n){return this.copy(e).slerp(t,n)}random(){let e=2*Math.PI*Math.random(),t=2*Math.PI*Math.random(),n=Math.random(),r=Math.sqrt(1-n),s=Math.sqrt(n);return this.set(r*Math.sin(e),r*Math.cos(e),s*Math.sin(t),s*Math.cos(t))}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._w===this._w}fromArray(e,t=0){return this._x=e[t],this._y=e[t+1],this._z=e[t+2],this._w=e[t+3],this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._w,e}fromBufferAttribute(e,t){return this._x=e.getX(t),this._y=e.getY(t),this._z=e.getZ(t),this._w=e.getW(t),this._onChangeCallback(),this}toJSON(){return this.toArray()}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._w}},Kf=class Kf{constructor(e=0,t=0,n=0){this.x=e,this.y=t,this.z=n}set(e,t,n){return n===void 0&&(n=this.z),this.x=e,this.y=t,this.z=n,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;default:throw new Error("THREE.Vector3: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;default:throw new Error("THREE.Vector3: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this}multiplyVectors(e,t){return this.x=e.x*t.x,this.y=e.y*t.y,this.z=e.z*t.z,this}applyEuler(e){return this.applyQuaternion(dg.setFromEuler(e))}applyAxisAngle(e,t){return this.applyQuaternion(dg.setFromAxisAngle(e,t))}applyMatrix3(e){let t=this.x,n=this.y,r=this.z,s=e.elements;return this.x=s[0]*t+s[3]*n+s[6]*r,this.y=s[1]*t+s[4]*n+s[7]*r,this.z=s[2]*t+s[5]*n+s[8]*r,this}applyNormalMatrix(e){return this.applyMatrix3(e).normalize()}applyMatrix4(e){let t=this.x,n=this.y,r=this.z,s=e.elements,a=1/(s[3]*t+s[7]*n+s[11]*r+s[15]);return this.x=(s[0]*t+s[4]*n+s[8]*r+s[12])*a,this.y=(s[1]*t+s[5]*n+s[9]*r+s[13])*a,this.z=(s[2]*t+s[6]*n+s[10]*r+s[14])*a,this}applyQuaternion(e){let t=this.x,n=this.y,r=this.z,s=e.x,a=e.y,o=e.z,l=e.w,c=2*(a*r-o*n),h=2*(o*t-s*r),u=2*(s*n-a*t);return this.x=t+l*c+a*u-o*h,this.y=n+l*h+o*c-s*u,this.z=r+l*u+s*h-a*c,this}project(e){return this.applyMatrix4(e.matrixWorldInverse).applyMatrix4(e.projectionMatrix)}unproject(e){return this.applyMatrix4(e.projectionMatrixInverse).applyMatrix4(e.matrixWorld)}transformDirection(e){let t=this.x,n=this.y,r=this.z,s=e.elements;return this.x=s[0]*t+s[4]*n+s[8]*r,this.y=s[1]*t+s[5]*n+s[9]*r,this.z=s[2]*t+s[6]*n+s[10]*r,this.normalize()}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this}divideScalar(e){return this.multiplyScalar(1/e)}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this}clamp(e,t){return this.x=yt(this.x,e.x,t.x),this.y=yt(this.y,e.y,t.y),this.z=yt(this.z,e.z,t.z),this}clampScalar(e,t){return this.x=yt(this.x,e,t),this.y=yt(this.y,e,t),this.z=yt(this.z,e,t),this}clampLength(e,t){let n=this.length();return this.divideScalar(n||1).multiplyScalar(yt(n,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this}lerpVectors(e,t,n){return this.x=e.x+(t.x-e.x)*n,this.y=e.y+(t.y-e.y)*n,this.z=e.z+(t.z-e.z)*n,this}cross(e){return this.crossVectors(this,e)}crossVectors(e,t){let n=e.x,r=e.y,s=e.z,a=t.x,o=t.y,l=t.z;return this.x=r*l-s*o,this.y=s*a-n*l,this.z=n*o-r*a,this}projectOnVector(e){let t=e.lengthSq();if(t===0)return this.set(0,0,0);let n=e.dot(this)/t;return this.copy(e).multiplyScalar(n)}projectOnPlane(e){return Dd.copy(this).projectOnVector(e),this.sub(Dd)}reflect(e){return this.sub(Dd.copy(e).multiplyScalar(2*this.dot(e)))}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let n=this.dot(e)/t;return Math.acos(yt(n,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,n=this.y-e.y,r=this.z-e.z;return t*t+n*n+r*r}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)+Math.abs(this.z-e.z)}setFromSpherical(e){return this.setFromSphericalCoords(e.radius,e.phi,e.theta)}setFromSphericalCoords(e,t,n){let r=Math.sin(t)*e;return this.x=r*Math.sin(n),this.y=Math.cos(t)*e,this.z=r*Math.cos(n),this}setFromCylindrical(e){return this.setFromCylindricalCoords(e.radius,e.theta,e.y)}setFromCylindricalCoords(e,t,n){return this.x=e*Math.sin(t),this.y=n,this.z=e*Math.cos(t),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this}setFromMatrixScale(e){let t=this.setFromMatrixColumn(e,0).length(),n=this.setFromMatrixColumn(e,1).length(),r=this.setFromMatrixColumn(e,2).length();return this.x=t,this.y=n,this.z=r,this}setFromMatrixColumn(e,t){return this.fromArray(e.elements,t*4)}setFromMatrix3Column(e,t){return this.fromArray(e.elements,t*3)}setFromEuler(e){return this.x=e._x,this.y=e._y,this.z=e._z,this}setFromColor(e){return this.x=e.r,this.y=e.g,this.z=e.b,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this}randomDirection(){let e=Math.random()*Math.PI*2,t=Math.random()*2-1,n=Math.sqrt(1-t*t);return this.x=n*Math.cos(e),this.y=t,this.z=n*Math.sin(e),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z}};Kf.prototype.isVector3=!0;var F=Kf,Dd=new F,dg=new ri,Jf=class Jf{constructor(e,t,n,r,s,a,o,l,c){this.elements=[1,0,0,0,1,0,0,0,1],e!==void 0&&this.set(e,t,n,r,s,a,o,l,c)}set(e,t,n,r,s,a,o,l,c){let h=this.elements;return h[0]=e,h[1]=r,h[2]=o,h[3]=t,h[4]=s,h[5]=l,h[6]=n,h[7]=a,h[8]=c,this}identity(){return this.set(1,0,0,0,1,0,0,0,1),this}copy(e){let t=this.elements,n=e.elements;return t[0]=n[0],t[1]=n[1],t[2]=n[2],t[3]=n[3],t[4]=n[4],t[5]=n[5],t[6]=n[6],t[7]=n[7],t[8]=n[8],this}extractBasis(e,t,n){return e.setFromMatrix3Column(this,0),t.setFromMatrix3Column(this,1),n.setFromMatrix3Column(this,2),this}setFromMatrix4(e){let t=e.elements;return this.set(t[0],t[4],t[8],t[1],t[5],t[9],t[2],t[6],t[10]),this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let n=e.elements,r=t.elements,s=this.elements,a=n[0],o=n[3],l=n[6],c=n[1],h=n[4],u=n[7],d=n[2],f=n[5],g=n[8],_=r[0],m=r[3],v=r[6],b=r[1],R=r[4],M=r[7],I=r[2],A=r[5],y=r[8];return s[0]=a*_+o*b+l*I,s[3]=a*m+o*R+l*A,s[6]=a*v+o*M+l*y,s[1]=c*_+h*b+u*I,s[4]=c*m+h*R+u*A,s[7]=c*v+h*M+u*y,s[2]=d*_+f*b+g*I,s[5]=d*m+f*R+g*A,s[8]=d*v+f*M+g*y,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[3]*=e,t[6]*=e,t[1]*=e,t[4]*=e,t[7]*=e,t[2]*=e,t[5]*=e,t[8]*=e,this}determinant(){let e=this.elements,t=e[0],n=e[1],r=e[2],s=e[3],a=e[4],o=e[5],l=e[6],c=e[7],h=e[8];return t*a*h-t*o*c-n*s*h+n*o*l+r*s*c-r*a*l}invert(){let e=this.elements,t=e[0],n=e[1],r=e[2],s=e[3],a=e[4],o=e[5],l=e[6],c=e[7],h=e[8],u=h*a-o*c,d=o*l-h*s,f=c*s-a*l,g=t*u+n*d+r*f;if(g===0)return this.set(0,0,0,0,0,0,0,0,0);let _=1/g;return e[0]=u*_,e[1]=(r*c-h*n)*_,e[2]=(o*n-r*a)*_,e[3]=d*_,e[4]=(h*t-r*l)*_,e[5]=(r*s-o*t)*_,e[6]=f*_,e[7]=(n*l-c*t)*_,e[8]=(a*t-n*s)*_,this}transpose(){let e,t=this.elements;return e=t[1],t[1]=t[3],t[3]=e,e=t[2],t[2]=t[6],t[6]=e,e=t[5],t[5]=t[7],t[7]=e,this}getNormalMatrix(e){return this.setFromMatrix4(e).invert().transpose()}transposeIntoArray(e){let t=this.elements;return e[0]=t[0],e[1]=t[3],e[2]=t[6],e[3]=t[1],e[4]=t[4],e[5]=t[7],e[6]=t[2],e[7]=t[5],e[8]=t[8],this}setUvTransform(e,t,n,r,s,a,o){let l=Math.cos(s),c=Math.sin(s);return this.set(n*l,n*c,-n*(l*a+c*o)+a+e,-r*c,r*l,-r*(-c*a+l*o)+o+t,0,0,1),this}scale(e,t){return xl("Matrix3: .scale() is deprecated. Use .makeScale() instead."),this.premultiply(Ld.makeScale(e,t)),this}rotate(e){return xl("Matrix3: .rotate() is deprecated. Use .makeRotation() instead."),this.premultiply(Ld.makeRotation(-e)),this}translate(e,t){return xl("Matrix3: .translate() is deprecated. Use .makeTranslation() instead."),this.premultiply(Ld.makeTranslation(e,t)),this}makeTranslation(e,t){return e.isVector2?this.set(1,0,e.x,0,1,e.y,0,0,1):this.set(1,0,e,0,1,t,0,0,1),this}makeRotation(e){let t=Math.cos(e),n=Math.sin(e);return this.set(t,-n,0,n,t,0,0,0,1),this}makeScale(e,t){return this.set(e,0,0,0,t,0,0,0,1),this}equals(e){let t=this.elements,n=e.elements;for(let r=0;r<9;r++)if(t[r]!==n[r])return!1;return!0}fromArray(e,t=0){for(let n=0;n<9;n++)this.elements[n]=e[n+t];return this}toArray(e=[],t=0){let n=this.elements;return e[t]=n[0],e[t+1]=n[1],e[t+2]=n[2],e[t+3]=n[3],e[t+4]=n[4],e[t+5]=n[5],e[t+6]=n[6],e[t+7]=n[7],e[t+8]=n[8],e}clone(){return new this.constructor().fromArray(this.elements)}};Jf.prototype.isMatrix3=!0;var _t=Jf,Ld=new _t,fg=new _t().set(.4123908,.3575843,.1804808,.212639,.7151687,.0721923,.0193308,.1191948,.9505322),pg=new _t().set(3.2409699,-1.5373832,-.4986108,-.9692436,1.8759675,.0415551,.0556301,-.203977,1.0569715);function A4(){let i={enabled:!0,workingColorSpace:Ml,spaces:{},convert:function(r,s,a){return this.enabled===!1||s===a||!s||!a||(this.spaces[s].transfer===Zt&&(r.r=xs(r.r),r.g=xs(r.g),r.b=xs(r.b)),this.spaces[s].primaries!==this.spaces[a].primaries&&(r.applyMatrix3(this.spaces[s].toXYZ),r.applyMatrix3(this.spaces[a].fromXYZ)),this.spaces[a].transfer===Zt&&(r.r=To(r.r),r.g=To(r.g),r.b=To(r.b))),r},workingToColorSpace:function(r,s){return this.convert(r,this.workingColorSpace,s)},colorSpaceToWorking:function(r,s){return this.convert(r,s,this.workingColorSpace)},getPrimaries:function(r){return this.spaces[r].primaries},getTransfer:function(r){return r===Ts?wl:this.spaces[r].transfer},getToneMappingMode:function(r){return this.spaces[r].outputColorSpaceConfig.toneMappingMode||"standard"},getLuminanceCoefficients:function(r,s=this.workingColorSpace){return r.fromArray(this.spaces[s].luminanceCoefficients)},define:function(r){Object.assign(this.spaces,r)},_getMatrix:function(r,s,a){return r.copy(this.spaces[a].fromXYZ).multiply(this.spaces[s].toXYZ)},_getDrawingBufferColorSpace:function(r){return this.spaces[r].outputColorSpaceConfig.drawingBufferColorSpace},_getUnpackColorSpace:function(r=this.workingColorSpace){return this.spaces[r].workingColorSpaceConfig.unpackColorSpace}},e=[.64,.33,.3,.6,.15,.06],t=[.2126,.7152,.0722],n=[.3127,.329];return i.define({[Ml]:{primaries:e,whitePoint:n,transfer:wl,toXYZ:fg,fromXYZ:pg,luminanceCoefficients:t,workingColorSpaceConfig:{unpackColorSpace:Ei},outputColorSpaceConfig:{drawingBufferColorSpace:Ei}},[Ei]:{primaries:e,whitePoint:n,transfer:Zt,toXYZ:fg,fromXYZ:pg,luminanceCoefficients:t,outputColorSpaceConfig:{drawingBufferColorSpace:Ei}}}),i}var Nt=A4();function xs(i){return i<.04045?i*.0773993808:Math.pow(i*.9478672986+.0521327014,2.4)}function To(i){return i<.0031308?i*12.92:1.055*Math.pow(i,.41666)-.055}var lo,z0=class{static getDataURL(e,t="image/png"){if(/^data:/i.test(e.src)||typeof HTMLCanvasElement>"u")return e.src;let n;if(e instanceof HTMLCanvasElement)n=e;else{lo===void 0&&(lo=Tl("canvas")),lo.width=e.width,lo.height=e.height;let r=lo.getContext("2d");e instanceof ImageData?r.putImageData(e,0,0):r.drawImage(e,0,0,e.width,e.height),n=lo}return n.toDataURL(t)}static sRGBToLinear(e){if(typeof HTMLImageElement<"u"&&e instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&e instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&e instanceof ImageBitmap){let t=Tl("canvas");t.width=e.width,t.height=e.height;let n=t.getContext("2d");n.drawImage(e,0,0,e.width,e.height);let r=n.getImageData(0,0,e.width,e.height),s=r.data;for(let a=0;a<s.length;a++)s[a]=xs(s[a]/255)*255;return n.putImageData(r,0,0),t}else if(e.data){let t=e.data.slice(0);for(let n=0;n<t.length;n++)t instanceof Uint8Array||t instanceof Uint8ClampedArray?t[n]=Math.floor(xs(t[n]/255)*255):t[n]=xs(t[n]);return{data:t,width:e.width,height:e.height}}else return lt("ImageUtils.sRGBToLinear(): Unsupported image type. No color space conversion applied."),e}},R4=0,Po=class{constructor(e=null){this.isTextureSource=!0,Object.defineProperty(this,"id",{value:R4++}),this.uuid=ia(),this.data=e,this.dataReady=!0,this.version=0}getSize(e){let t=this.data;return typeof HTMLVideoElement<"u"&&t instanceof HTMLVideoElement?e.set(t.videoWidth,t.videoHeight,0):typeof VideoFrame<"u"&&t instanceof VideoFrame?e.set(t.displayWidth,t.displayHeight,0):t!==null?e.set(t.width||0,t.height||0,t.depth||0):e.set(0,0,0),e}set needsUpdate(e){e===!0&&this.version++}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.images[this.uuid]!==void 0)return e.images[this.uuid];let n={uuid:this.uuid,url:""},r=this.data;if(r!==null){let s;if(Array.isArray(r)){s=[];for(let a=0,o=r.length;a<o;a++)r[a].isDataTexture?s.push(kd(r[a].image)):s.push(kd(r[a]))}else s=kd(r);n.url=s}return t||(e.images[this.uuid]=n),n}};function kd(i){return typeof HTMLImageElement<"u"&&i instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&i instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&i instanceof ImageBitmap?z0.getDataURL(i):i.data?{data:Array.from(i.data),width:i.width,height:i.height,type:i.data.constructor.name}:(lt("Texture: Unable to serialize Texture."),{})}var C4=0,Nd=new F,Ci=class i extends Sr{constructor(e=i.DEFAULT_IMAGE,t=i.DEFAULT_MAPPING,n=Hr,r=Hr,s=Ri,a=Ms,o=Cr,l=Ni,c=i.DEFAULT_ANISOTROPY,h=Ts){super(),this.isTexture=!0,Object.defineProperty(this,"id",{value:C4++}),this.uuid=ia(),this.name="",this.source=new Po(e),this.mipmaps=[],this.mapping=t,this.channel=0,this.wrapS=n,this.wrapT=r,this.magFilter=s,this.minFilter=a,this.anisotropy=c,this.format=o,this.internalFormat=null,this.type=l,this.offset=new Xe(0,0),this.repeat=new Xe(1,1),this.center=new Xe(0,0),this.rotation=0,this.matrixAutoUpdate=!0,this.matrix=new _t,this.generateMipmaps=!0,this.mipmapsAutoUpdate=!0,this.premultiplyAlpha=!1,this.flipY=!0,this.unpackAlignment=4,this.colorSpace=h,this.userData={},this.updateRanges=[],this.version=0,this.onUpdate=null,this.renderTarget=null,this.isRenderTargetTexture=!1,this.isArrayTexture=!!(e&&e.depth&&e.depth>1),this.pmremVersion=0,this.isPMREMTexture=!1,this.normalized=!1}get width(){return this.source.getSize(Nd).x}get height(){return this.source.getSize(Nd).y}get depth(){return this.source.getSize(Nd).z}get image(){return this.source.data}set image(e){this.source.data=e}updateMatrix(){this.matrix.setUvTransform(this.offset.x,this.offset.y,this.repeat.x,this.repeat.y,this.rotation,this.center.x,this.center.y)}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}clone(){return new this.constructor().copy(this)}copy(e){return this.name=e.name,this.source=e.source,this.mipmaps=e.mipmaps.slice(0),this.mapping=e.mapping,this.channel=e.channel,this.wrapS=e.wrapS,this.wrapT=e.wrapT,this.magFilter=e.magFilter,this.minFilter=e.minFilter,this.anisotropy=e.anisotropy,this.format=e.format,this.internalFormat=e.internalFormat,this.type=e.type,this.normalized=e.normalized,this.offset.copy(e.offset),this.repeat.copy(e.repeat),this.center.copy(e.center),this.rotation=e.rotation,this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrix.copy(e.matrix),this.generateMipmaps=e.generateMipmaps,this.mipmapsAutoUpdate=e.mipmapsAutoUpdate,this.premultiplyAlpha=e.premultiplyAlpha,this.flipY=e.flipY,this.unpackAlignment=e.unpackAlignment,this.colorSpace=e.colorSpace,this.renderTarget=e.renderTarget,this.isRenderTargetTexture=e.isRenderTargetTexture,this.isPMREMTexture=e.isPMREMTexture,this.isArrayTexture=e.isArrayTexture,this.userData=JSON.parse(JSON.stringify(e.userData)),this.needsUpdate=!0,this}setValues(e){for(let t in e){let n=e[t];if(n===void 0){lt(`Texture.setValues(): parameter '${t}' has value of undefined.`);continue}let r=this[t];if(r===void 0){lt(`Texture.setValues(): property '${t}' does not exist.`);continue}r&&n&&r.isVector2&&n.isVector2||r&&n&&r.isVector3&&n.isVector3||r&&n&&r.isMatrix3&&n.isMatrix3?r.copy(n):this[t]=n}}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.textures[this.uuid]!==void 0)return e.textures[this.uuid];let n={metadata:{version:4.7,type:"Texture",generator:"Texture.toJSON"},uuid:this.uuid,name:this.name,image:this.source.toJSON(e).uuid,mapping:this.mapping,channel:this.channel,repeat:[this.repeat.x,this.repeat.y],offset:[this.offset.x,this.offset.y],center:[this.center.x,this.center.y],rotation:this.rotation,wrap:[this.wrapS,this.wrapT],format:this.format,internalFormat:this.internalFormat,type:this.type,normalized:this.normalized,colorSpace:this.colorSpace,minFilter:this.minFilter,magFilter:this.magFilter,anisotropy:this.anisotropy,flipY:this.flipY,generateMipmaps:this.generateMipmaps,mipmapsAutoUpdate:this.mipmapsAutoUpdate,premultiplyAlpha:this.premultiplyAlpha,unpackAlignment:this.unpackAlignment};return Object.keys(this.userData).length>0&&(n.userData=this.userData),t||(e.textures[this.uuid]=n),n}dispose(){this.dispatchEvent({type:"dispose"})}transformUv(e){if(this.mapping!==Af)return e;if(e.applyMatrix3(this.matrix),e.x<0||e.x>1)switch(this.wrapS){case C0:e.x=e.x-Math.floor(e.x);break;case Hr:e.x=e.x<0?0:1;break;case P0:Math.abs(Math.floor(e.x)%2)===1?e.x=Math.ceil(e.x)-e.x:e.x=e.x-Math.floor(e.x);break}if(e.y<0||e.y>1)switch(this.wrapT){case C0:e.y=e.y-Math.floor(e.y);break;case Hr:e.y=e.y<0?0:1;break;case P0:Math.abs(Math.floor(e.y)%2)===1?e.y=Math.ceil(e.y)-e.y:e.y=e.y-Math.floor(e.y);break}return this.flipY&&(e.y=1-e.y),e}set needsUpdate(e){e===!0&&(this.version++,this.source.needsUpdate=!0)}set needsPMREMUpdate(e){e===!0&&this.pmremVersion++}};Ci.DEFAULT_IMAGE=null;Ci.DEFAULT_MAPPING=Af;Ci.DEFAULT_ANISOTROPY=1;var jf=class jf{constructor(e=0,t=0,n=0,r=1){this.x=e,this.y=t,this.z=n,this.w=r}get width(){return this.z}set width(e){this.z=e}get height(){return this.w}set height(e){this.w=e}set(e,t,n,r){return this.x=e,this.y=t,this.z=n,this.w=r,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this.w=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setW(e){return this.w=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;case 3:this.w=t;break;default:throw new Error("THREE.Vector4: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;case 3:return this.w;default:throw new Error("THREE.Vector4: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z,this.w)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this.w=e.w!==void 0?e.w:1,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this.w+=e.w,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this.w+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this.w=e.w+t.w,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this.w+=e.w*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this.w-=e.w,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this.w-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this.w=e.w-t.w,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this.w*=e.w,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this.w*=e,this}applyMatrix4(e){let t=this.x,n=this.y,r=this.z,s=this.w,a=e.elements;return this.x=a[0]*t+a[4]*n+a[8]*r+a[12]*s,this.y=a[1]*t+a[5]*n+a[9]*r+a[13]*s,this.z=a[2]*t+a[6]*n+a[10]*r+a[14]*s,this.w=a[3]*t+a[7]*n+a[11]*r+a[15]*s,this}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this.w/=e.w,this}divideScalar(e){return this.multiplyScalar(1/e)}setAxisAngleFromQuaternion(e){this.w=2*Math.acos(e.w);let t=Math.sqrt(1-e.w*e.w);return t<1e-4?(this.x=1,this.y=0,this.z=0):(this.x=e.x/t,this.y=e.y/t,this.z=e.z/t),this}setAxisAngleFromRotationMatrix(e){let t,n,r,s,l=e.elements,c=l[0],h=l[4],u=l[8],d=l[1],f=l[5],g=l[9],_=l[2],m=l[6],v=l[10];if(Math.abs(h-d)<.01&&Math.abs(u-_)<.01&&Math.abs(g-m)<.01){if(Math.abs(h+d)<.1&&Math.abs(u+_)<.1&&Math.abs(g+m)<.1&&Math.abs(c+f+v-3)<.1)return this.set(1,0,0,0),this;t=Math.PI;let R=(c+1)/2,M=(f+1)/2,I=(v+1)/2,A=(h+d)/4,y=(u+_)/4,E=(g+m)/4;return R>M&&R>I?R<.01?(n=0,r=.707106781,s=.707106781):(n=Math.sqrt(R),r=A/n,s=y/n):M>I?M<.01?(n=.707106781,r=0,s=.707106781):(r=Math.sqrt(M),n=A/r,s=E/r):I<.01?(n=.707106781,r=.707106781,s=0):(s=Math.sqrt(I),n=y/s,r=E/s),this.set(n,r,s,t),this}let b=Math.sqrt((m-g)*(m-g)+(u-_)*(u-_)+(d-h)*(d-h));return Math.abs(b)<.001&&(b=1),this.x=(m-g)/b,this.y=(u-_)/b,this.z=(d-h)/b,this.w=Math.acos((c+f+v-1)/2),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this.w=t[15],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this.w=Math.min(this.w,e.w),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this.w=Math.max(this.w,e.w),this}clamp(e,t){return this.x=yt(this.x,e.x,t.x),this.y=yt(this.y,e.y,t.y),this.z=yt(this.z,e.z,t.z),this.w=yt(this.w,e.w,t.w),this}clampScalar(e,t){return this.x=yt(this.x,e,t),this.y=yt(this.y,e,t),this.z=yt(this.z,e,t),this.w=yt(this.w,e,t),this}clampLength(e,t){let n=this.length();return this.divideScalar(n||1).multiplyScalar(yt(n,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this.w=Math.floor(this.w),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this.w=Math.ceil(this.w),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this.w=Math.round(this.w),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this.w=Math.trunc(this.w),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this.w=-this.w,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z+this.w*e.w}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)+Math.abs(this.w)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this.w+=(e.w-this.w)*t,this}lerpVectors(e,t,n){return this.x=e.x+(t.x-e.x)*n,this.y=e.y+(t.y-e.y)*n,this.z=e.z+(t.z-e.z)*n,this.w=e.w+(t.w-e.w)*n,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z&&e.w===this.w}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this.w=e[t+3],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e[t+3]=this.w,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this.w=e.getW(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this.w=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z,yield this.w}};jf.prototype.isVector4=!0;var $t=jf,D0=class extends Sr{constructor(e=1,t=1,n={}){super(),n=Object.assign({generateMipmaps:!1,internalFormat:null,minFilter:Ri,depthBuffer:!0,stencilBuffer:!1,resolveColorBuffer:!0,resolveDepthBuffer:!0,resolveStencilBuffer:!0,storeMultisampledColorBuffer:!0,storeMultisampledDepthBuffer:!0,storeMultisampledStencilBuffer:!0,depthTexture:null,samples:0,count:1,depth:1,multiview:!1,useArrayDepthTexture:!1},n),this.isRenderTarget=!0,this.width=e,this.height=t,this.depth=n.depth,this.scissor=new $t(0,0,e,t),this.scissorTest=!1,this.viewport=new $t(0,0,e,t),this.textures=[];let r=n.count;for(let s=0;s<r;s++)this.textures[s]=new Ci({width:e,height:t,depth:n.depth}),this.textures[s].isRenderTargetTexture=!0,this.textures[s].renderTarget=this;this._setTextureOptions(n),this.depthBuffer=n.depthBuffer,this.stencilBuffer=n.stencilBuffer,this.resolveColorBuffer=n.resolveColorBuffer,this.resolveDepthBuffer=n.resolveDepthBuffer,this.resolveStencilBuffer=n.resolveStencilBuffer,this.storeMultisampledColorBuffer=n.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=n.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=n.storeMultisampledStencilBuffer,this._depthTexture=null,this.depthTexture=n.depthTexture,this.samples=n.samples,this.multiview=n.multiview,this.useArrayDepthTexture=n.useArrayDepthTexture}_setTextureOptions(e={}){let t={minFilter:Ri,generateMipmaps:!1,flipY:!1,internalFormat:null};e.mapping!==void 0&&(t.mapping=e.mapping),e.wrapS!==void 0&&(t.wrapS=e.wrapS),e.wrapT!==void 0&&(t.wrapT=e.wrapT),e.wrapR!==void 0&&(t.wrapR=e.wrapR),e.magFilter!==void 0&&(t.magFilter=e.magFilter),e.minFilter!==void 0&&(t.minFilter=e.minFilter),e.format!==void 0&&(t.format=e.format),e.type!==void 0&&(t.type=e.type),e.anisotropy!==void 0&&(t.anisotropy=e.anisotropy),e.colorSpace!==void 0&&(t.colorSpace=e.colorSpace),e.flipY!==void 0&&(t.flipY=e.flipY),e.generateMipmaps!==void 0&&(t.generateMipmaps=e.generateMipmaps),e.mipmapsAutoUpdate!==void 0&&(t.mipmapsAutoUpdate=e.mipmapsAutoUpdate),e.internalFormat!==void 0&&(t.internalFormat=e.internalFormat);for(let n=0;n<this.textures.length;n++)this.textures[n].setValues(t)}get texture(){return this.textures[0]}set texture(e){this.textures[0]=e}set depthTexture(e){this._depthTexture!==null&&this._depthTexture.renderTarget===this&&(this._depthTexture.renderTarget=null),e!==null&&e.renderTarget===null&&(e.renderTarget=this),this._depthTexture=e}get depthTexture(){return this._depthTexture}setSize(e,t,n=1){if(this.width!==e||this.height!==t||this.depth!==n){this.width=e,this.height=t,this.depth=n;for(let r=0,s=this.textures.length;r<s;r++)this.textures[r].image.width=e,this.textures[r].image.height=t,this.textures[r].image.depth=n,this.textures[r].isData3DTexture!==!0&&(this.textures[r].isArrayTexture=this.textures[r].image.depth>1);this.dispose()}this.viewport.set(0,0,e,t),this.scissor.set(0,0,e,t)}clone(){return new this.constructor().copy(this)}copy(e){this.width=e.width,this.height=e.height,this.depth=e.depth,this.scissor.copy(e.scissor),this.scissorTest=e.scissorTest,this.viewport.copy(e.viewport),this.textures.length=0;for(let t=0,n=e.textures.length;t<n;t++){this.textures[t]=e.textures[t].clone(),this.textures[t].isRenderTargetTexture=!0,this.textures[t].renderTarget=this;let r=Object.assign({},e.textures[t].image);this.textures[t].source=new Po(r)}if(this.depthBuffer=e.depthBuffer,this.stencilBuffer=e.stencilBuffer,this.resolveColorBuffer=e.resolveColorBuffer,this.resolveDepthBuffer=e.resolveDepthBuffer,this.resolveStencilBuffer=e.resolveStencilBuffer,this.storeMultisampledColorBuffer=e.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=e.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=e.storeMultisampledStencilBuffer,e.depthTexture!==null)if(e.depthTexture.renderTarget===e){let t=e.depthTexture.clone();t.renderTarget=null,this.depthTexture=t}else this.depthTexture=e.depthTexture;else this.depthTexture=null;return this.samples=e.samples,this.multiview=e.multiview,this.useArrayDepthTexture=e.useArrayDepthTexture,this}dispose(){this.dispatchEvent({type:"dispose"})}},Ki=class extends D0{constructor(e=1,t=1,n={}){super(e,t,n),this.isWebGLRenderTarget=!0}},Al=class extends Ci{constructor(e=null,t=1,n=1,r=1){super(null),this.isDataArrayTexture=!0,this.image={data:e,width:t,height:n,depth:r},this.magFilter=ii,this.minFilter=ii,this.wrapR=Hr,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1,this.layerUpdates=new Set}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}addLayerUpdate(e){this.layerUpdates.add(e)}clearLayerUpdates(){this.layerUpdates.clear()}};var L0=class extends Ci{constructor(e=null,t=1,n=1,r=1){super(null),this.isData3DTexture=!0,this.image={data:e,width:t,height:n,depth:r},this.magFilter=ii,this.minFilter=ii,this.wrapR=Hr,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}};var ch=class ch{constructor(e,t,n,r,s,a,o,l,c,h,u,d,f,g,_,m){this.elements=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],e!==void 0&&this.set(e,t,n,r,s,a,o,l,c,h,u,d,f,g,_,m)}set(e,t,n,r,s,a,o,l,c,h,u,d,f,g,_,m){let v=this.elements;return v[0]=e,v[4]=t,v[8]=n,v[12]=r,v[1]=s,v[5]=a,v[9]=o,v[13]=l,v[2]=c,v[6]=h,v[10]=u,v[14]=d,v[3]=f,v[7]=g,v[11]=_,v[15]=m,this}identity(){return this.set(1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1),this}clone(){return new ch().fromArray(this.elements)}copy(e){let t=this.elements,n=e.elements;return t[0]=n[0],t[1]=n[1],t[2]=n[2],t[3]=n[3],t[4]=n[4],t[5]=n[5],t[6]=n[6],t[7]=n[7],t[8]=n[8],t[9]=n[9],t[10]=n[10],t[11]=n[11],t[12]=n[12],t[13]=n[13],t[14]=n[14],t[15]=n[15],this}copyPosition(e){let t=this.elements,n=e.elements;return t[12]=n[12],t[13]=n[13],t[14]=n[14],this}setFromMatrix3(e){let t=e.elements;return this.set(t[0],t[3],t[6],0,t[1],t[4],t[7],0,t[2],t[5],t[8],0,0,0,0,1),this}extractBasis(e,t,n){return this.determinantAffine()===0?(e.set(1,0,0),t.set(0,1,0),n.set(0,0,1),this):(e.setFromMatrixColumn(this,0),t.setFromMatrixColumn(this,1),n.setFromMatrixColumn(this,2),this)}makeBasis(e,t,n){return this.set(e.x,t.x,n.x,0,e.y,t.y,n.y,0,e.z,t.z,n.z,0,0,0,0,1),this}extractRotation(e){if(e.determinantAffine()===0)return this.identity();let t=this.elements,n=e.elements,r=1/co.setFromMatrixColumn(e,0).length(),s=1/co.setFromMatrixColumn(e,1).length(),a=1/co.setFromMatrixColumn(e,2).length();return t[0]=n[0]*r,t[1]=n[1]*r,t[2]=n[2]*r,t[3]=0,t[4]=n[4]*s,t[5]=n[5]*s,t[6]=n[6]*s,t[7]=0,t[8]=n[8]*a,t[9]=n[9]*a,t[10]=n[10]*a,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromEuler(e){let t=this.elements,n=e.x,r=e.y,s=e.z,a=Math.cos(n),o=Math.sin(n),l=Math.cos(r),c=Math.sin(r),h=Math.cos(s),u=Math.sin(s);if(e.order==="XYZ"){let d=a*h,f=a*u,g=o*h,_=o*u;t[0]=l*h,t[4]=-l*u,t[8]=c,t[1]=f+g*c,t[5]=d-_*c,t[9]=-o*l,t[2]=_-d*c,t[6]=g+f*c,t[10]=a*l}else if(e.order==="YXZ"){let d=l*h,f=l*u,g=c*h,_=c*u;t[0]=d+_*o,t[4]=g*o-f,t[8]=a*c,t[1]=a*u,t[5]=a*h,t[9]=-o,t[2]=f*o-g,t[6]=_+d*o,t[10]=a*l}else if(e.order==="ZXY"){let d=l*h,f=l*u,g=c*h,_=c*u;t[0]=d-_*o,t[4]=-a*u,t[8]=g+f*o,t[1]=f+g*o,t[5]=a*h,t[9]=_-d*o,t[2]=-a*c,t[6]=o,t[10]=a*l}else if(e.order==="ZYX"){let d=a*h,f=a*u,g=o*h,_=o*u;t[0]=l*h,t[4]=g*c-f,t[8]=d*c+_,t[1]=l*u,t[5]=_*c+d,t[9]=f*c-g,t[2]=-c,t[6]=o*l,t[10]=a*l}else if(e.order==="YZX"){let d=a*l,f=a*c,g=o*l,_=o*c;t[0]=l*h,t[4]=_-d*u,t[8]=g*u+f,t[1]=u,t[5]=a*h,t[9]=-o*h,t[2]=-c*h,t[6]=f*u+g,t[10]=d-_*u}else if(e.order==="XZY"){let d=a*l,f=a*c,g=o*l,_=o*c;t[0]=l*h,t[4]=-u,t[8]=c*h,t[1]=d*u+_,t[5]=a*h,t[9]=f*u-g,t[2]=g*u-f,t[6]=o*h,t[10]=_*u+d}return t[3]=0,t[7]=0,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromQuaternion(e){return this.compose(P4,e,I4)}lookAt(e,t,n){let r=this.elements;return Yi.subVectors(e,t),Yi.lengthSq()===0&&(Yi.z=1),Yi.normalize(),Bs.crossVectors(n,Yi),Bs.lengthSq()===0&&(Math.abs(n.z)===1?Yi.x+=1e-4:Yi.z+=1e-4,Yi.normalize(),Bs.crossVectors(n,Yi)),Bs.normalize(),Zc.crossVectors(Yi,Bs),r[0]=Bs.x,r[4]=Zc.x,r[8]=Yi.x,r[1]=Bs.y,r[5]=Zc.y,r[9]=Yi.y,r[2]=Bs.z,r[6]=Zc.z,r[10]=Yi.z,this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let n=e.elements,r=t.elements,s=this.elements,a=n[0],o=n[4],l=n[8],c=n[12],h=n[1],u=n[5],d=n[9],f=n[13],g=n[2],_=n[6],m=n[10],v=n[14],b=n[3],R=n[7],M=n[11],I=n[15],A=r[0],y=r[4],E=r[8],V=r[12],k=r[1],N=r[5],X=r[9],$=r[13],U=r[2],O=r[6],j=r[10],Y=r[14],fe=r[3],te=r[7],re=r[11],oe=r[15];return s[0]=a*A+o*k+l*U+c*fe,s[4]=a*y+o*N+l*O+c*te,s[8]=a*E+o*X+l*j+c*re,s[12]=a*V+o*$+l*Y+c*oe,s[1]=h*A+u*k+d*U+f*fe,s[5]=h*y+u*N+d*O+f*te,s[9]=h*E+u*X+d*j+f*re,s[13]=h*V+u*$+d*Y+f*oe,s[2]=g*A+_*k+m*U+v*fe,s[6]=g*y+_*N+m*O+v*te,s[10]=g*E+_*X+m*j+v*re,s[14]=g*V+_*$+m*Y+v*oe,s[3]=b*A+R*k+M*U+I*fe,s[7]=b*y+R*N+M*O+I*te,s[11]=b*E+R*X+M*j+I*re,s[15]=b*V+R*$+M*Y+I*oe,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[4]*=e,t[8]*=e,t[12]*=e,t[1]*=e,t[5]*=e,t[9]*=e,t[13]*=e,t[2]*=e,t[6]*=e,t[10]*=e,t[14]*=e,t[3]*=e,t[7]*=e,t[11]*=e,t[15]*=e,this}determinant(){let e=this.elements,t=e[0],n=e[4],r=e[8],s=e[12],a=e[1],o=e[5],l=e[9],c=e[13],h=e[2],u=e[6],d=e[10],f=e[14],g=e[3],_=e[7],m=e[11],v=e[15],b=l*f-c*d,R=o*f-c*u,M=o*d-l*u,I=a*f-c*h,A=a*d-l*h,y=a*u-o*h;return t*(_*b-m*R+v*M)-n*(g*b-m*I+v*A)+r*(g*R-_*I+v*y)-s*(g*M-_*A+m*y)}determinantAffine(){let e=this.elements,t=e[0],n=e[4],r=e[8],s=e[1],a=e[5],o=e[9],l=e[2],c=e[6],h=e[10];return t*(a*h-o*c)-n*(s*h-o*l)+r*(s*c-a*l)}transpose(){let e=this.elements,t;return t=e[1],e[1]=e[4],e[4]=t,t=e[2],e[2]=e[8],e[8]=t,t=e[6],e[6]=e[9],e[9]=t,t=e[3],e[3]=e[12],e[12]=t,t=e[7],e[7]=e[13],e[13]=t,t=e[11],e[11]=e[14],e[14]=t,this}setPosition(e,t,n){let r=this.elements;return e.isVector3?(r[12]=e.x,r[13]=e.y,r[14]=e.z):(r[12]=e,r[13]=t,r[14]=n),this}invert(){let e=this.elements,t=e[0],n=e[1],r=e[2],s=e[3],a=e[4],o=e[5],l=e[6],c=e[7],h=e[8],u=e[9],d=e[10],f=e[11],g=e[12],_=e[13],m=e[14],v=e[15],b=t*o-n*a,R=t*l-r*a,M=t*c-s*a,I=n*l-r*o,A=n*c-s*o,y=r*c-s*l,E=h*_-u*g,V=h*m-d*g,k=h*v-f*g,N=u*m-d*_,X=u*v-f*_,$=d*v-f*m,U=b*$-R*X+M*N+I*k-A*V+y*E;if(U===0)return this.set(0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0);let O=1/U;return e[0]=(o*$-l*X+c*N)*O,e[1]=(r*X-n*$-s*N)*O,e[2]=(_*y-m*A+v*I)*O,e[3]=(d*A-u*y-f*I)*O,e[4]=(l*k-a*$-c*V)*O,e[5]=(t*$-r*k+s*V)*O,e[6]=(m*M-g*y-v*R)*O,e[7]=(h*y-d*M+f*R)*O,e[8]=(a*X-o*k+c*E)*O,e[9]=(n*k-t*X-s*E)*O,e[10]=(g*A-_*M+v*b)*O,e[11]=(u*M-h*A-f*b)*O,e[12]=(o*V-a*N-l*E)*O,e[13]=(t*N-n*V+r*E)*O,e[14]=(_*R-g*I-m*b)*O,e[15]=(h*I-u*R+d*b)*O,this}scale(e){let t=this.elements,n=e.x,r=e.y,s=e.z;return t[0]*=n,t[4]*=r,t[8]*=s,t[1]*=n,t[5]*=r,t[9]*=s,t[2]*=n,t[6]*=r,t[10]*=s,t[3]*=n,t[7]*=r,t[11]*=s,this}getMaxScaleOnAxis(){let e=this.elements,t=e[0]*e[0]+e[1]*e[1]+e[2]*e[2],n=e[4]*e[4]+e[5]*e[5]+e[6]*e[6],r=e[8]*e[8]+e[9]*e[9]+e[10]*e[10];return Math.sqrt(Math.max(t,n,r))}makeTranslation(e,t,n){return e.isVector3?this.set(1,0,0,e.x,0,1,0,e.y,0,0,1,e.z,0,0,0,1):this.set(1,0,0,e,0,1,0,t,0,0,1,n,0,0,0,1),this}makeRotationX(e){let t=Math.cos(e),n=Math.sin(e);return this.set(1,0,0,0,0,t,-n,0,0,n,t,0,0,0,0,1),this}makeRotationY(e){let t=Math.cos(e),n=Math.sin(e);return this.set(t,0,n,0,0,1,0,0,-n,0,t,0,0,0,0,1),this}makeRotationZ(e){let t=Math.cos(e),n=Math.sin(e);return this.set(t,-n,0,0,n,t,0,0,0,0,1,0,0,0,0,1),this}makeRotationAxis(e,t){let n=Math.cos(t),r=Math.sin(t),s=1-n,a=e.x,o=e.y,l=e.z,c=s*a,h=s*o;return this.set(c*a+n,c*o-r*l,c*l+r*o,0,c*o+r*l,h*o+n,h*l-r*a,0,c*l-r*o,h*l+r*a,s*l*l+n,0,0,0,0,1),this}makeScale(e,t,n){return this.set(e,0,0,0,0,t,0,0,0,0,n,0,0,0,0,1),this}makeShear(e,t,n,r,s,a){return this.set(1,n,s,0,e,1,a,0,t,r,1,0,0,0,0,1),this}compose(e,t,n){let r=this.elements,s=t._x,a=t._y,o=t._z,l=t._w,c=s+s,h=a+a,u=o+o,d=s*c,f=s*h,g=s*u,_=a*h,m=a*u,v=o*u,b=l*c,R=l*h,M=l*u,I=n.x,A=n.y,y=n.z;return r[0]=(1-(_+v))*I,r[1]=(f+M)*I,r[2]=(g-R)*I,r[3]=0,r[4]=(f-M)*A,r[5]=(1-(d+v))*A,r[6]=(m+b)*A,r[7]=0,r[8]=(g+R)*y,r[9]=(m-b)*y,r[10]=(1-(d+_))*y,r[11]=0,r[12]=e.x,r[13]=e.y,r[14]=e.z,r[15]=1,this}decompose(e,t,n){let r=this.elements;e.x=r[12],e.y=r[13],e.z=r[14];let s=this.determinantAffine();if(s===0)return n.set(1,1,1),t.identity(),this;let a=co.set(r[0],r[1],r[2]).length(),o=co.set(r[4],r[5],r[6]).length(),l=co.set(r[8],r[9],r[10]).length();s<0&&(a=-a),xr.copy(this);let c=1/a,h=1/o,u=1/l;return xr.elements[0]*=c,xr.elements[1]*=c,xr.elements[2]*=c,xr.elements[4]*=h,xr.elements[5]*=h,xr.elements[6]*=h,xr.elements[8]*=u,xr.elements[9]*=u,xr.elements[10]*=u,t.setFromRotationMatrix(xr),n.x=a,n.y=o,n.z=l,this}makePerspective(e,t,n,r,s,a,o=ar,l=!1){let c=this.elements,h=2*s/(t-e),u=2*s/(n-r),d=(t+e)/(t-e),f=(n+r)/(n-r),g,_;if(l)g=s/(a-s),_=a*s/(a-s);else if(o===ar)g=-(a+s)/(a-s),_=-2*a*s/(a-s);else if(o===Ao)g=-a/(a-s),_=-a*s/(a-s);else throw new Error("THREE.Matrix4.makePerspective(): Invalid coordinate system: "+o);return c[0]=h,c[4]=0,c[8]=d,c[12]=0,c[1]=0,c[5]=u,c[9]=f,c[13]=0,c[2]=0,c[6]=0,c[10]=g,c[14]=_,c[3]=0,c[7]=0,c[11]=-1,c[15]=0,this}makeOrthographic(e,t,n,r,s,a,o=ar,l=!1){let c=this.elements,h=2/(t-e),u=2/(n-r),d=-(t+e)/(t-e),f=-(n+r)/(n-r),g,_;if(l)g=1/(a-s),_=a/(a-s);else if(o===ar)g=-2/(a-s),_=-(a+s)/(a-s);else if(o===Ao)g=-1/(a-s),_=-s/(a-s);else throw new Error("THREE.Matrix4.makeOrthographic(): Invalid coordinate system: "+o);return c[0]=h,c[4]=0,c[8]=0,c[12]=d,c[1]=0,c[5]=u,c[9]=0,c[13]=f,c[2]=0,c[6]=0,c[10]=g,c[14]=_,c[3]=0,c[7]=0,c[11]=0,c[15]=1,this}equals(e){let t=this.elements,n=e.elements;for(let r=0;r<16;r++)if(t[r]!==n[r])return!1;return!0}fromArray(e,t=0){for(let n=0;n<16;n++)this.elements[n]=e[n+t];return this}toArray(e=[],t=0){let n=this.elements;return e[t]=n[0],e[t+1]=n[1],e[t+2]=n[2],e[t+3]=n[3],e[t+4]=n[4],e[t+5]=n[5],e[t+6]=n[6],e[t+7]=n[7],e[t+8]=n[8],e[t+9]=n[9],e[t+10]=n[10],e[t+11]=n[11],e[t+12]=n[12],e[t+13]=n[13],e[t+14]=n[14],e[t+15]=n[15],e}};ch.prototype.isMatrix4=!0;var tn=ch,co=new F,xr=new tn,P4=new F(0,0,0),I4=new F(1,1,1),Bs=new F,Zc=new F,Yi=new F,mg=new tn,gg=new ri,_s=class i{constructor(e=0,t=0,n=0,r=i.DEFAULT_ORDER){this.isEuler=!0,this._x=e,this._y=t,this._z=n,this._order=r}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get order(){return this._order}set order(e){this._order=e,this._onChangeCallback()}set(e,t,n,r=this._order){return this._x=e,this._y=t,this._z=n,this._order=r,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._order)}copy(e){return this._x=e._x,this._y=e._y,this._z=e._z,this._order=e._order,this._onChangeCallback(),this}setFromRotationMatrix(e,t=this._order,n=!0){let r=e.elements,s=r[0],a=r[4],o=r[8],l=r[1],c=r[5],h=r[9],u=r[2],d=r[6],f=r[10];switch(t){case"XYZ":this._y=Math.asin(yt(o,-1,1)),Math.abs(o)<.9999999?(this._x=Math.atan2(-h,f),this._z=Math.atan2(-a,s)):(this._x=Math.atan2(d,c),this._z=0);break;case"YXZ":this._x=Math.asin(-yt(h,-1,1)),Math.abs(h)<.9999999?(this._y=Math.atan2(o,f),this._z=Math.atan2(l,c)):(this._y=Math.atan2(-u,s),this._z=0);break;case"ZXY":this._x=Math.asin(yt(d,-1,1)),Math.abs(d)<.9999999?(this._y=Math.atan2(-u,f),this._z=Math.atan2(-a,c)):(this._y=0,this._z=Math.atan2(l,s));break;case"ZYX":this._y=Math.asin(-yt(u,-1,1)),Math.abs(u)<.9999999?(this._x=Math.atan2(d,f),this._z=Math.atan2(l,s)):(this._x=0,this._z=Math.atan2(-a,c));break;case"YZX":this._z=Math.asin(yt(l,-1,1)),Math.abs(l)<.9999999?(this._x=Math.atan2(-h,c),this._y=Math.atan2(-u,s)):(this._x=0,this._y=Math.atan2(o,f));break;case"XZY":this._z=Math.asin(-yt(a,-1,1)),Math.abs(a)<.9999999?(this._x=Math.atan2(d,c),this._y=Math.atan2(o,s)):(this._x=Math.atan2(-h,f),this._y=0);break;default:lt("Euler: .setFromRotationMatrix() encountered an unknown order: "+t)}return this._order=t,n===!0&&this._onChangeCallback(),this}setFromQuaternion(e,t,n){return mg.makeRotationFromQuaternion(e),this.setFromRotationMatrix(mg,t,n)}setFromVector3(e,t=this._order){return this.set(e.x,e.y,e.z,t)}reorder(e){return gg.setFromEuler(this),this.setFromQuaternion(gg,e)}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._order===this._order}fromArray(e){return this._x=e[0],this._y=e[1],this._z=e[2],e[3]!==void 0&&(this._order=e[3]),this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._order,e}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._order}};_s.DEFAULT_ORDER="XYZ";var Rl=class{constructor(){this.mask=1}set(e){this.mask=(1<<e|0)>>>0}enable(e){this.mask|=1<<e|0}enableAll(){this.mask=-1}toggle(e){this.mask^=1<<e|0}disable(e){this.mask&=~(1<<e|0)}disableAll(){this.mask=0}test(e){return(this.mask&e.mask)!==0}isEnabled(e){return(this.mask&(1<<e|0))!==0}},z4=0,vg=new F,ho=new ri,ds=new tn,$c=new F,fl=new F,D4=new F,L4=new ri,xg=new F(1,0,0),yg=new F(0,1,0),_g=new F(0,0,1),bg={type:"added"},k4={type:"removed"},uo={type:"childadded",child:null},Ud={type:"childremoved",child:null},oi=class i extends Sr{constructor(){super(),this.isObject3D=!0,Object.defineProperty(this,"id",{value:z4++}),this.uuid=ia(),this.name="",this.type="Object3D",this.parent=null,this.children=[],this.up=i.DEFAULT_UP.clone();let e=new F,t=new _s,n=new ri,r=new F(1,1,1);function s(){n.setFromEuler(t,!1)}function a(){t.setFromQuaternion(n,void 0,!1)}t._onChange(s),n._onChange(a),Object.defineProperties(this,{position:{configurable:!0,enumerable:!0,value:e},rotation:{configurable:!0,enumerable:!0,value:t},quaternion:{configurable:!0,enumerable:!0,value:n},scale:{configurable:!0,enumerable:!0,value:r},modelViewMatrix:{value:new tn},normalMatrix:{value:new _t}}),this.matrix=new tn,this.matrixWorld=new tn,this.matrixAutoUpdate=i.DEFAULT_MATRIX_AUTO_UPDATE,this.matrixWorldAutoUpdate=i.DEFAULT_MATRIX_WORLD_AUTO_UPDATE,this.matrixWorldNeedsUpdate=!1,this.layers=new Rl,this.visible=!0,this.castShadow=!1,this.receiveShadow=!1,this.frustumCulled=!0,this.renderOrder=0,this.animations=[],this.customDepthMaterial=void 0,this.customDistanceMaterial=void 0,this.static=!1,this.userData={},this.pivot=null}onBeforeShadow(){}onAfterShadow(){}onBeforeRender(){}onAfterRender(){}applyMatrix4(e){this.matrixAutoUpdate&&this.updateMatrix(),this.matrix.premultiply(e),this.matrix.decompose(this.position,this.quaternion,this.scale),this.pivot!==null&&this.position.copy(this.pivot).applyMatrix4(this.matrix).sub(this.pivot)}applyQuaternion(e){return this.quaternion.premultiply(e),this}setRotationFromAxisAngle(e,t){this.quaternion.setFromAxisAngle(e,t)}setRotationFromEuler(e){this.quaternion.setFromEuler(e,!0)}setRotationFromMatrix(e){this.quaternion.setFromRotationMatrix(e)}setRotationFromQuaternion(e){this.quaternion.copy(e)}rotateOnAxis(e,t){return ho.setFromAxisAngle(e,t),this.quaternion.multiply(ho),this}rotateOnWorldAxis(e,t){return ho.setFromAxisAngle(e,t),this.quaternion.premultiply(ho),this}rotateX(e){return this.rotateOnAxis(xg,e)}rotateY(e){return this.rotateOnAxis(yg,e)}rotateZ(e){return this.rotateOnAxis(_g,e)}translateOnAxis(e,t){return vg.copy(e).applyQuaternion(this.quaternion),this.position.add(vg.multiplyScalar(t)),this}translateX(e){return this.translateOnAxis(xg,e)}translateY(e){return this.translateOnAxis(yg,e)}translateZ(e){return this.translateOnAxis(_g,e)}localToWorld(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(this.matrixWorld)}worldToLocal(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(ds.copy(this.matrixWorld).invert())}lookAt(e,t,n){e.isVector3?$c.copy(e):$c.set(e,t,n);let r=this.parent;this.updateWorldMatrix(!0,!1),fl.setFromMatrixPosition(this.matrixWorld),this.isCamera||this.isLight?ds.lookAt(fl,$c,this.up):ds.lookAt($c,fl,this.up),this.quaternion.setFromRotationMatrix(ds),r&&(ds.extractRotation(r.matrixWorld),ho.setFromRotationMatrix(ds),this.quaternion.premultiply(ho.invert()))}add(e){if(arguments.length>1){for(let t=0;t<arguments.length;t++)this.add(arguments[t]);return this}return e===this?(vt("Object3D.add: object can't be added as a child of itself.",e),this):(e&&e.isObject3D?(e.removeFromParent(),e.parent=this,this.children.push(e),e.dispatchEvent(bg),uo.child=e,this.dispatchEvent(uo),uo.child=null):vt("Object3D.add: object not an instance of THREE.Object3D.",e),this)}remove(e){if(arguments.length>1){for(let n=0;n<arguments.length;n++)this.remove(arguments[n]);return this}let t=this.children.indexOf(e);return t!==-1&&(e.parent=null,this.children.splice(t,1),e.dispatchEvent(k4),Ud.child=e,this.dispatchEvent(Ud),Ud.child=null),this}removeFromParent(){let e=this.parent;return e!==null&&e.remove(this),this}clear(){return this.remove(...this.children)}attach(e){return this.updateWorldMatrix(!0,!1),ds.copy(this.matrixWorld).invert(),e.parent!==null&&(e.parent.updateWorldMatrix(!0,!1),ds.multiply(e.parent.matrixWorld)),e.applyMatrix4(ds),e.removeFromParent(),e.parent=this,this.children.push(e),e.updateWorldMatrix(!1,!0),e.dispatchEvent(bg),uo.child=e,this.dispatchEvent(uo),uo.child=null,this}getObjectById(e){return this.getObjectByProperty("id",e)}getObjectByName(e){return this.getObjectByProperty("name",e)}getObjectByProperty(e,t){if(this[e]===t)return this;for(let n=0,r=this.children.length;n<r;n++){let a=this.children[n].getObjectByProperty(e,t);if(a!==void 0)return a}}getObjectsByProperty(e,t,n=[]){this[e]===t&&n.push(this);let r=this.children;for(let s=0,a=r.length;s<a;s++)r[s].getObjectsByProperty(e,t,n);return n}getWorldPosition(e){return this.updateWorldMatrix(!0,!1),e.setFromMatrixPosition(this.matrixWorld)}getWorldQuaternion(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(fl,e,D4),e}getWorldScale(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(fl,L4,e),e}getWorldDirection(e){this.updateWorldMatrix(!0,!1);let t=this.matrixWorld.elements;return e.set(t[8],t[9],t[10]).normalize()}raycast(){}intersectsFrustum(){return!0}traverse(e){e(this);let t=this.children;for(let n=0,r=t.length;n<r;n++)t[n].traverse(e)}traverseVisible(e){if(this.visible===!1)return;e(this);let t=this.children;for(let n=0,r=t.length;n<r;n++)t[n].traverseVisible(e)}traverseAncestors(e){let t=this.parent;t!==null&&(e(t),t.traverseAncestors(e))}updateMatrix(){this.matrix.compose(this.position,this.quaternion,this.scale);let e=this.pivot;if(e!==null){let t=e.x,n=e.y,r=e.z,s=this.matrix.elements;s[12]+=t-s[0]*t-s[4]*n-s[8]*r,s[13]+=n-s[1]*t-s[5]*n-s[9]*r,s[14]+=r-s[2]*t-s[6]*n-s[10]*r}this.matrixWorldNeedsUpdate=!0}updateMatrixWorld(e){this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||e)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,e=!0);let t=this.children;for(let n=0,r=t.length;n<r;n++)t[n].updateMatrixWorld(e)}updateWorldMatrix(e,t,n=!1){let r=this.parent;if(e===!0&&r!==null&&r.updateWorldMatrix(!0,!1),this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||n)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,n=!0),t===!0){let s=this.children;for(let a=0,o=s.length;a<o;a++)s[a].updateWorldMatrix(!1,!0,n)}}toJSON(e){let t=e===void 0||typeof e=="string",n={};t&&(e={geometries:{},materials:{},textures:{},images:{},shapes:{},skeletons:{},animations:{},nodes:{}},n.metadata={version:4.7,type:"Object",generator:"Object3D.toJSON"});let r={};r.uuid=this.uuid,r.type=this.type,r.name=this.name,r.castShadow=this.castShadow,r.receiveShadow=this.receiveShadow,r.visible=this.visible,r.frustumCulled=this.frustumCulled,r.renderOrder=this.renderOrder,r.static=this.static,r.matrixAutoUpdate=this.matrixAutoUpdate,Object.keys(this.userData).length>0&&(r.userData=this.userData),r.layers=this.layers.mask,r.matrix=this.matrix.toArray(),r.up=this.up.toArray(),this.pivot!==null&&(r.pivot=this.pivot.toArray()),this.morphTargetDictionary!==void 0&&(r.morphTargetDictionary=Object.assign({},this.morphTargetDictionary)),this.morphTargetInfluences!==void 0&&(r.morphTargetInfluences=this.morphTargetInfluences.slice()),this.isInstancedMesh&&(r.type="InstancedMesh",r.count=this.count,r.instanceMatrix=this.instanceMatrix.toJSON(),this.instanceColor!==null&&(r.instanceColor=this.instanceColor.toJSON())),this.isBatchedMesh&&(r.type="BatchedMesh",r.perObjectFrustumCulled=this.perObjectFrustumCulled,r.sortObjects=this.sortObjects,r.drawRanges=this._drawRanges,r.reservedRanges=this._reservedRanges,r.geometryInfo=this._geometryInfo.map(o=>({...o,boundingBox:o.boundingBox?o.boundingBox.toJSON():void 0,boundingSphere:o.boundingSphere?o.boundingSphere.toJSON():void 0})),r.instanceInfo=this._instanceInfo.map(o=>({...o})),r.availableInstanceIds=this._availableInstanceIds.slice(),r.availableGeometryIds=this._availableGeometryIds.slice(),r.nextIndexStart=this._nextIndexStart,r.nextVertexStart=this._nextVertexStart,r.geometryCount=this._geometryCount,r.maxInstanceCount=this._maxInstanceCount,r.maxVertexCount=this._maxVertexCount,r.maxIndexCount=this._maxIndexCount,r.geometryInitialized=this._geometryInitialized,r.matricesTexture=this._matricesTexture.toJSON(e),r.indirectTexture=this._indirectTexture.toJSON(e),this._colorsTexture!==null&&(r.colorsTexture=this._colorsTexture.toJSON(e)),this.boundingSphere!==null&&(r.boundingSphere=this.boundingSphere.toJSON()),this.boundingBox!==null&&(r.boundingBox=this.boundingBox.toJSON()));function s(o,l){return o[l.uuid]===void 0&&(o[l.uuid]=l.toJSON(e)),l.uuid}if(this.isScene)this.background&&(this.background.isColor?r.background=this.background.toJSON():this.background.isTexture&&(r.background=this.background.toJSON(e).uuid)),this.environment&&this.environment.isTexture&&this.environment.isRenderTargetTexture!==!0&&(r.environment=this.environment.toJSON(e).uuid);else if(this.isMesh||this.isLine||this.isPoints){r.geometry=s(e.geometries,this.geometry);let o=this.geometry.parameters;if(o!==void 0&&o.shapes!==void 0){let l=o.shapes;if(Array.isArray(l))for(let c=0,h=l.length;c<h;c++){let u=l[c];s(e.shapes,u)}else s(e.shapes,l)}}if(this.isSkinnedMesh&&(r.bindMode=this.bindMode,r.bindMatrix=this.bindMatrix.toArray(),this.skeleton!==void 0&&(s(e.skeletons,this.skeleton),r.skeleton=this.skeleton.uuid)),this.material!==void 0)if(Array.isArray(this.material)){let o=[];for(let l=0,c=this.material.length;l<c;l++)o.push(s(e.materials,this.material[l]));r.material=o}else r.material=s(e.materials,this.material);if(this.children.length>0){r.children=[];for(let o=0;o<this.children.length;o++)r.children.push(this.children[o].toJSON(e).object)}if(this.animations.length>0){r.animations=[];for(let o=0;o<this.animations.length;o++){let l=this.animations[o];r.animations.push(s(e.animations,l))}}if(t){let o=a(e.geometries),l=a(e.materials),c=a(e.textures),h=a(e.images),u=a(e.shapes),d=a(e.skeletons),f=a(e.animations),g=a(e.nodes);o.length>0&&(n.geometries=o),l.length>0&&(n.materials=l),c.length>0&&(n.textures=c),h.length>0&&(n.images=h),u.length>0&&(n.shapes=u),d.length>0&&(n.skeletons=d),f.length>0&&(n.animations=f),g.length>0&&(n.nodes=g)}return n.object=r,n;function a(o){let l=[];for(let c in o){let h=o[c];delete h.metadata,l.push(h)}return l}}clone(e){return new this.constructor().copy(this,e)}copy(e,t=!0){if(this.name=e.name,this.up.copy(e.up),this.position.copy(e.position),this.rotation.order=e.rotation.order,this.quaternion.copy(e.quaternion),this.scale.copy(e.scale),this.pivot=e.pivot!==null?e.pivot.clone():null,this.matrix.copy(e.matrix),this.matrixWorld.copy(e.matrixWorld),this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrixWorldAutoUpdate=e.matrixWorldAutoUpdate,this.matrixWorldNeedsUpdate=e.matrixWorldNeedsUpdate,this.layers.mask=e.layers.mask,this.visible=e.visible,this.castShadow=e.castShadow,this.receiveShadow=e.receiveShadow,this.frustumCulled=e.frustumCulled,this.renderOrder=e.renderOrder,this.static=e.static,this.animations=e.animations.slice(),this.userData=JSON.parse(JSON.stringify(e.userData)),t===!0)for(let n=0;n<e.children.length;n++){let r=e.children[n];this.add(r.clone())}return this}dispose(){this.dispatchEvent({type:"dispose"})}};oi.DEFAULT_UP=new F(0,1,0);oi.DEFAULT_MATRIX_AUTO_UPDATE=!0;oi.DEFAULT_MATRIX_WORLD_AUTO_UPDATE=!0;var vn=class extends oi{constructor(){super(),this.isGroup=!0,this.type="Group"}},N4={type:"move"},Io=class{constructor(){this._targetRay=null,this._grip=null,this._hand=null}getHandSpace(){return this._hand===null&&(this._hand=new vn,this._hand.matrixAutoUpdate=!1,this._hand.visible=!1,this._hand.joints={},this._hand.inputState={pinching:!1}),this._hand}getTargetRaySpace(){return this._targetRay===null&&(this._targetRay=new vn,this._targetRay.matrixAutoUpdate=!1,this._targetRay.visible=!1,this._targetRay.hasLinearVelocity=!1,this._targetRay.linearVelocity=new F,this._targetRay.hasAngularVelocity=!1,this._targetRay.angularVelocity=new F),this._targetRay}getGripSpace(){return this._grip===null&&(this._grip=new vn,this._grip.matrixAutoUpdate=!1,this._grip.visible=!1,this._grip.hasLinearVelocity=!1,this._grip.linearVelocity=new F,this._grip.hasAngularVelocity=!1,this._grip.angularVelocity=new F,this._grip.eventsEnabled=!1),this._grip}dispatchEvent(e){return this._targetRay!==null&&this._targetRay.dispatchEvent(e),this._grip!==null&&this._grip.dispatchEvent(e),this._hand!==null&&this._hand.dispatchEvent(e),this}connect(e){if(e&&e.hand){let t=this._hand;if(t)for(let n of e.hand.values())this._getHandJoint(t,n)}return this.dispatchEvent({type:"connected",data:e}),this}disconnect(e){return this.dispatchEvent({type:"disconnected",data:e}),this._targetRay!==null&&(this._targetRay.visible=!1),this._grip!==null&&(this._grip.visible=!1),this._hand!==null&&(this._hand.visible=!1),this}update(e,t,n){let r=null,s=null,a=null,o=this._targetRay,l=this._grip,c=this._hand;if(e&&t.session.visibilityState!=="visible-blurred"){if(c&&e.hand){a=!0;for(let _ of e.hand.values()){let m=t.getJointPose(_,n),v=this._getHandJoint(c,_);m!==null&&(v.matrix.fromArray(m.transform.matrix),v.matrix.decompose(v.position,v.quaternion,v.scale),v.matrixWorldNeedsUpdate=!0,v.jointRadius=m.radius),v.visible=m!==null}let h=c.joints["index-finger-tip"],u=c.joints["thumb-tip"],d=h.position.distanceTo(u.position),f=.02,g=.005;c.inputState.pinching&&d>f+g?(c.inputState.pinching=!1,this.dispatchEvent({type:"pinchend",handedness:e.handedness,target:this})):!c.inputState.pinching&&d<=f-g&&(c.inputState.pinching=!0,this.dispatchEvent({type:"pinchstart",handedness:e.handedness,target:this}))}else l!==null&&e.gripSpace&&(s=t.getPose(e.gripSpace,n),s!==null&&(l.matrix.fromArray(s.transform.matrix),l.matrix.decompose(l.position,l.quaternion,l.scale),l.matrixWorldNeedsUpdate=!0,s.linearVelocity?(l.hasLinearVelocity=!0,l.linearVelocity.copy(s.linearVelocity)):l.hasLinearVelocity=!1,s.angularVelocity?(l.hasAngularVelocity=!0,l.angularVelocity.copy(s.angularVelocity)):l.hasAngularVelocity=!1,l.eventsEnabled&&l.dispatchEvent({type:"gripUpdated",data:e,target:this})));o!==null&&(r=t.getPose(e.targetRaySpace,n),r===null&&s!==null&&(r=s),r!==null&&(o.matrix.fromArray(r.transform.matrix),o.matrix.decompose(o.position,o.quaternion,o.scale),o.matrixWorldNeedsUpdate=!0,r.linearVelocity?(o.hasLinearVelocity=!0,o.linearVelocity.copy(r.linearVelocity)):o.hasLinearVelocity=!1,r.angularVelocity?(o.hasAngularVelocity=!0,o.angularVelocity.copy(r.angularVelocity)):o.hasAngularVelocity=!1,this.dispatchEvent(N4)))}return o!==null&&(o.visible=r!==null),l!==null&&(l.visible=s!==null),c!==null&&(c.visible=a!==null),this}_getHandJoint(e,t){if(e.joints[t.jointName]===void 0){let n=new vn;n.matrixAutoUpdate=!1,n.visible=!1,e.joints[t.jointName]=n,e.add(n)}return e.joints[t.jointName]}},Ev={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074},Hs={h:0,s:0,l:0},Kc={h:0,s:0,l:0};function Fd(i,e,t){return t<0&&(t+=1),t>1&&(t-=1),t<1/6?i+(e-i)*6*t:t<1/2?e:t<2/3?i+(e-i)*6*(2/3-t):i}var Mt=class{constructor(e,t,n){return this.isColor=!0,this.r=1,this.g=1,this.b=1,this.set(e,t,n)}set(e,t,n){if(t===void 0&&n===void 0){let r=e;r&&r.isColor?this.copy(r):typeof r=="number"?this.setHex(r):typeof r=="string"&&this.setStyle(r)}else this.setRGB(e,t,n);return this}setScalar(e){return this.r=e,this.g=e,this.b=e,this}setHex(e,t=Ei){return e=Math.floor(e),this.r=(e>>16&255)/255,this.g=(e>>8&255)/255,this.b=(e&255)/255,Nt.colorSpaceToWorking(this,t),this}setRGB(e,t,n,r=Nt.workingColorSpace){return this.r=e,this.g=t,this.b=n,Nt.colorSpaceToWorking(this,r),this}setHSL(e,t,n,r=Nt.workingColorSpace){if(e=Bf(e,1),t=yt(t,0,1),n=yt(n,0,1),t===0)this.r=this.g=this.b=n;else{let s=n<=.5?n*(1+t):n+t-n*t,a=2*n-s;this.r=Fd(a,s,e+1/3),this.g=Fd(a,s,e),this.b=Fd(a,s,e-1/3)}return Nt.colorSpaceToWorking(this,r),this}setStyle(e,t=Ei){function n(s){s!==void 0&&parseFloat(s)<1&&lt("Color: Alpha component of "+e+" will be ignored.")}let r;if(r=/^(\w+)\(([^\)]*)\)/.exec(e)){let s,a=r[1],o=r[2];switch(a){case"rgb":case"rgba":if(s=/^\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(o))return n(s[4]),this.setRGB(Math.min(255,parseInt(s[1],10))/255,Math.min(255,parseInt(s[2],10))/255,Math.min(255,parseInt(s[3],10))/255,t);if(s=/^\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(o))return n(s[4]),this.setRGB(Math.min(100,parseFloat(s[1]))/100,Math.min(100,parseFloat(s[2]))/100,Math.min(100,parseFloat(s[3]))/100,t);break;case"hsl":case"hsla":if(s=/^\s*([+-]?(?:\d+(?:\.\d+)?|\.\d+))\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(o))return n(s[4]),this.setHSL(parseFloat(s[1])/360,parseFloat(s[2])/100,parseFloat(s[3])/100,t);break;default:lt("Color: Unknown color model "+e)}}else if(r=/^\#([A-Fa-f\d]+)$/.exec(e)){let s=r[1],a=s.length;if(a===3)return this.setRGB(parseInt(s.charAt(0),16)/15,parseInt(s.charAt(1),16)/15,parseInt(s.charAt(2),16)/15,t);if(a===6)return this.setHex(parseInt(s,16),t);lt("Color: Invalid hex color "+e)}else if(e&&e.length>0)return this.setColorName(e,t);return this}setColorName(e,t=Ei){let n=Ev[e.toLowerCase()];return n!==void 0?this.setHex(n,t):lt("Color: Unknown color "+e),this}clone(){return new this.constructor(this.r,this.g,this.b)}copy(e){return this.r=e.r,this.g=e.g,this.b=e.b,this}copySRGBToLinear(e){return this.r=xs(e.r),this.g=xs(e.g),this.b=xs(e.b),this}copyLinearToSRGB(e){return this.r=To(e.r),this.g=To(e.g),this.b=To(e.b),this}convertSRGBToLinear(){return this.copySRGBToLinear(this),this}convertLinearToSRGB(){return this.copyLinearToSRGB(this),this}getHex(e=Ei){return Nt.workingToColorSpace(fi.copy(this),e),Math.round(yt(fi.r*255,0,255))*65536+Math.round(yt(fi.g*255,0,255))*256+Math.round(yt(fi.b*255,0,255))}getHexString(e=Ei){return("000000"+this.getHex(e).toString(16)).slice(-6)}getHSL(e,t=Nt.workingColorSpace){Nt.workingToColorSpace(fi.copy(this),t);let n=fi.r,r=fi.g,s=fi.b,a=Math.max(n,r,s),o=Math.min(n,r,s),l,c,h=(o+a)/2;if(o===a)l=0,c=0;else{let u=a-o;switch(c=h<=.5?u/(a+o):u/(2-a-o),a){case n:l=(r-s)/u+(r<s?6:0);break;case r:l=(s-n)/u+2;break;case s:l=(n-r)/u+4;break}l/=6}return e.h=l,e.s=c,e.l=h,e}getRGB(e,t=Nt.workingColorSpace){return Nt.workingToColorSpace(fi.copy(this),t),e.r=fi.r,e.g=fi.g,e.b=fi.b,e}getStyle(e=Ei){Nt.workingToColorSpace(fi.copy(this),e);let t=fi.r,n=fi.g,r=fi.b;return e!==Ei?`color(${e} ${t.toFixed(3)} ${n.toFixed(3)} ${r.toFixed(3)})`:`rgb(${Math.round(t*255)},${Math.round(n*255)},${Math.round(r*255)})`}offsetHSL(e,t,n){return this.getHSL(Hs),this.setHSL(Hs.h+e,Hs.s+t,Hs.l+n)}add(e){return this.r+=e.r,this.g+=e.g,this.b+=e.b,this}addColors(e,t){return this.r=e.r+t.r,this.g=e.g+t.g,this.b=e.b+t.b,this}addScalar(e){return this.r+=e,this.g+=e,this.b+=e,this}sub(e){return this.r=Math.max(0,this.r-e.r),this.g=Math.max(0,this.g-e.g),this.b=Math.max(0,this.b-e.b),this}multiply(e){return this.r*=e.r,this.g*=e.g,this.b*=e.b,this}multiplyScalar(e){return this.r*=e,this.g*=e,this.b*=e,this}lerp(e,t){return this.r+=(e.r-this.r)*t,this.g+=(e.g-this.g)*t,this.b+=(e.b-this.b)*t,this}lerpColors(e,t,n){return this.r=e.r+(t.r-e.r)*n,this.g=e.g+(t.g-e.g)*n,this.b=e.b+(t.b-e.b)*n,this}lerpHSL(e,t){this.getHSL(Hs),e.getHSL(Kc);let n=yl(Hs.h,Kc.h,t),r=yl(Hs.s,Kc.s,t),s=yl(Hs.l,Kc.l,t);return this.setHSL(n,r,s),this}setFromVector3(e){return this.r=e.x,this.g=e.y,this.b=e.z,this}applyMatrix3(e){let t=this.r,n=this.g,r=this.b,s=e.elements;return this.r=s[0]*t+s[3]*n+s[6]*r,this.g=s[1]*t+s[4]*n+s[7]*r,this.b=s[2]*t+s[5]*n+s[8]*r,this}equals(e){return e.r===this.r&&e.g===this.g&&e.b===this.b}fromArray(e,t=0){return this.r=e[t],this.g=e[t+1],this.b=e[t+2],this}toArray(e=[],t=0){return e[t]=this.r,e[t+1]=this.g,e[t+2]=this.b,e}fromBufferAttribute(e,t){return this.r=e.getX(t),this.g=e.getY(t),this.b=e.getZ(t),this}toJSON(){return this.getHex()}*[Symbol.iterator](){yield this.r,yield this.g,yield this.b}},fi=new Mt;Mt.NAMES=Ev;var Cl=class extends oi{constructor(){super(),this.isScene=!0,this.type="Scene",this.background=null,this.environment=null,this.fog=null,this.backgroundBlurriness=0,this.backgroundIntensity=1,this.backgroundRotation=new _s,this.environmentIntensity=1,this.environmentRotation=new _s,this.overrideMaterial=null,typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}copy(e,t){return super.copy(e,t),this.background=e.background!==null?e.background.clone():null,this.environment=e.environment!==null?e.environment.clone():null,this.fog=e.fog!==null?e.fog.clone():null,this.backgroundBlurriness=e.backgroundBlurriness,this.backgroundIntensity=e.backgroundIntensity,this.backgroundRotation.copy(e.backgroundRotation),this.environmentIntensity=e.environmentIntensity,this.environmentRotation.copy(e.environmentRotation),this.overrideMaterial=e.overrideMaterial!==null?e.overrideMaterial.clone():null,this.matrixAutoUpdate=e.matrixAutoUpdate,this}toJSON(e){let t=super.toJSON(e);return this.fog!==null&&(t.object.fog=this.fog.toJSON()),t.object.backgroundBlurriness=this.backgroundBlurriness,t.object.backgroundIntensity=this.backgroundIntensity,t.object.backgroundRotation=this.backgroundRotation.toArray(),t.object.environmentIntensity=this.environmentIntensity,t.object.environmentRotation=this.environmentRotation.toArray(),t}},yr=new F,fs=new F,Od=new F,ps=new F,fo=new F,po=new F,Sg=new F,Bd=new F,Hd=new F,Vd=new F,Gd=new $t,Wd=new $t,qd=new $t,vs=class i{constructor(e=new F,t=new F,n=new F){this.a=e,this.b=t,this.c=n}static getNormal(e,t,n,r){r.subVectors(n,t),yr.subVectors(e,t),r.cross(yr);let s=r.lengthSq();return s>0?r.multiplyScalar(1/Math.sqrt(s)):r.set(0,0,0)}static getBarycoord(e,t,n,r,s){yr.subVectors(r,t),fs.subVectors(n,t),Od.subVectors(e,t);let a=yr.dot(yr),o=yr.dot(fs),l=yr.dot(Od),c=fs.dot(fs),h=fs.dot(Od),u=a*c-o*o;if(u===0)return s.set(0,0,0),null;let d=1/u,f=(c*l-o*h)*d,g=(a*h-o*l)*d;return s.set(1-f-g,g,f)}static containsPoint(e,t,n,r){return this.getBarycoord(e,t,n,r,ps)===null?!1:ps.x>=0&&ps.y>=0&&ps.x+ps.y<=1}static getInterpolation(e,t,n,r,s,a,o,l){return this.getBarycoord(e,t,n,r,ps)===null?(l.x=0,l.y=0,"z"in l&&(l.z=0),"w"in l&&(l.w=0),null):(l.setScalar(0),l.addScaledVector(s,ps.x),l.addScaledVector(a,ps.y),l.addScaledVector(o,ps.z),l)}static getInterpolatedAttribute(e,t,n,r,s,a){return Gd.setScalar(0),Wd.setScalar(0),qd.setScalar(0),Gd.fromBufferAttribute(e,t),Wd.fromBufferAttribute(e,n),qd.fromBufferAttribute(e,r),a.setScalar(0),a.addScaledVector(Gd,s.x),a.addScaledVector(Wd,s.y),a.addScaledVector(qd,s.z),a}static isFrontFacing(e,t,n,r){return yr.subVectors(n,t),fs.subVectors(e,t),yr.cross(fs).dot(r)<0}set(e,t,n){return this.a.copy(e),this.b.copy(t),this.c.copy(n),this}setFromPointsAndIndices(e,t,n,r){return this.a.copy(e[t]),this.b.copy(e[n]),this.c.copy(e[r]),this}setFromAttributeAndIndices(e,t,n,r){return this.a.fromBufferAttribute(e,t),this.b.fromBufferAttribute(e,n),this.c.fromBufferAttribute(e,r),this}clone(){return new this.constructor().copy(this)}copy(e){return this.a.copy(e.a),this.b.copy(e.b),this.c.copy(e.c),this}getArea(){return yr.subVectors(this.c,this.b),fs.subVectors(this.a,this.b),yr.cross(fs).length()*.5}getMidpoint(e){return e.addVectors(this.a,this.b).add(this.c).multiplyScalar(1/3)}getNormal(e){return i.getNormal(this.a,this.b,this.c,e)}getPlane(e){return e.setFromCoplanarPoints(this.a,this.b,this.c)}getBarycoord(e,t){return i.getBarycoord(e,this.a,this.b,this.c,t)}getInterpolation(e,t,n,r,s){return i.getInterpolation(e,this.a,this.b,this.c,t,n,r,s)}containsPoint(e){return i.containsPoint(e,this.a,this.b,this.c)}isFrontFacing(e){return i.isFrontFacing(this.a,this.b,this.c,e)}intersectsBox(e){return e.intersectsTriangle(this)}closestPointToPoint(e,t){let n=this.a,r=this.b,s=this.c,a,o;fo.subVectors(r,n),po.subVectors(s,n),Bd.subVectors(e,n);let l=fo.dot(Bd),c=po.dot(Bd);if(l<=0&&c<=0)return t.copy(n);Hd.subVectors(e,r);let h=fo.dot(Hd),u=po.dot(Hd);if(h>=0&&u<=h)return t.copy(r);let d=l*u-h*c;if(d<=0&&l>=0&&h<=0&&l-h>0)return a=l/(l-h),t.copy(n).addScaledVector(fo,a);Vd.subVectors(e,s);let f=fo.dot(Vd),g=po.dot(Vd);if(g>=0&&f<=g)return t.copy(s);let _=f*c-l*g;if(_<=0&&c>=0&&g<=0)return o=c/(c-g),t.copy(n).addScaledVector(po,o);let m=h*g-f*u;if(m<=0&&u-h>=0&&f-g>=0)return Sg.subVectors(s,r),o=(u-h)/(u-h+(f-g)),t.copy(r).addScaledVector(Sg,o);let v=1/(m+_+d);return a=_*v,o=d*v,t.copy(n).addScaledVector(fo,a).addScaledVector(po,o)}equals(e){return e.a.equals(this.a)&&e.b.equals(this.b)&&e.c.equals(this.c)}},pi=class{constructor(e=new F(1/0,1/0,1/0),t=new F(-1/0,-1/0,-1/0)){this.isBox3=!0,this.min=e,this.max=t}set(e,t){return this.min.copy(e),this.max.copy(t),this}setFromArray(e){this.makeEmpty();for(let t=0,n=e.length;t<n;t+=3)this.expandByPoint(_r.fromArray(e,t));return this}setFromBufferAttribute(e){this.makeEmpty();for(let t=0,n=e.count;t<n;t++)this.expandByPoint(_r.fromBufferAttribute(e,t));return this}setFromPoints(e){this.makeEmpty();for(let t=0,n=e.length;t<n;t++)this.expandByPoint(e[t]);return this}setFromCenterAndSize(e,t){let n=_r.copy(t).multiplyScalar(.5);return this.min.copy(e).sub(n),this.max.copy(e).add(n),this}setFromObject(e,t=!1){return this.makeEmpty(),this.expandByObject(e,t)}clone(){return new this.constructor().copy(this)}copy(e){return this.min.copy(e.min),this.max.copy(e.max),this}makeEmpty(){return this.min.x=this.min.y=this.min.z=1/0,this.max.x=this.max.y=this.max.z=-1/0,this}isEmpty(){return this.max.x<this.min.x||this.max.y<this.min.y||this.max.z<this.min.z}getCenter(e){return this.isEmpty()?e.set(0,0,0):e.addVectors(this.min,this.max).multiplyScalar(.5)}getSize(e){return this.isEmpty()?e.set(0,0,0):e.subVectors(this.max,this.min)}expandByPoint(e){return this.min.min(e),this.max.max(e),this}expandByVector(e){return this.min.sub(e),this.max.add(e),this}expandByScalar(e){return this.min.addScalar(-e),this.max.addScalar(e),this}expandByObject(e,t=!1){e.updateWorldMatrix(!1,!1);let n=e.geometry;if(n!==void 0){let s=n.getAttribute("position");if(t===!0&&s!==void 0&&e.isInstancedMesh!==!0&&e.isBatchedMesh!==!0)for(let a=0,o=s.count;a<o;a++)e.isMesh===!0?e.getVertexPosition(a,_r):_r.fromBufferAttribute(s,a),_r.applyMatrix4(e.matrixWorld),this.expandByPoint(_r);else e.boundingBox!==void 0?(e.boundingBox===null&&e.computeBoundingBox(),Jc.copy(e.boundingBox)):(n.boundingBox===null&&n.computeBoundingBox(),Jc.copy(n.boundingBox)),Jc.applyMatrix4(e.matrixWorld),this.union(Jc)}let r=e.children;for(let s=0,a=r.length;s<a;s++)this.expandByObject(r[s],t);return this}containsPoint(e){return e.x>=this.min.x&&e.x<=this.max.x&&e.y>=this.min.y&&e.y<=this.max.y&&e.z>=this.min.z&&e.z<=this.max.z}containsBox(e){return this.min.x<=e.min.x&&e.max.x<=this.max.x&&this.min.y<=e.min.y&&e.max.y<=this.max.y&&this.min.z<=e.min.z&&e.max.z<=this.max.z}getParameter(e,t){return t.set((e.x-this.min.x)/(this.max.x-this.min.x),(e.y-this.min.y)/(this.max.y-this.min.y),(e.z-this.min.z)/(this.max.z-this.min.z))}intersectsBox(e){return e.max.x>=this.min.x&&e.min.x<=this.max.x&&e.max.y>=this.min.y&&e.min.y<=this.max.y&&e.max.z>=this.min.z&&e.min.z<=this.max.z}intersectsSphere(e){return this.clampPoint(e.center,_r),_r.distanceToSquared(e.center)<=e.radius*e.radius}intersectsPlane(e){let t,n;return e.normal.x>0?(t=e.normal.x*this.min.x,n=e.normal.x*this.max.x):(t=e.normal.x*this.max.x,n=e.normal.x*this.min.x),e.normal.y>0?(t+=e.normal.y*this.min.y,n+=e.normal.y*this.max.y):(t+=e.normal.y*this.max.y,n+=e.normal.y*this.min.y),e.normal.z>0?(t+=e.normal.z*this.min.z,n+=e.normal.z*this.max.z):(t+=e.normal.z*this.max.z,n+=e.normal.z*this.min.z),t<=-e.constant&&n>=-e.constant}intersectsTriangle(e){if(this.isEmpty())return!1;this.getCenter(pl),jc.subVectors(this.max,pl),mo.subVectors(e.a,pl),go.subVectors(e.b,pl),vo.subVectors(e.c,pl),Vs.subVectors(go,mo),Gs.subVectors(vo,go),Sa.subVectors(mo,vo);let t=[0,-Vs.z,Vs.y,0,-Gs.z,Gs.y,0,-Sa.z,Sa.y,Vs.z,0,-Vs.x,Gs.z,0,-Gs.x,Sa.z,0,-Sa.x,-Vs.y,Vs.x,0,-Gs.y,Gs.x,0,-Sa.y,Sa.x,0];return!Xd(t,mo,go,vo,jc)||(t=[1,0,0,0,1,0,0,0,1],!Xd(t,mo,go,vo,jc))?!1:(Qc.crossVectors(Vs,Gs),t=[Qc.x,Qc.y,Qc.z],Xd(t,mo,go,vo,jc))}clampPoint(e,t){return t.copy(e).clamp(this.min,this.max)}distanceToPoint(e){return this.clampPoint(e,_r).distanceTo(e)}getBoundingSphere(e){return this.isEmpty()?e.makeEmpty():(this.getCenter(e.center),e.radius=this.getSize(_r).length()*.5),e}intersect(e){return this.min.max(e.min),this.max.min(e.max),this.isEmpty()&&this.makeEmpty(),this}union(e){return this.min.min(e.min),this.max.max(e.max),this}applyMatrix4(e){return this.isEmpty()?this:(ms[0].set(this.min.x,this.min.y,this.min.z).applyMatrix4(e),ms[1].set(this.min.x,this.min.y,this.max.z).applyMatrix4(e),ms[2].set(this.min.x,this.max.y,this.min.z).applyMatrix4(e),ms[3].set(this.min.x,this.max.y,this.max.z).applyMatrix4(e),ms[4].set(this.max.x,this.min.y,this.min.z).applyMatrix4(e),ms[5].set(this.max.x,this.min.y,this.max.z).applyMatrix4(e),ms[6].set(this.max.x,this.max.y,this.min.z).applyMatrix4(e),ms[7].set(this.max.x,this.max.y,this.max.z).applyMatrix4(e),this.setFromPoints(ms),this)}translate(e){return this.min.add(e),this.max.add(e),this}equals(e){return e.min.equals(this.min)&&e.max.equals(this.max)}toJSON(){return{min:this.min.toArray(),max:this.max.toArray()}}fromJSON(e){return this.min.fromArray(e.min),this.max.fromArray(e.max),this}},ms=[new F,new F,new F,new F,new F,new F,new F,new F],_r=new F,Jc=new pi,mo=new F,go=new F,vo=new F,Vs=new F,Gs=new F,Sa=new F,pl=new F,jc=new F,Qc=new F,Ma=new F;function Xd(i,e,t,n,r){for(let s=0,a=i.length-3;s<=a;s+=3){Ma.fromArray(i,s);let o=r.x*Math.abs(Ma.x)+r.y*Math.abs(Ma.y)+r.z*Math.abs(Ma.z),l=e.dot(Ma),c=t.dot(Ma),h=n.dot(Ma);if(Math.max(-Math.max(l,c,h),Math.min(l,c,h))>o)return!1}return!0}var On=new F,e0=new Xe,U4=0,br=class extends Sr{constructor(e,t,n=!1){if(super(),Array.isArray(e))throw new TypeError("THREE.BufferAttribute: array should be a Typed Array.");this.isBufferAttribute=!0,Object.defineProperty(this,"id",{value:U4++}),this.name="",this.array=e,this.itemSize=t,this.count=e!==void 0?e.length/t:0,this.normalized=n,this.usage=Ff,this.updateRanges=[],this.gpuType=Ar,this.version=0,this._normalizationScale=e!==void 0?Kh(e):void 0}onUploadCallback(){}set needsUpdate(e){e===!0&&this.version++}setUsage(e){return this.usage=e,this}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}copy(e){return this.name=e.name,this.array=new e.array.constructor(e.array),this.itemSize=e.itemSize,this.count=e.count,this.normalized=e.normalized,this.usage=e.usage,this.gpuType=e.gpuType,this._normalizationScale=e._normalizationScale,this}copyAt(e,t,n){e*=this.itemSize,n*=t.itemSize;for(let r=0,s=this.itemSize;r<s;r++)this.array[e+r]=t.array[n+r];return this}copyArray(e){return this.array.set(e),this}applyMatrix3(e){if(this.itemSize===2)for(let t=0,n=this.count;t<n;t++)e0.fromBufferAttribute(this,t),e0.applyMatrix3(e),this.setXY(t,e0.x,e0.y);else if(this.itemSize===3)for(let t=0,n=this.count;t<n;t++)On.fromBufferAttribute(this,t),On.applyMatrix3(e),this.setXYZ(t,On.x,On.y,On.z);return this}applyMatrix4(e){for(let t=0,n=this.count;t<n;t++)On.fromBufferAttribute(this,t),On.applyMatrix4(e),this.setXYZ(t,On.x,On.y,On.z);return this}applyNormalMatrix(e){for(let t=0,n=this.count;t<n;t++)On.fromBufferAttribute(this,t),On.applyNormalMatrix(e),this.setXYZ(t,On.x,On.y,On.z);return this}transformDirection(e){for(let t=0,n=this.count;t<n;t++)On.fromBufferAttribute(this,t),On.transformDirection(e),this.setXYZ(t,On.x,On.y,On.z);return this}set(e,t=0){return this.array.set(e,t),this}getComponent(e,t){let n=this.array[e*this.itemSize+t];return this.normalized&&(n=this._denormalize(n)),n}setComponent(e,t,n){return this.normalized&&(n=this._normalize(n)),this.array[e*this.itemSize+t]=n,this}getX(e){let t=this.array[e*this.itemSize];return this.normalized&&(t=this._denormalize(t)),t}setX(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize]=t,this}getY(e){let t=this.array[e*this.itemSize+1];return this.normalized&&(t=this._denormalize(t)),t}setY(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+1]=t,this}getZ(e){let t=this.array[e*this.itemSize+2];return this.normalized&&(t=this._denormalize(t)),t}setZ(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+2]=t,this}getW(e){let t=this.array[e*this.itemSize+3];return this.normalized&&(t=this._denormalize(t)),t}setW(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+3]=t,this}setXY(e,t,n){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),n=this._normalize(n)),this.array[e+0]=t,this.array[e+1]=n,this}setXYZ(e,t,n,r){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),n=this._normalize(n),r=this._normalize(r)),this.array[e+0]=t,this.array[e+1]=n,this.array[e+2]=r,this}setXYZW(e,t,n,r,s){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),n=this._normalize(n),r=this._normalize(r),s=this._normalize(s)),this.array[e+0]=t,this.array[e+1]=n,this.array[e+2]=r,this.array[e+3]=s,this}onUpload(e){return this.onUploadCallback=e,this}clone(){return new this.constructor(this.array,this.itemSize).copy(this)}toJSON(){let e={itemSize:this.itemSize,type:this.array.constructor.name,array:Array.from(this.array),normalized:this.normalized};return e.name=this.name,e.usage=this.usage,e.gpuType=this.gpuType,e}dispose(){this.dispatchEvent({type:"dispose"})}_denormalize(e){let t=this._normalizationScale;return t!==void 0?Math.max(e/t,-1):Vf(e,this.array)}_normalize(e){let t=this._normalizationScale;return t!==void 0?Math.round(e*t):Gf(e,this.array)}};var Pl=class extends br{constructor(e,t,n){super(new Uint16Array(e),t,n)}};var Il=class extends br{constructor(e,t,n){super(new Uint32Array(e),t,n)}};var Ut=class extends br{constructor(e,t,n){super(new Float32Array(e),t,n)}},F4=new pi,ml=new F,Yd=new F,Mr=class{constructor(e=new F,t=-1){this.isSphere=!0,this.center=e,this.radius=t}set(e,t){return this.center.copy(e),this.radius=t,this}setFromPoints(e,t){let n=this.center;t!==void 0?n.copy(t):F4.setFromPoints(e).getCenter(n);let r=0;for(let s=0,a=e.length;s<a;s++)r=Math.max(r,n.distanceToSquared(e[s]));return this.radius=Math.sqrt(r),this}copy(e){return this.center.copy(e.center),this.radius=e.radius,this}isEmpty(){return this.radius<0}makeEmpty(){return this.center.set(0,0,0),this.radius=-1,this}containsPoint(e){return e.distanceToSquared(this.center)<=this.radius*this.radius}distanceToPoint(e){return e.distanceTo(this.center)-this.radius}intersectsSphere(e){let t=this.radius+e.radius;return e.center.distanceToSquared(this.center)<=t*t}intersectsBox(e){return e.intersectsSphere(this)}intersectsPlane(e){return Math.abs(e.distanceToPoint(this.center))<=this.radius}clampPoint(e,t){let n=this.center.distanceToSquared(e);return t.copy(e),n>this.radius*this.radius&&(t.sub(this.center).normalize(),t.multiplyScalar(this.radius).add(this.center)),t}getBoundingBox(e){return this.isEmpty()?(e.makeEmpty(),e):(e.set(this.center,this.center),e.expandByScalar(this.radius),e)}applyMatrix4(e){return this.center.applyMatrix4(e),this.radius=this.radius*e.getMaxScaleOnAxis(),this}translate(e){return this.center.add(e),this}expandByPoint(e){if(this.isEmpty())return this.center.copy(e),this.radius=0,this;ml.subVectors(e,this.center);let t=ml.lengthSq();if(t>this.radius*this.radius){let n=Math.sqrt(t),r=(n-this.radius)*.5;this.center.addScaledVector(ml,r/n),this.radius+=r}return this}union(e){return e.isEmpty()?this:this.isEmpty()?(this.copy(e),this):(this.center.equals(e.center)===!0?this.radius=Math.max(this.radius,e.radius):(Yd.subVectors(e.center,this.center).setLength(e.radius),this.expandByPoint(ml.copy(e.center).add(Yd)),this.expandByPoint(ml.copy(e.center).sub(Yd))),this)}equals(e){return e.center.equals(this.center)&&e.radius===this.radius}clone(){return new this.constructor().copy(this)}toJSON(){return{radius:this.radius,center:this.center.toArray()}}fromJSON(e){return this.radius=e.radius,this.center.fromArray(e.center),this}},O4=0,sr=new tn,Zd=new oi,xo=new F,Zi=new pi,gl=new pi,ni=new F,Bn=class i extends Sr{constructor(){super(),this.isBufferGeometry=!0,Object.defineProperty(this,"id",{value:O4++}),this.uuid=ia(),this.name="",this.type="BufferGeometry",this.index=null,this.indirect=null,this.indirectOffset=0,this.attributes={},this.morphAttributes={},this.morphTargetsRelative=!1,this.groups=[],this.boundingBox=null,this.boundingSphere=null,this.drawRange={start:0,count:1/0},this.userData={},this._transformed=!1}getIndex(){return this.index}setIndex(e){return Array.isArray(e)?this.index=new(h4(e)?Il:Pl)(e,1):this.index=e,this}setIndirect(e,t=0){return this.indirect=e,this.indirectOffset=t,this}getIndirect(){return this.indirect}getAttribute(e){return this.attributes[e]}setAttribute(e,t){return this.attributes[e]=t,this}deleteAttribute(e){return delete this.attributes[e],this}hasAttribute(e){return this.attributes[e]!==void 0}addGroup(e,t,n=0){this.groups.push({start:e,count:t,materialIndex:n})}clearGroups(){this.groups=[]}setDrawRange(e,t){this.drawRange.start=e,this.drawRange.count=t}applyMatrix4(e){let t=this.attributes.position;t!==void 0&&(t.applyMatrix4(e),t.needsUpdate=!0);let n=this.attributes.normal;if(n!==void 0){let s=new _t().getNormalMatrix(e);n.applyNormalMatrix(s),n.needsUpdate=!0}let r=this.attributes.tangent;return r!==void 0&&(r.transformDirection(e),r.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this._transformed=!0,this}applyQuaternion(e){return sr.makeRotationFromQuaternion(e),this.applyMatrix4(sr),this}rotateX(e){return sr.makeRotationX(e),this.applyMatrix4(sr),this}rotateY(e){return sr.makeRotationY(e),this.applyMatrix4(sr),this}rotateZ(e){return sr.makeRotationZ(e),this.applyMatrix4(sr),this}translate(e,t,n){return sr.makeTranslation(e,t,n),this.applyMatrix4(sr),this}scale(e,t,n){return sr.makeScale(e,t,n),this.applyMatrix4(sr),this}lookAt(e){return Zd.lookAt(e),Zd.updateMatrix(),this.applyMatrix4(Zd.matrix),this}center(){return this.computeBoundingBox(),this.boundingBox.getCenter(xo).negate(),this.translate(xo.x,xo.y,xo.z),this}setFromPoints(e){let t=this.getAttribute("position");if(t===void 0){let n=[];for(let r=0,s=e.length;r<s;r++){let a=e[r];n.push(a.x,a.y,a.z||0)}this.setAttribute("position",new Ut(n,3))}else{let n=Math.min(e.length,t.count);for(let r=0;r<n;r++){let s=e[r];t.setXYZ(r,s.x,s.y,s.z||0)}e.length>t.count&&lt("BufferGeometry: Buffer size too small for points data. Use .dispose() and create a new geometry."),t.needsUpdate=!0}return this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new pi);let e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){vt("BufferGeometry.computeBoundingBox(): GLBufferAttribute requires a manual bounding box.",this),this.boundingBox.set(new F(-1/0,-1/0,-1/0),new F(1/0,1/0,1/0));return}if(e!==void 0){if(this.boundingBox.setFromBufferAttribute(e),t)for(let n=0,r=t.length;n<r;n++){let s=t[n];Zi.setFromBufferAttribute(s),this.morphTargetsRelative?(ni.addVectors(this.boundingBox.min,Zi.min),this.boundingBox.expandByPoint(ni),ni.addVectors(this.boundingBox.max,Zi.max),this.boundingBox.expandByPoint(ni)):(this.boundingBox.expandByPoint(Zi.min),this.boundingBox.expandByPoint(Zi.max))}}else this.boundingBox.makeEmpty();(isNaN(this.boundingBox.min.x)||isNaN(this.boundingBox.min.y)||isNaN(this.boundingBox.min.z))&&vt('BufferGeometry.computeBoundingBox(): Computed min/max have NaN values. The "position" attribute is likely to have NaN values.',this)}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new Mr);let e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){vt("BufferGeometry.computeBoundingSphere(): GLBufferAttribute requires a manual bounding sphere.",this),this.boundingSphere.set(new F,1/0);return}if(e){let n=this.boundingSphere.center;if(Zi.setFromBufferAttribute(e),t)for(let s=0,a=t.length;s<a;s++){let o=t[s];gl.setFromBufferAttribute(o),this.morphTargetsRelative?(ni.addVectors(Zi.min,gl.min),Zi.expandByPoint(ni),ni.addVectors(Zi.max,gl.max),Zi.expandByPoint(ni)):(Zi.expandByPoint(gl.min),Zi.expandByPoint(gl.max))}Zi.getCenter(n);let r=0;for(let s=0,a=e.count;s<a;s++)ni.fromBufferAttribute(e,s),r=Math.max(r,n.distanceToSquared(ni));if(t)for(let s=0,a=t.length;s<a;s++){let o=t[s],l=this.morphTargetsRelative;for(let c=0,h=o.count;c<h;c++)ni.fromBufferAttribute(o,c),l&&(xo.fromBufferAttribute(e,c),ni.add(xo)),r=Math.max(r,n.distanceToSquared(ni))}this.boundingSphere.radius=Math.sqrt(r),isNaN(this.boundingSphere.radius)&&vt('BufferGeometry.computeBoundingSphere(): Computed radius is NaN. The "position" attribute is likely to have NaN values.',this)}}computeTangents(){let e=this.index,t=this.attributes;if(e===null||t.position===void 0||t.normal===void 0||t.uv===void 0){vt("BufferGeometry: .computeTangents() failed. Missing required attributes (index, position, normal or uv)");return}let n=t.position,r=t.normal,s=t.uv,a=this.getAttribute("tangent");(a===void 0||a.count!==n.count)&&(a=new br(new Float32Array(4*n.count),4),this.setAttribute("tangent",a));let o=[],l=[],c=new Uint8Array(n.count);for(let V=0;V<n.count;V++)o[V]=new F,l[V]=new F;let h=new F,u=new F,d=new F,f=new Xe,g=new Xe,_=new Xe,m=new F,v=new F;function b(V,k,N){c[V]=c[k]=c[N]=1,h.fromBufferAttribute(n,V),u.fromBufferAttribute(n,k),d.fromBufferAttribute(n,N),f.fromBufferAttribute(s,V),g.fromBufferAttribute(s,k),_.fromBufferAttribute(s,N),u.sub(h),d.sub(h),g.sub(f),_.sub(f);let X=1/(g.x*_.y-_.x*g.y);isFinite(X)&&(m.copy(u).multiplyScalar(_.y).addScaledVector(d,-g.y).multiplyScalar(X),v.copy(d).multiplyScalar(g.x).addScaledVector(u,-_.x).multiplyScalar(X),o[V].add(m),o[k].add(m),o[N].add(m),l[V].add(v),l[k].add(v),l[N].add(v))}let R=this.groups;R.length===0&&(R=[{start:0,count:e.count}]);for(let V=0,k=R.length;V<k;++V){let N=R[V],X=N.start,$=N.count;for(let U=X,O=X+$;U<O;U+=3)b(e.getX(U+0),e.getX(U+1),e.getX(U+2))}let M=new F,I=new F,A=new F,y=new F;function E(V){A.fromBufferAttribute(r,V),y.copy(A);let k=o[V];M.copy(k),M.sub(A.multiplyScalar(A.dot(k))).normalize(),I.crossVectors(y,k);let X=I.dot(l[V])<0?-1:1;a.setXYZW(V,M.x,M.y,M.z,X)}for(let V=0,k=n.count;V<k;++V)c[V]&&E(V);this._transformed=!0}computeVertexNormals(){let e=this.index,t=this.getAttribute("position");if(t!==void 0){let n=this.getAttribute("normal");if(n===void 0||n.count!==t.count)n=new br(new Float32Array(t.count*3),3),this.setAttribute("normal",n);else for(let d=0,f=n.count;d<f;d++)n.setXYZ(d,0,0,0);let r=new F,s=new F,a=new F,o=new F,l=new F,c=new F,h=new F,u=new F;if(e)for(let d=0,f=e.count;d<f;d+=3){let g=e.getX(d+0),_=e.getX(d+1),m=e.getX(d+2);r.fromBufferAttribute(t,g),s.fromBufferAttribute(t,_),a.fromBufferAttribute(t,m),h.subVectors(a,s),u.subVectors(r,s),h.cross(u),o.fromBufferAttribute(n,g),l.fromBufferAttribute(n,_),c.fromBufferAttribute(n,m),o.add(h),l.add(h),c.add(h),n.setXYZ(g,o.x,o.y,o.z),n.setXYZ(_,l.x,l.y,l.z),n.setXYZ(m,c.x,c.y,c.z)}else for(let d=0,f=t.count;d<f;d+=3)r.fromBufferAttribute(t,d+0),s.fromBufferAttribute(t,d+1),a.fromBufferAttribute(t,d+2),h.subVectors(a,s),u.subVectors(r,s),h.cross(u),n.setXYZ(d+0,h.x,h.y,h.z),n.setXYZ(d+1,h.x,h.y,h.z),n.setXYZ(d+2,h.x,h.y,h.z);this.normalizeNormals(),n.needsUpdate=!0}}normalizeNormals(){let e=this.attributes.normal;for(let t=0,n=e.count;t<n;t++)ni.fromBufferAttribute(e,t),ni.normalize(),e.setXYZ(t,ni.x,ni.y,ni.z)}toNonIndexed(){function e(o,l){let c=o.array,h=o.itemSize,u=o.normalized,d=new c.constructor(l.length*h),f=0,g=0;for(let _=0,m=l.length;_<m;_++){o.isInterleavedBufferAttribute?f=l[_]*o.data.stride+o.offset:f=l[_]*h;for(let v=0;v<h;v++)d[g++]=c[f++]}return new br(d,h,u)}if(this.index===null)return lt("BufferGeometry.toNonIndexed(): BufferGeometry is already non-indexed."),this;let t=new i,n=this.index.array,r=this.attributes;for(let o in r){let l=r[o],c=e(l,n);t.setAttribute(o,c)}let s=this.morphAttributes;for(let o in s){let l=[],c=s[o];for(let h=0,u=c.length;h<u;h++){let d=c[h],f=e(d,n);l.push(f)}t.morphAttributes[o]=l}t.morphTargetsRelative=this.morphTargetsRelative;let a=this.groups;for(let o=0,l=a.length;o<l;o++){let c=a[o];t.addGroup(c.start,c.count,c.materialIndex)}return t}toJSON(){let e={metadata:{version:4.7,type:"BufferGeometry",generator:"BufferGeometry.toJSON"}};if(e.uuid=this.uuid,e.type=this.parameters!==void 0&&this._transformed===!0?"BufferGeometry":this.type,e.name=this.name,Object.keys(this.userData).length>0&&(e.userData=this.userData),this.parameters!==void 0&&this._transformed!==!0){let l=this.parameters;for(let c in l)l[c]!==void 0&&(e[c]=l[c]);return e}e.data={attributes:{}};let t=this.index;t!==null&&(e.data.index={type:t.array.constructor.name,array:Array.prototype.slice.call(t.array)});let n=this.attributes;for(let l in n){let c=n[l];e.data.attributes[l]=c.toJSON(e.data)}let r={},s=!1;for(let l in this.morphAttributes){let c=this.morphAttributes[l],h=[];for(let u=0,d=c.length;u<d;u++){let f=c[u];h.push(f.toJSON(e.data))}h.length>0&&(r[l]=h,s=!0)}s&&(e.data.morphAttributes=r,e.data.morphTargetsRelative=this.morphTargetsRelative);let a=this.groups;a.length>0&&(e.data.groups=JSON.parse(JSON.stringify(a)));let o=this.boundingSphere;return o!==null&&(e.data.boundingSphere=o.toJSON()),e}clone(){return new this.constructor().copy(this)}copy(e){this.index=null,this.attributes={},this.morphAttributes={},this.groups=[],this.boundingBox=null,this.boundingSphere=null;let t={};this.name=e.name;let n=e.index;n!==null&&this.setIndex(n.clone());let r=e.attributes;for(let c in r){let h=r[c];this.setAttribute(c,h.clone(t))}let s=e.morphAttributes;for(let c in s){let h=[],u=s[c];for(let d=0,f=u.length;d<f;d++)h.push(u[d].clone(t));this.morphAttributes[c]=h}this.morphTargetsRelative=e.morphTargetsRelative;let a=e.groups;for(let c=0,h=a.length;c<h;c++){let u=a[c];this.addGroup(u.start,u.count,u.materialIndex)}let o=e.boundingBox;o!==null&&(this.boundingBox=o.clone());let l=e.boundingSphere;return l!==null&&(this.boundingSphere=l.clone()),this.drawRange.start=e.drawRange.start,this.drawRange.count=e.drawRange.count,this.userData=e.userData,this._transformed=e._transformed,this}dispose(){this.dispatchEvent({type:"dispose"})}},k0=class{constructor(e,t){this.isInterleavedBuffer=!0,this.array=e,this.stride=t,this.count=e!==void 0?e.length/t:0,this.usage=Ff,this.updateRanges=[],this.version=0,this.uuid=ia()}onUploadCallback(){}set needsUpdate(e){e===!0&&this.version++}setUsage(e){return this.usage=e,this}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}copy(e){return this.array=new e.array.constructor(e.array),this.count=e.count,this.stride=e.stride,this.usage=e.usage,this}copyAt(e,t,n){e*=this.stride,n*=t.stride;for(let r=0,s=this.stride;r<s;r++)this.array[e+r]=t.array[n+r];return this}set(e,t=0){return this.array.set(e,t),this}clone(e){e.arrayBuffers===void 0&&(e.arrayBuffers={});let t=Mg(this.array);e.arrayBuffers[t]===void 0&&(e.arrayBuffers[t]=this.array.slice(0).buffer);let n=new this.array.constructor(e.arrayBuffers[t]),r=new this.constructor(n,this.stride);return r.setUsage(this.usage),r}onUpload(e){return this.onUploadCallback=e,this}toJSON(e){e.arrayBuffers===void 0&&(e.arrayBuffers={});let t=Mg(this.array);e.arrayBuffers[t]===void 0&&(e.arrayBuffers[t]=Array.from(new Uint32Array(this.array.slice(0).buffer)));let n={uuid:this.uuid,buffer:t,type:this.array.constructor.name,stride:this.stride};return n.usage=this.usage,n}};function Mg(i){return i.buffer._uuid===void 0&&(i.buffer._uuid=ia()),i.byteOffset===0&&i.byteLength===i.buffer.byteLength?i.buffer._uuid:i.buffer._uuid+":"+i.byteOffset+":"+i.byteLength}var Ti=new F,wr=class i{constructor(e,t,n,r=!1){this.isInterleavedBufferAttribute=!0,this.name="",this.data=e,this.itemSize=t,this.offset=n,this.normalized=r,this._normalizationScale=e!==void 0?Kh(e.array):void 0}get count(){return this.data.count}get array(){return this.data.array}set needsUpdate(e){this.data.needsUpdate=e}applyMatrix4(e){for(let t=0,n=this.data.count;t<n;t++)Ti.fromBufferAttribute(this,t),Ti.applyMatrix4(e),this.setXYZ(t,Ti.x,Ti.y,Ti.z);return this}applyNormalMatrix(e){for(let t=0,n=this.count;t<n;t++)Ti.fromBufferAttribute(this,t),Ti.applyNormalMatrix(e),this.setXYZ(t,Ti.x,Ti.y,Ti.z);return this}transformDirection(e){for(let t=0,n=this.count;t<n;t++)Ti.fromBufferAttribute(this,t),Ti.transformDirection(e),this.setXYZ(t,Ti.x,Ti.y,Ti.z);return this}getComponent(e,t){let n=this.array[e*this.data.stride+this.offset+t];return this.normalized&&(n=this._denormalize(n)),n}setComponent(e,t,n){return this.normalized&&(n=this._normalize(n)),this.data.array[e*this.data.stride+this.offset+t]=n,this}setX(e,t){return this.normalized&&(t=this._normalize(t)),this.data.array[e*this.data.stride+this.offset]=t,this}setY(e,t){return this.normalized&&(t=this._normalize(t)),this.data.array[e*this.data.stride+this.offset+1]=t,this}setZ(e,t){return this.normalized&&(t=this._normalize(t)),this.data.array[e*this.data.stride+this.offset+2]=t,this}setW(e,t){return this.normalized&&(t=this._normalize(t)),this.data.array[e*this.data.stride+this.offset+3]=t,this}getX(e){let t=this.data.array[e*this.data.stride+this.offset];return this.normalized&&(t=this._denormalize(t)),t}getY(e){let t=this.data.array[e*this.data.stride+this.offset+1];return this.normalized&&(t=this._denormalize(t)),t}getZ(e){let t=this.data.array[e*this.data.stride+this.offset+2];return this.normalized&&(t=this._denormalize(t)),t}getW(e){let t=this.data.array[e*this.data.stride+this.offset+3];return this.normalized&&(t=this._denormalize(t)),t}setXY(e,t,n){return e=e*this.data.stride+this.offset,this.normalized&&(t=this._normalize(t),n=this._normalize(n)),this.data.array[e+0]=t,this.data.array[e+1]=n,this}setXYZ(e,t,n,r){return e=e*this.data.stride+this.offset,this.normalized&&(t=this._normalize(t),n=this._normalize(n),r=this._normalize(r)),this.data.array[e+0]=t,this.data.array[e+1]=n,this.data.array[e+2]=r,this}setXYZW(e,t,n,r,s){return e=e*this.data.stride+this.offset,this.normalized&&(t=this._normalize(t),n=this._normalize(n),r=this._normalize(r),s=this._normalize(s)),this.data.array[e+0]=t,this.data.array[e+1]=n,this.data.array[e+2]=r,this.data.array[e+3]=s,this}clone(e){if(e===void 0){El("InterleavedBufferAttribute.clone(): Cloning an interleaved buffer attribute will de-interleave buffer data.");let t=[];for(let n=0;n<this.count;n++){let r=n*this.data.stride+this.offset;for(let s=0;s<this.itemSize;s++)t.push(this.data.array[r+s])}return new br(new this.array.constructor(t),this.itemSize,this.normalized)}else return e.interleavedBuffers===void 0&&(e.interleavedBuffers={}),e.interleavedBuffers[this.data.uuid]===void 0&&(e.interleavedBuffers[this.data.uuid]=this.data.clone(e)),new i(e.interleavedBuffers[this.data.uuid],this.itemSize,this.offset,this.normalized)}toJSON(e){if(e===void 0){El("InterleavedBufferAttribute.toJSON(): Serializing an interleaved buffer attribute will de-interleave buffer data.");let t=[];for(let n=0;n<this.count;n++){let r=n*this.data.stride+this.offset;for(let s=0;s<this.itemSize;s++)t.push(this.data.array[r+s])}return{itemSize:this.itemSize,type:this.array.constructor.name,array:t,normalized:this.normalized}}else return e.interleavedBuffers===void 0&&(e.interleavedBuffers={}),e.interleavedBuffers[this.data.uuid]===void 0&&(e.interleavedBuffers[this.data.uuid]=this.data.toJSON(e)),{isInterleavedBufferAttribute:!0,itemSize:this.itemSize,data:this.data.uuid,offset:this.offset,normalized:this.normalized}}_denormalize(e){let t=this._normalizationScale;return t!==void 0?Math.max(e/t,-1):Vf(e,this.data.array)}_normalize(e){let t=this._normalizationScale;return t!==void 0?Math.round(e*t):Gf(e,this.data.array)}},$d=new F,B4=new F,H4=new _t,$i=class{constructor(e=new F(1,0,0),t=0){this.isPlane=!0,this.normal=e,this.constant=t}set(e,t){return this.normal.copy(e),this.constant=t,this}setComponents(e,t,n,r){return this.normal.set(e,t,n),this.constant=r,this}setFromNormalAndCoplanarPoint(e,t){return this.normal.copy(e),this.constant=-t.dot(this.normal),this}setFromCoplanarPoints(e,t,n){let r=$d.subVectors(n,t).cross(B4.subVectors(e,t)).normalize();return this.setFromNormalAndCoplanarPoint(r,e),this}copy(e){return this.normal.copy(e.normal),this.constant=e.constant,this}normalize(){let e=1/this.normal.length();return this.normal.multiplyScalar(e),this.constant*=e,this}negate(){return this.constant*=-1,this.normal.negate(),this}distanceToPoint(e){return this.normal.dot(e)+this.constant}distanceToSphere(e){return this.distanceToPoint(e.center)-e.radius}projectPoint(e,t){return t.copy(e).addScaledVector(this.normal,-this.distanceToPoint(e))}intersectLine(e,t,n=!0){let r=e.delta($d),s=this.normal.dot(r);if(s===0)return this.distanceToPoint(e.start)===0?t.copy(e.start):null;let a=-(e.start.dot(this.normal)+this.constant)/s;return n===!0&&(a<0||a>1)?null:t.copy(e.start).addScaledVector(r,a)}intersectsLine(e){let t=this.distanceToPoint(e.start),n=this.distanceToPoint(e.end);return t<0&&n>0||n<0&&t>0}intersectsBox(e){return e.intersectsPlane(this)}intersectsSphere(e){return e.intersectsPlane(this)}coplanarPoint(e){return e.copy(this.normal).multiplyScalar(-this.constant)}applyMatrix4(e,t){let n=t||H4.getNormalMatrix(e),r=this.coplanarPoint($d).applyMatrix4(e),s=this.normal.applyMatrix3(n).normalize();return this.constant=-r.dot(s),this}translate(e){return this.constant-=e.dot(this.normal),this}equals(e){return e.normal.equals(this.normal)&&e.constant===this.constant}clone(){return new this.constructor().copy(this)}toJSON(){return{normal:this.normal.toArray(),constant:this.constant}}fromJSON(e){return this.normal.fromArray(e.normal),this.constant=e.constant,this}},V4=0,Vr=class extends Sr{constructor(){super(),this.isMaterial=!0,Object.defineProperty(this,"id",{value:V4++}),this.uuid=ia(),this.name="",this.type="Material",this.blending=No,this.side=ta,this.vertexColors=!1,this.opacity=1,this.transparent=!1,this.alphaHash=!1,this.blendSrc=vf,this.blendDst=xf,this.blendEquation=Da,this.blendSrcAlpha=null,this.blendDstAlpha=null,this.blendEquationAlpha=null,this.blendColor=new Mt(0,0,0),this.blendAlpha=0,this.depthFunc=Eo,this.depthTest=!0,this.depthWrite=!0,this.stencilWriteMask=255,this.stencilFunc=gv,this.stencilRef=0,this.stencilFuncMask=255,this.stencilFail=b0,this.stencilZFail=b0,this.stencilZPass=b0,this.stencilWrite=!1,this.clippingPlanes=null,this.clipIntersection=!1,this.clipShadows=!1,this.shadowSide=null,this.colorWrite=!0,this.precision=null,this.polygonOffset=!1,this.polygonOffsetFactor=0,this.polygonOffsetUnits=0,this.dithering=!1,this.alphaToCoverage=!1,this.premultipliedAlpha=!1,this.forceSinglePass=!1,this.allowOverride=!0,this.visible=!0,this.toneMapped=!0,this.userData={},this.version=0,this._alphaTest=0}get alphaTest(){return this._alphaTest}set alphaTest(e){this._alphaTest>0!=e>0&&this.version++,this._alphaTest=e}onBeforeRender(){}onBeforeCompile(){}customProgramCacheKey(){return this.onBeforeCompile.toString()}setValues(e){if(e!==void 0)for(let t in e){let n=e[t];if(n===void 0){lt(`Material: parameter '${t}' has value of undefined.`);continue}let r=this[t];if(r===void 0){lt(`Material: '${t}' is not a property of THREE.${this.type}.`);continue}r&&r.isColor?r.set(n):r&&r.isVector2&&n&&n.isVector2||r&&r.isEuler&&n&&n.isEuler||r&&r.isVector3&&n&&n.isVector3?r.copy(n):this[t]=n}}toJSON(e){let t=e===void 0||typeof e=="string";t&&(e={textures:{},images:{}});let n={metadata:{version:4.7,type:"Material",generator:"Material.toJSON"}};n.uuid=this.uuid,n.type=this.type,n.blending=this.blending,n.side=this.side,n.shadowSide=this.shadowSide,n.vertexColors=this.vertexColors,n.opacity=this.opacity,n.transparent=this.transparent,n.blendSrc=this.blendSrc,n.blendDst=this.blendDst,n.blendEquation=this.blendEquation,n.blendSrcAlpha=this.blendSrcAlpha,n.blendDstAlpha=this.blendDstAlpha,n.blendEquationAlpha=this.blendEquationAlpha,n.blendColor=this.blendColor.getHex(),n.blendAlpha=this.blendAlpha,n.depthFunc=this.depthFunc,n.depthTest=this.depthTest,n.depthWrite=this.depthWrite,n.colorWrite=this.colorWrite,n.clipIntersection=this.clipIntersection,n.clipShadows=this.clipShadows,n.stencilWriteMask=this.stencilWriteMask,n.stencilFunc=this.stencilFunc,n.stencilRef=this.stencilRef,n.stencilFuncMask=this.stencilFuncMask,n.stencilFail=this.stencilFail,n.stencilZFail=this.stencilZFail,n.stencilZPass=this.stencilZPass,n.stencilWrite=this.stencilWrite,n.polygonOffset=this.polygonOffset,n.polygonOffsetFactor=this.polygonOffsetFactor,n.polygonOffsetUnits=this.polygonOffsetUnits,n.dithering=this.dithering,n.alphaTest=this.alphaTest,n.alphaHash=this.alphaHash,n.alphaToCoverage=this.alphaToCoverage,n.premultipliedAlpha=this.premultipliedAlpha,n.forceSinglePass=this.forceSinglePass,n.allowOverride=this.allowOverride,n.visible=this.visible,n.toneMapped=this.toneMapped,n.name=this.name,this.color&&this.color.isColor&&(n.color=this.color.getHex()),this.roughness!==void 0&&(n.roughness=this.roughness),this.metalness!==void 0&&(n.metalness=this.metalness),this.sheen!==void 0&&(n.sheen=this.sheen),this.sheenColor&&this.sheenColor.isColor&&(n.sheenColor=this.sheenColor.getHex()),this.sheenRoughness!==void 0&&(n.sheenRoughness=this.sheenRoughness),this.emissive&&this.emissive.isColor&&(n.emissive=this.emissive.getHex()),this.emissiveIntensity!==void 0&&(n.emissiveIntensity=this.emissiveIntensity),this.specular&&this.specular.isColor&&(n.specular=this.specular.getHex()),this.specularIntensity!==void 0&&(n.specularIntensity=this.specularIntensity),this.specularColor&&this.specularColor.isColor&&(n.specularColor=this.specularColor.getHex()),this.shininess!==void 0&&(n.shininess=this.shininess),this.clearcoat!==void 0&&(n.clearcoat=this.clearcoat),this.clearcoatRoughness!==void 0&&(n.clearcoatRoughness=this.clearcoatRoughness),this.diffuseRoughness!==void 0&&(n.diffuseRoughness=this.diffuseRoughness),this.diffuseRoughnessMap&&this.diffuseRoughnessMap.isTexture&&(n.diffuseRoughnessMap=this.diffuseRoughnessMap.toJSON(e).uuid),this.clearcoatMap&&this.clearcoatMap.isTexture&&(n.clearcoatMap=this.clearcoatMap.toJSON(e).uuid),this.clearcoatRoughnessMap&&this.clearcoatRoughnessMap.isTexture&&(n.clearcoatRoughnessMap=this.clearcoatRoughnessMap.toJSON(e).uuid),this.clearcoatNormalMap&&this.clearcoatNormalMap.isTexture&&(n.clearcoatNormalMap=this.clearcoatNormalMap.toJSON(e).uuid,n.clearcoatNormalScale=this.clearcoatNormalScale.toArray()),this.sheenColorMap&&this.sheenColorMap.isTexture&&(n.sheenColorMap=this.sheenColorMap.toJSON(e).uuid),this.sheenRoughnessMap&&this.sheenRoughnessMap.isTexture&&(n.sheenRoughnessMap=this.sheenRoughnessMap.toJSON(e).uuid),this.dispersion!==void 0&&(n.dispersion=this.dispersion),this.retroreflectivity!==void 0&&(n.retroreflectivity=this.retroreflectivity),this.iridescence!==void 0&&(n.iridescence=this.iridescence),this.iridescenceIOR!==void 0&&(n.iridescenceIOR=this.iridescenceIOR),this.iridescenceThicknessMinimum!==void 0&&(n.iridescenceThicknessMinimum=this.iridescenceThicknessMinimum),this.iridescenceThicknessMaximum!==void 0&&(n.iridescenceThicknessMaximum=this.iridescenceThicknessMaximum),this.iridescenceMap&&this.iridescenceMap.isTexture&&(n.iridescenceMap=this.iridescenceMap.toJSON(e).uuid),this.iridescenceThicknessMap&&this.iridescenceThicknessMap.isTexture&&(n.iridescenceThicknessMap=this.iridescenceThicknessMap.toJSON(e).uuid),this.anisotropy!==void 0&&(n.anisotropy=this.anisotropy),this.anisotropyRotation!==void 0&&(n.anisotropyRotation=this.anisotropyRotation),this.anisotropyMap&&this.anisotropyMap.isTexture&&(n.anisotropyMap=this.anisotropyMap.toJSON(e).uuid),this.map&&this.map.isTexture&&(n.map=this.map.toJSON(e).uuid),this.matcap&&this.matcap.isTexture&&(n.matcap=this.matcap.toJSON(e).uuid),this.alphaMap&&this.alphaMap.isTexture&&(n.alphaMap=this.alphaMap.toJSON(e).uuid),this.lightMap&&this.lightMap.isTexture&&(n.lightMap=this.lightMap.toJSON(e).uuid,n.lightMapIntensity=this.lightMapIntensity),this.aoMap&&this.aoMap.isTexture&&(n.aoMap=this.aoMap.toJSON(e).uuid,n.aoMapIntensity=this.aoMapIntensity),this.bumpMap&&this.bumpMap.isTexture&&(n.bumpMap=this.bumpMap.toJSON(e).uuid,n.bumpScale=this.bumpScale),this.normalMap&&this.normalMap.isTexture&&(n.normalMap=this.normalMap.toJSON(e).uuid,n.normalMapType=this.normalMapType,n.normalScale=this.normalScale.toArray()),this.displacementMap&&this.displacementMap.isTexture&&(n.displacementMap=this.displacementMap.toJSON(e).uuid,n.displacementScale=this.displacementScale,n.displacementBias=this.displacementBias),this.roughnessMap&&this.roughnessMap.isTexture&&(n.roughnessMap=this.roughnessMap.toJSON(e).uuid),this.metalnessMap&&this.metalnessMap.isTexture&&(n.metalnessMap=this.metalnessMap.toJSON(e).uuid),this.emissiveMap&&this.emissiveMap.isTexture&&(n.emissiveMap=this.emissiveMap.toJSON(e).uuid),this.specularMap&&this.specularMap.isTexture&&(n.specularMap=this.specularMap.toJSON(e).uuid),this.specularIntensityMap&&this.specularIntensityMap.isTexture&&(n.specularIntensityMap=this.specularIntensityMap.toJSON(e).uuid),this.specularColorMap&&this.specularColorMap.isTexture&&(n.specularColorMap=this.specularColorMap.toJSON(e).uuid),this.envMap&&this.envMap.isTexture&&(n.envMap=this.envMap.toJSON(e).uuid,this.combine!==void 0&&(n.combine=this.combine)),this.envMapRotation!==void 0&&(n.envMapRotation=this.envMapRotation.toArray()),this.envMapIntensity!==void 0&&(n.envMapIntensity=this.envMapIntensity),this.reflectivity!==void 0&&(n.reflectivity=this.reflectivity),this.refractionRatio!==void 0&&(n.refractionRatio=this.refractionRatio),this.gradientMap&&this.gradientMap.isTexture&&(n.gradientMap=this.gradientMap.toJSON(e).uuid),this.transmission!==void 0&&(n.transmission=this.transmission),this.transmissionMap&&this.transmissionMap.isTexture&&(n.transmissionMap=this.transmissionMap.toJSON(e).uuid),this.thickness!==void 0&&(n.thickness=this.thickness),this.thicknessMap&&this.thicknessMap.isTexture&&(n.thicknessMap=this.thicknessMap.toJSON(e).uuid),this.attenuationDistance!==void 0&&(n.attenuationDistance=this.attenuationDistance),this.attenuationColor!==void 0&&(n.attenuationColor=this.attenuationColor.getHex()),this.size!==void 0&&(n.size=this.size),this.sizeAttenuation!==void 0&&(n.sizeAttenuation=this.sizeAttenuation),Array.isArray(this.clippingPlanes)&&this.clippingPlanes.length>0&&(n.clippingPlanes=this.clippingPlanes.map(s=>s.toJSON())),this.rotation!==void 0&&(n.rotation=this.rotation),this.depthPacking!==void 0&&(n.depthPacking=this.depthPacking),this.linewidth!==void 0&&(n.linewidth=this.linewidth),this.linecap!==void 0&&(n.linecap=this.linecap),this.linejoin!==void 0&&(n.linejoin=this.linejoin),this.dashSize!==void 0&&(n.dashSize=this.dashSize),this.gapSize!==void 0&&(n.gapSize=this.gapSize),this.scale!==void 0&&(n.scale=this.scale),this.wireframe!==void 0&&(n.wireframe=this.wireframe),this.wireframeLinewidth!==void 0&&(n.wireframeLinewidth=this.wireframeLinewidth),this.wireframeLinecap!==void 0&&(n.wireframeLinecap=this.wireframeLinecap),this.wireframeLinejoin!==void 0&&(n.wireframeLinejoin=this.wireframeLinejoin),this.flatShading!==void 0&&(n.flatShading=this.flatShading),this.fog!==void 0&&(n.fog=this.fog),Object.keys(this.userData).length>0&&(n.userData=this.userData);function r(s){let a=[];for(let o in s){let l=s[o];delete l.metadata,a.push(l)}return a}if(t){let s=r(e.textures),a=r(e.images);s.length>0&&(n.textures=s),a.length>0&&(n.images=a)}return n}fromJSON(e,t){if(e.uuid!==void 0&&(this.uuid=e.uuid),e.name!==void 0&&(this.name=e.name),e.color!==void 0&&this.color!==void 0&&this.color.setHex(e.color),e.roughness!==void 0&&(this.roughness=e.roughness),e.metalness!==void 0&&(this.metalness=e.metalness),e.sheen!==void 0&&(this.sheen=e.sheen),e.sheenColor!==void 0&&(this.sheenColor=new Mt().setHex(e.sheenColor)),e.sheenRoughness!==void 0&&(this.sheenRoughness=e.sheenRoughness),e.emissive!==void 0&&this.emissive!==void 0&&this.emissive.setHex(e.emissive),e.specular!==void 0&&this.specular!==void 0&&this.specular.setHex(e.specular),e.specularIntensity!==void 0&&(this.specularIntensity=e.specularIntensity),e.specularColor!==void 0&&this.specularColor!==void 0&&this.specularColor.setHex(e.specularColor),e.shininess!==void 0&&(this.shininess=e.shininess),e.clearcoat!==void 0&&(this.clearcoat=e.clearcoat),e.clearcoatRoughness!==void 0&&(this.clearcoatRoughness=e.clearcoatRoughness),e.diffuseRoughness!==void 0&&(this.diffuseRoughness=e.diffuseRoughness),e.dispersion!==void 0&&(this.dispersion=e.dispersion),e.retroreflectivity!==void 0&&(this.retroreflectivity=e.retroreflectivity),e.iridescence!==void 0&&(this.iridescence=e.iridescence),e.iridescenceIOR!==void 0&&(this.iridescenceIOR=e.iridescenceIOR),e.iridescenceThicknessMinimum!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessMinimum),e.iridescenceThicknessMaximum!==void 0&&(this.iridescenceThicknessMaximum=e.iridescenceThicknessMaximum),e.iridescenceThicknessRange!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessRange[0],this.iridescenceThicknessMaximum=e.iridescenceThicknessRange[1]),e.transmission!==void 0&&(this.transmission=e.transmission),e.thickness!==void 0&&(this.thickness=e.thickness),e.attenuationDistance!==void 0&&(this.attenuationDistance=e.attenuationDistance),e.attenuationColor!==void 0&&this.attenuationColor!==void 0&&this.attenuationColor.setHex(e.attenuationColor),e.anisotropy!==void 0&&(this.anisotropy=e.anisotropy),e.anisotropyRotation!==void 0&&(this.anisotropyRotation=e.anisotropyRotation),e.fog!==void 0&&(this.fog=e.fog),e.flatShading!==void 0&&(this.flatShading=e.flatShading),e.blending!==void 0&&(this.blending=e.blending),e.combine!==void 0&&(this.combine=e.combine),e.side!==void 0&&(this.side=e.side),e.shadowSide!==void 0&&(this.shadowSide=e.shadowSide),e.opacity!==void 0&&(this.opacity=e.opacity),e.transparent!==void 0&&(this.transparent=e.transparent),e.alphaTest!==void 0&&(this.alphaTest=e.alphaTest),e.alphaHash!==void 0&&(this.alphaHash=e.alphaHash),e.depthFunc!==void 0&&(this.depthFunc=e.depthFunc),e.depthTest!==void 0&&(this.depthTest=e.depthTest),e.depthWrite!==void 0&&(this.depthWrite=e.depthWrite),e.colorWrite!==void 0&&(this.colorWrite=e.colorWrite),e.clippingPlanes!==void 0&&(this.clippingPlanes=e.clippingPlanes.map(n=>new $i().fromJSON(n))),e.clipIntersection!==void 0&&(this.clipIntersection=e.clipIntersection),e.clipShadows!==void 0&&(this.clipShadows=e.clipShadows),e.depthPacking!==void 0&&(this.depthPacking=e.depthPacking),e.blendSrc!==void 0&&(this.blendSrc=e.blendSrc),e.blendDst!==void 0&&(this.blendDst=e.blendDst),e.blendEquation!==void 0&&(this.blendEquation=e.blendEquation),e.blendSrcAlpha!==void 0&&(this.blendSrcAlpha=e.blendSrcAlpha),e.blendDstAlpha!==void 0&&(this.blendDstAlpha=e.blendDstAlpha),e.blendEquationAlpha!==void 0&&(this.blendEquationAlpha=e.blendEquationAlpha),e.blendColor!==void 0&&this.blendColor!==void 0&&this.blendColor.setHex(e.blendColor),e.blendAlpha!==void 0&&(this.blendAlpha=e.blendAlpha),e.stencilWriteMask!==void 0&&(this.stencilWriteMask=e.stencilWriteMask),e.stencilFunc!==void 0&&(this.stencilFunc=e.stencilFunc),e.stencilRef!==void 0&&(this.stencilRef=e.stencilRef),e.stencilFuncMask!==void 0&&(this.stencilFuncMask=e.stencilFuncMask),e.stencilFail!==void 0&&(this.stencilFail=e.stencilFail),e.stencilZFail!==void 0&&(this.stencilZFail=e.stencilZFail),e.stencilZPass!==void 0&&(this.stencilZPass=e.stencilZPass),e.stencilWrite!==void 0&&(this.stencilWrite=e.stencilWrite),e.wireframe!==void 0&&(this.wireframe=e.wireframe),e.wireframeLinewidth!==void 0&&(this.wireframeLinewidth=e.wireframeLinewidth),e.wireframeLinecap!==void 0&&(this.wireframeLinecap=e.wireframeLinecap),e.wireframeLinejoin!==void 0&&(this.wireframeLinejoin=e.wireframeLinejoin),e.rotation!==void 0&&(this.rotation=e.rotation),e.linewidth!==void 0&&(this.linewidth=e.linewidth),e.linecap!==void 0&&(this.linecap=e.linecap),e.linejoin!==void 0&&(this.linejoin=e.linejoin),e.dashSize!==void 0&&(this.dashSize=e.dashSize),e.gapSize!==void 0&&(this.gapSize=e.gapSize),e.scale!==void 0&&(this.scale=e.scale),e.polygonOffset!==void 0&&(this.polygonOffset=e.polygonOffset),e.polygonOffsetFactor!==void 0&&(this.polygonOffsetFactor=e.polygonOffsetFactor),e.polygonOffsetUnits!==void 0&&(this.polygonOffsetUnits=e.polygonOffsetUnits),e.dithering!==void 0&&(this.dithering=e.dithering),e.alphaToCoverage!==void 0&&(this.alphaToCoverage=e.alphaToCoverage),e.premultipliedAlpha!==void 0&&(this.premultipliedAlpha=e.premultipliedAlpha),e.forceSinglePass!==void 0&&(this.forceSinglePass=e.forceSinglePass),e.allowOverride!==void 0&&(this.allowOverride=e.allowOverride),e.visible!==void 0&&(this.visible=e.visible),e.toneMapped!==void 0&&(this.toneMapped=e.toneMapped),e.userData!==void 0&&(this.userData=e.userData),e.vertexColors!==void 0&&(typeof e.vertexColors=="number"?this.vertexColors=e.vertexColors>0:this.vertexColors=e.vertexColors),e.size!==void 0&&(this.size=e.size),e.sizeAttenuation!==void 0&&(this.sizeAttenuation=e.sizeAttenuation),e.map!==void 0&&(this.map=t[e.map]||null),e.matcap!==void 0&&(this.matcap=t[e.matcap]||null),e.alphaMap!==void 0&&(this.alphaMap=t[e.alphaMap]||null),e.bumpMap!==void 0&&(this.bumpMap=t[e.bumpMap]||null),e.bumpScale!==void 0&&(this.bumpScale=e.bumpScale),e.normalMap!==void 0&&(this.normalMap=t[e.normalMap]||null),e.normalMapType!==void 0&&(this.normalMapType=e.normalMapType),e.normalScale!==void 0){let n=e.normalScale;Array.isArray(n)===!1&&(n=[n,n]),this.normalScale=new Xe().fromArray(n)}return e.displacementMap!==void 0&&(this.displacementMap=t[e.displacementMap]||null),e.displacementScale!==void 0&&(this.displacementScale=e.displacementScale),e.displacementBias!==void 0&&(this.displacementBias=e.displacementBias),e.roughnessMap!==void 0&&(this.roughnessMap=t[e.roughnessMap]||null),e.metalnessMap!==void 0&&(this.metalnessMap=t[e.metalnessMap]||null),e.emissiveMap!==void 0&&(this.emissiveMap=t[e.emissiveMap]||null),e.emissiveIntensity!==void 0&&(this.emissiveIntensity=e.emissiveIntensity),e.specularMap!==void 0&&(this.specularMap=t[e.specularMap]||null),e.specularIntensityMap!==void 0&&(this.specularIntensityMap=t[e.specularIntensityMap]||null),e.specularColorMap!==void 0&&(this.specularColorMap=t[e.specularColorMap]||null),e.envMap!==void 0&&(this.envMap=t[e.envMap]||null),e.envMapRotation!==void 0&&this.envMapRotation.fromArray(e.envMapRotation),e.envMapIntensity!==void 0&&(this.envMapIntensity=e.envMapIntensity),e.reflectivity!==void 0&&(this.reflectivity=e.reflectivity),e.refractionRatio!==void 0&&(this.refractionRatio=e.refractionRatio),e.lightMap!==void 0&&(this.lightMap=t[e.lightMap]||null),e.lightMapIntensity!==void 0&&(this.lightMapIntensity=e.lightMapIntensity),e.aoMap!==void 0&&(this.aoMap=t[e.aoMap]||null),e.aoMapIntensity!==void 0&&(this.aoMapIntensity=e.aoMapIntensity),e.gradientMap!==void 0&&(this.gradientMap=t[e.gradientMap]||null),e.clearcoatMap!==void 0&&(this.clearcoatMap=t[e.clearcoatMap]||null),e.clearcoatRoughnessMap!==void 0&&(this.clearcoatRoughnessMap=t[e.clearcoatRoughnessMap]||null),e.clearcoatNormalMap!==void 0&&(this.clearcoatNormalMap=t[e.clearcoatNormalMap]||null),e.clearcoatNormalScale!==void 0&&(this.clearcoatNormalScale=new Xe().fromArray(e.clearcoatNormalScale)),e.diffuseRoughnessMap!==void 0&&(this.diffuseRoughnessMap=t[e.diffuseRoughnessMap]||null),e.iridescenceMap!==void 0&&(this.iridescenceMap=t[e.iridescenceMap]||null),e.iridescenceThicknessMap!==void 0&&(this.iridescenceThicknessMap=t[e.iridescenceThicknessMap]||null),e.transmissionMap!==void 0&&(this.transmissionMap=t[e.transmissionMap]||null),e.thicknessMap!==void 0&&(this.thicknessMap=t[e.thicknessMap]||null),e.anisotropyMap!==void 0&&(this.anisotropyMap=t[e.anisotropyMap]||null),e.sheenColorMap!==void 0&&(this.sheenColorMap=t[e.sheenColorMap]||null),e.sheenRoughnessMap!==void 0&&(this.sheenRoughnessMap=t[e.sheenRoughnessMap]||null),this}clone(){return new this.constructor().copy(this)}copy(e){this.name=e.name,this.blending=e.blending,this.side=e.side,this.vertexColors=e.vertexColors,this.opacity=e.opacity,this.transparent=e.transparent,this.blendSrc=e.blendSrc,this.blendDst=e.blendDst,this.blendEquation=e.blendEquation,this.blendSrcAlpha=e.blendSrcAlpha,this.blendDstAlpha=e.blendDstAlpha,this.blendEquationAlpha=e.blendEquationAlpha,this.blendColor.copy(e.blendColor),this.blendAlpha=e.blendAlpha,this.depthFunc=e.depthFunc,this.depthTest=e.depthTest,this.depthWrite=e.depthWrite,this.stencilWriteMask=e.stencilWriteMask,this.stencilFunc=e.stencilFunc,this.stencilRef=e.stencilRef,this.stencilFuncMask=e.stencilFuncMask,this.stencilFail=e.stencilFail,this.stencilZFail=e.stencilZFail,this.stencilZPass=e.stencilZPass,this.stencilWrite=e.stencilWrite;let t=e.clippingPlanes,n=null;if(t!==null){let r=t.length;n=new Array(r);for(let s=0;s!==r;++s)n[s]=t[s].clone()}return this.clippingPlanes=n,this.clipIntersection=e.clipIntersection,this.clipShadows=e.clipShadows,this.shadowSide=e.shadowSide,this.colorWrite=e.colorWrite,this.precision=e.precision,this.polygonOffset=e.polygonOffset,this.polygonOffsetFactor=e.polygonOffsetFactor,this.polygonOffsetUnits=e.polygonOffsetUnits,this.dithering=e.dithering,this.alphaTest=e.alphaTest,this.alphaHash=e.alphaHash,this.alphaToCoverage=e.alphaToCoverage,this.premultipliedAlpha=e.premultipliedAlpha,this.forceSinglePass=e.forceSinglePass,this.allowOverride=e.allowOverride,this.visible=e.visible,this.toneMapped=e.toneMapped,this.userData=JSON.parse(JSON.stringify(e.userData)),this}dispose(){this.dispatchEvent({type:"dispose"})}set needsUpdate(e){e===!0&&this.version++}};var gs=new F,Kd=new F,t0=new F,n0=new F,Ea=class{constructor(e=new F,t=new F(0,0,-1)){this.origin=e,this.direction=t}set(e,t){return this.origin.copy(e),this.direction.copy(t),this}copy(e){return this.origin.copy(e.origin),this.direction.copy(e.direction),this}at(e,t){return t.copy(this.origin).addScaledVector(this.direction,e)}lookAt(e){return this.direction.copy(e).sub(this.origin).normalize(),this}recast(e){return this.origin.copy(this.at(e,gs)),this}closestPointToPoint(e,t){t.subVectors(e,this.origin);let n=t.dot(this.direction);return n<0?t.copy(this.origin):t.copy(this.origin).addScaledVector(this.direction,n)}distanceToPoint(e){return Math.sqrt(this.distanceSqToPoint(e))}distanceSqToPoint(e){let t=gs.subVectors(e,this.origin).dot(this.direction);return t<0?this.origin.distanceToSquared(e):(gs.copy(this.origin).addScaledVector(this.direction,t),gs.distanceToSquared(e))}distanceSqToSegment(e,t,n,r){Kd.copy(e).add(t).multiplyScalar(.5),t0.copy(t).sub(e).normalize(),n0.copy(this.origin).sub(Kd);let s=e.distanceTo(t)*.5,a=-this.direction.dot(t0),o=n0.dot(this.direction),l=-n0.dot(t0),c=n0.lengthSq(),h=Math.abs(1-a*a),u,d,f,g;if(h>0)if(u=a*l-o,d=a*o-l,g=s*h,u>=0)if(d>=-g)if(d<=g){let _=1/h;u*=_,d*=_,f=u*(u+a*d+2*o)+d*(a*u+d+2*l)+c}else d=s,u=Math.max(0,-(a*d+o)),f=-u*u+d*(d+2*l)+c;else d=-s,u=Math.max(0,-(a*d+o)),f=-u*u+d*(d+2*l)+c;else d<=-g?(u=Math.max(0,-(-a*s+o)),d=u>0?-s:Math.min(Math.max(-s,-l),s),f=-u*u+d*(d+2*l)+c):d<=g?(u=0,d=Math.min(Math.max(-s,-l),s),f=d*(d+2*l)+c):(u=Math.max(0,-(a*s+o)),d=u>0?s:Math.min(Math.max(-s,-l),s),f=-u*u+d*(d+2*l)+c);else d=a>0?-s:s,u=Math.max(0,-(a*d+o)),f=-u*u+d*(d+2*l)+c;return n&&n.copy(this.origin).addScaledVector(this.direction,u),r&&r.copy(Kd).addScaledVector(t0,d),f}intersectSphere(e,t){if(e.radius<0)return null;gs.subVectors(e.center,this.origin);let n=gs.dot(this.direction),r=gs.dot(gs)-n*n,s=e.radius*e.radius;if(r>s)return null;let a=Math.sqrt(s-r),o=n-a,l=n+a;return l<0?null:o<0?this.at(l,t):this.at(o,t)}intersectsSphere(e){return e.radius<0?!1:this.distanceSqToPoint(e.center)<=e.radius*e.radius}distanceToPlane(e){let t=e.normal.dot(this.direction);if(t===0)return e.distanceToPoint(this.origin)===0?0:null;let n=-(this.origin.dot(e.normal)+e.constant)/t;return n>=0?n:null}intersectPlane(e,t){let n=this.distanceToPlane(e);return n===null?null:this.at(n,t)}intersectsPlane(e){let t=e.distanceToPoint(this.origin);return t===0||e.normal.dot(this.direction)*t<0}intersectBox(e,t){let n,r,s,a,o,l,c=1/this.direction.x,h=1/this.direction.y,u=1/this.direction.z,d=this.origin;return c>=0?(n=(e.min.x-d.x)*c,r=(e.max.x-d.x)*c):(n=(e.max.x-d.x)*c,r=(e.min.x-d.x)*c),h>=0?(s=(e.min.y-d.y)*h,a=(e.max.y-d.y)*h):(s=(e.max.y-d.y)*h,a=(e.min.y-d.y)*h),n>a||s>r||((s>n||isNaN(n))&&(n=s),(a<r||isNaN(r))&&(r=a),u>=0?(o=(e.min.z-d.z)*u,l=(e.max.z-d.z)*u):(o=(e.max.z-d.z)*u,l=(e.min.z-d.z)*u),n>l||o>r)||((o>n||n!==n)&&(n=o),(l<r||r!==r)&&(r=l),r<0)?null:this.at(n>=0?n:r,t)}intersectsBox(e){return this.intersectBox(e,gs)!==null}intersectTriangle(e,t,n,r,s){let a=this.origin,o=this.direction,l=o.x,c=o.y,h=o.z,u=e.x-a.x,d=e.y-a.y,f=e.z-a.z,g=t.x-a.x,_=t.y-a.y,m=t.z-a.z,v=n.x-a.x,b=n.y-a.y,R=n.z-a.z,M=Math.abs(l),I=Math.abs(c),A=Math.abs(h),y,E,V,k,N,X,$,U,O,j,Y,fe;if(M>=I&&M>=A?(V=l,X=u,O=g,fe=v,l>=0?(y=c,E=h,k=d,N=f,$=_,U=m,j=b,Y=R):(y=h,E=c,k=f,N=d,$=m,U=_,j=R,Y=b)):I>=A?(V=c,X=d,O=_,fe=b,c>=0?(y=h,E=l,k=f,N=u,$=m,U=g,j=R,Y=v):(y=l,E=h,k=u,N=f,$=g,U=m,j=v,Y=R)):(V=h,X=f,O=m,fe=R,h>=0?(y=l,E=c,k=u,N=d,$=g,U=_,j=v,Y=b):(y=c,E=l,k=d,N=u,$=_,U=g,j=b,Y=v)),V===0)return null;let te=y/V,re=E/V,oe=1/V,ve=k-te*X,me=N-re*X,ae=$-te*O,Te=U-re*O,Ee=j-te*fe,Ce=Y-re*fe,Ie=Ee*Te-Ce*ae,Qe=ve*Ce-me*Ee,mt=ae*me-Te*ve;if(r){if(Ie<0||Qe<0||mt<0)return null}else if((Ie<0||Qe<0||mt<0)&&(Ie>0||Qe>0||mt>0))return null;let tt=Ie+Qe+mt;if(tt===0)return null;let Tt=oe*(Ie*X+Qe*O+mt*fe);return(tt>0?Tt<0:Tt>0)?null:this.at(Tt/tt,s)}applyMatrix4(e){return this.origin.applyMatrix4(e),this.direction.transformDirection(e),this}equals(e){return e.origin.equals(this.origin)&&e.direction.equals(this.direction)}clone(){return new this.constructor().copy(this)}},Aa=class extends Vr{constructor(e){super(),this.isMeshBasicMaterial=!0,this.type="MeshBasicMaterial",this.color=new Mt(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new _s,this.combine=yf,this.reflectivity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.specularMap=e.specularMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.combine=e.combine,this.reflectivity=e.reflectivity,this.refractionRatio=e.refractionRatio,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.fog=e.fog,this}},wg=new tn,wa=new Ea,i0=new Mr,Tg=new F,r0=new F,s0=new F,a0=new F,Jd=new F,o0=new F,Eg=new F,l0=new F,an=class extends oi{constructor(e=new Bn,t=new Aa){super(),this.isMesh=!0,this.type="Mesh",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.count=1,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}updateMorphTargets(){let t=this.geometry.morphAttributes,n=Object.keys(t);if(n.length>0){let r=t[n[0]];if(r!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let s=0,a=r.length;s<a;s++){let o=r[s].name||String(s);this.morphTargetInfluences.push(0),this.morphTargetDictionary[o]=s}}}}getVertexPosition(e,t){let n=this.geometry,r=n.attributes.position,s=n.morphAttributes.position,a=n.morphTargetsRelative;t.fromBufferAttribute(r,e);let o=this.morphTargetInfluences;if(s&&o){o0.set(0,0,0);for(let l=0,c=s.length;l<c;l++){let h=o[l],u=s[l];h!==0&&(Jd.fromBufferAttribute(u,e),a?o0.addScaledVector(Jd,h):o0.addScaledVector(Jd.sub(t),h))}t.add(o0)}return t}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let n=this.geometry,r=this.material,s=this.matrixWorld;r!==void 0&&(n.boundingSphere===null&&n.computeBoundingSphere(),i0.copy(n.boundingSphere),i0.applyMatrix4(s),wa.copy(e.ray).recast(e.near),!(i0.containsPoint(wa.origin)===!1&&(wa.intersectSphere(i0,Tg)===null||wa.origin.distanceToSquared(Tg)>(e.far-e.near)**2))&&(wg.copy(s).invert(),wa.copy(e.ray).applyMatrix4(wg),!(n.boundingBox!==null&&wa.intersectsBox(n.boundingBox)===!1)&&this._computeIntersections(e,t,wa)))}_computeIntersections(e,t,n){let r,s=this.geometry,a=this.material,o=s.index,l=s.attributes.position,c=s.attributes.uv,h=s.attributes.uv1,u=s.attributes.normal,d=s.groups,f=s.drawRange;if(o!==null)if(Array.isArray(a))for(let g=0,_=d.length;g<_;g++){let m=d[g],v=a[m.materialIndex],b=Math.max(m.start,f.start),R=Math.min(o.count,Math.min(m.start+m.count,f.start+f.count));for(let M=b,I=R;M<I;M+=3){let A=o.getX(M),y=o.getX(M+1),E=o.getX(M+2);r=c0(this,v,e,n,c,h,u,A,y,E),r&&(r.faceIndex=Math.floor(M/3),r.face.materialIndex=m.materialIndex,t.push(r))}}else{let g=Math.max(0,f.start),_=Math.min(o.count,f.start+f.count);for(let m=g,v=_;m<v;m+=3){let b=o.getX(m),R=o.getX(m+1),M=o.getX(m+2);r=c0(this,a,e,n,c,h,u,b,R,M),r&&(r.faceIndex=Math.floor(m/3),t.push(r))}}else if(l!==void 0)if(Array.isArray(a))for(let g=0,_=d.length;g<_;g++){let m=d[g],v=a[m.materialIndex],b=Math.max(m.start,f.start),R=Math.min(l.count,Math.min(m.start+m.count,f.start+f.count));for(let M=b,I=R;M<I;M+=3){let A=M,y=M+1,E=M+2;r=c0(this,v,e,n,c,h,u,A,y,E),r&&(r.faceIndex=Math.floor(M/3),r.face.materialIndex=m.materialIndex,t.push(r))}}else{let g=Math.max(0,f.start),_=Math.min(l.count,f.start+f.count);for(let m=g,v=_;m<v;m+=3){let b=m,R=m+1,M=m+2;r=c0(this,a,e,n,c,h,u,b,R,M),r&&(r.faceIndex=Math.floor(m/3),t.push(r))}}}};function G4(i,e,t,n,r,s,a,o){let l;if(e.side===Pi?l=n.intersectTriangle(a,s,r,!0,o):l=n.intersectTriangle(r,s,a,e.side===ta,o),l===null)return null;l0.copy(o),l0.applyMatrix4(i.matrixWorld);let c=t.ray.origin.distanceTo(l0);return c<t.near||c>t.far?null:{distance:c,point:l0.clone(),object:i}}function c0(i,e,t,n,r,s,a,o,l,c){i.getVertexPosition(o,r0),i.getVertexPosition(l,s0),i.getVertexPosition(c,a0);let h=G4(i,e,t,n,r0,s0,a0,Eg);if(h){let u=new F;vs.getBarycoord(Eg,r0,s0,a0,u),r&&(h.uv=vs.getInterpolatedAttribute(r,o,l,c,u,new Xe)),s&&(h.uv1=vs.getInterpolatedAttribute(s,o,l,c,u,new Xe)),a&&(h.normal=vs.getInterpolatedAttribute(a,o,l,c,u,new F),h.normal.dot(n.direction)>0&&h.normal.multiplyScalar(-1));let d={a:o,b:l,c,normal:new F,materialIndex:0};vs.getNormal(r0,s0,a0,d.normal),h.face=d,h.barycoord=u}return h}var N0=class extends Ci{constructor(e=null,t=1,n=1,r,s,a,o,l,c=ii,h=ii,u,d){super(null,a,o,l,c,h,r,s,u,d),this.isDataTexture=!0,this.image={data:e,width:t,height:n},this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}};var Ta=new Mr,W4=new Xe(.5,.5),h0=new F,qs=class{constructor(e=new $i,t=new $i,n=new $i,r=new $i,s=new $i,a=new $i){this.planes=[e,t,n,r,s,a]}set(e,t,n,r,s,a){let o=this.planes;return o[0].copy(e),o[1].copy(t),o[2].copy(n),o[3].copy(r),o[4].copy(s),o[5].copy(a),this}copy(e){let t=this.planes;for(let n=0;n<6;n++)t[n].copy(e.planes[n]);return this}setFromProjectionMatrix(e,t=ar,n=!1){let r=this.planes,s=e.elements,a=s[0],o=s[1],l=s[2],c=s[3],h=s[4],u=s[5],d=s[6],f=s[7],g=s[8],_=s[9],m=s[10],v=s[11],b=s[12],R=s[13],M=s[14],I=s[15];if(r[0].setComponents(c-a,f-h,v-g,I-b).normalize(),r[1].setComponents(c+a,f+h,v+g,I+b).normalize(),r[2].setComponents(c+o,f+u,v+_,I+R).normalize(),r[3].setComponents(c-o,f-u,v-_,I-R).normalize(),n)r[4].setComponents(l,d,m,M).normalize(),r[5].setComponents(c-l,f-d,v-m,I-M).normalize();else if(r[4].setComponents(c-l,f-d,v-m,I-M).normalize(),t===ar)r[5].setComponents(c+l,f+d,v+m,I+M).normalize();else if(t===Ao)r[5].setComponents(l,d,m,M).normalize();else throw new Error("THREE.Frustum.setFromProjectionMatrix(): Invalid coordinate system: "+t);return this}intersectsObject(e){if(e.boundingSphere!==void 0)e.boundingSphere===null&&e.computeBoundingSphere(),Ta.copy(e.boundingSphere).applyMatrix4(e.matrixWorld);else{let t=e.geometry;t.boundingSphere===null&&t.computeBoundingSphere(),Ta.copy(t.boundingSphere).applyMatrix4(e.matrixWorld)}return this.intersectsSphere(Ta)}intersectsSprite(e){Ta.center.set(0,0,0);let t=W4.distanceTo(e.center);return Ta.radius=.7071067811865476+t,Ta.applyMatrix4(e.matrixWorld),this.intersectsSphere(Ta)}intersectsSphere(e){let t=this.planes,n=e.center,r=-e.radius;for(let s=0;s<6;s++)if(t[s].distanceToPoint(n)<r)return!1;return!0}intersectsBox(e){let t=this.planes;for(let n=0;n<6;n++){let r=t[n];if(h0.x=r.normal.x>0?e.max.x:e.min.x,h0.y=r.normal.y>0?e.max.y:e.min.y,h0.z=r.normal.z>0?e.max.z:e.min.z,r.distanceToPoint(h0)<0)return!1}return!0}containsPoint(e){let t=this.planes;for(let n=0;n<6;n++)if(t[n].distanceToPoint(e)<0)return!1;return!0}clone(){return new this.constructor().copy(this)}},Ag=new tn,U0=class i{constructor(){this.coordinateSystem=ar,this._frustums=[],this._count=0}setFromArrayCamera(e){let t=e.cameras,n=this._frustums;for(let r=0;r<t.length;r++){let s=t[r];Ag.multiplyMatrices(s.projectionMatrix,s.matrixWorldInverse),n[r]===void 0&&(n[r]=new qs),n[r].setFromProjectionMatrix(Ag,s.coordinateSystem,s.reversedDepth)}return this._count=t.length,this}getFrustum(e){return this._frustums[e]}intersectsObject(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsObject(e))return!0;return!1}intersectsSprite(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsSprite(e))return!0;return!1}intersectsSphere(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsSphere(e))return!0;return!1}intersectsBox(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsBox(e))return!0;return!1}containsPoint(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].containsPoint(e))return!0;return!1}copy(e){this.coordinateSystem=e.coordinateSystem;let t=this._frustums,n=e._frustums;for(let r=0;r<e._count;r++)t[r]===void 0&&(t[r]=new qs),t[r].copy(n[r]);return this._count=e._count,this}clone(){return new i().copy(this)}};var Xs=class extends Vr{constructor(e){super(),this.isLineBasicMaterial=!0,this.type="LineBasicMaterial",this.color=new Mt(16777215),this.map=null,this.linewidth=1,this.linecap="round",this.linejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.linewidth=e.linewidth,this.linecap=e.linecap,this.linejoin=e.linejoin,this.fog=e.fog,this}},F0=new F,O0=new F,Rg=new tn,vl=new Ea,u0=new Mr,jd=new F,Cg=new F,B0=class extends oi{constructor(e=new Bn,t=new Xs){super(),this.isLine=!0,this.type="Line",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}computeLineDistances(){let e=this.geometry;if(e.index===null){let t=e.attributes.position,n=[0];for(let r=1,s=t.count;r<s;r++)F0.fromBufferAttribute(t,r-1),O0.fromBufferAttribute(t,r),n[r]=n[r-1],n[r]+=F0.distanceTo(O0);e.setAttribute("lineDistance",new Ut(n,1))}else lt("Line.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let n=this.geometry,r=this.matrixWorld,s=e.params.Line.threshold,a=n.drawRange;if(n.boundingSphere===null&&n.computeBoundingSphere(),u0.copy(n.boundingSphere),u0.applyMatrix4(r),u0.radius+=s,e.ray.intersectsSphere(u0)===!1)return;Rg.copy(r).invert(),vl.copy(e.ray).applyMatrix4(Rg);let o=s/((this.scale.x+this.scale.y+this.scale.z)/3),l=o*o,c=this.isLineSegments?2:1,h=n.index,d=n.attributes.position;if(h!==null){let f=Math.max(0,a.start),g=Math.min(h.count,a.start+a.count);for(let _=f,m=g-1;_<m;_+=c){let v=h.getX(_),b=h.getX(_+1),R=d0(this,e,vl,l,v,b,_);R&&t.push(R)}if(this.isLineLoop){let _=h.getX(g-1),m=h.getX(f),v=d0(this,e,vl,l,_,m,g-1);v&&t.push(v)}}else{let f=Math.max(0,a.start),g=Math.min(d.count,a.start+a.count);for(let _=f,m=g-1;_<m;_+=c){let v=d0(this,e,vl,l,_,_+1,_);v&&t.push(v)}if(this.isLineLoop){let _=d0(this,e,vl,l,g-1,f,g-1);_&&t.push(_)}}}updateMorphTargets(){let t=this.geometry.morphAttributes,n=Object.keys(t);if(n.length>0){let r=t[n[0]];if(r!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let s=0,a=r.length;s<a;s++){let o=r[s].name||String(s);this.morphTargetInfluences.push(0),this.morphTargetDictionary[o]=s}}}}};function d0(i,e,t,n,r,s,a){let o=i.geometry.attributes.position;if(F0.fromBufferAttribute(o,r),O0.fromBufferAttribute(o,s),t.distanceSqToSegment(F0,O0,jd,Cg)>n)return;jd.applyMatrix4(i.matrixWorld);let c=e.ray.origin.distanceTo(jd);if(!(c<e.near||c>e.far))return{distance:c,point:Cg.clone().applyMatrix4(i.matrixWorld),index:a,face:null,faceIndex:null,barycoord:null,object:i}}var Pg=new F,Ig=new F,Ra=class extends B0{constructor(e,t){super(e,t),this.isLineSegments=!0,this.type="LineSegments"}computeLineDistances(){let e=this.geometry;if(e.index===null){let t=e.attributes.position,n=[];for(let r=0,s=t.count;r<s;r+=2)Pg.fromBufferAttribute(t,r),Ig.fromBufferAttribute(t,r+1),n[r]=r===0?0:n[r-1],n[r+1]=n[r]+Pg.distanceTo(Ig);e.setAttribute("lineDistance",new Ut(n,1))}else lt("LineSegments.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}};var zl=class extends Ci{constructor(e=[],t=La,n,r,s,a,o,l,c,h){super(e,t,n,r,s,a,o,l,c,h),this.isCubeTexture=!0,this.flipY=!1}get images(){return this.image}set images(e){this.image=e}},Dl=class extends Ci{constructor(e,t,n,r,s,a,o,l,c){super(e,t,n,r,s,a,o,l,c),this.isCanvasTexture=!0,this.needsUpdate=!0}};var bs=class extends Ci{constructor(e,t,n=Er,r,s,a,o=ii,l=ii,c,h=ys,u=1){if(h!==ys&&h!==ws)throw new Error("THREE.DepthTexture: format must be either THREE.DepthFormat or THREE.DepthStencilFormat");let d={width:e,height:t,depth:u};super(d,r,s,a,o,l,h,n,c),this.isDepthTexture=!0,this.flipY=!1,this.generateMipmaps=!1,this.compareFunction=null}copy(e){return super.copy(e),this.source=new Po(Object.assign({},e.image)),this.compareFunction=e.compareFunction,this}toJSON(e){let t=super.toJSON(e);return t.compareFunction=this.compareFunction,t}},Ll=class extends bs{constructor(e,t=Er,n=La,r,s,a=ii,o=ii,l,c=ys){let h={width:e,height:e,depth:1},u=[h,h,h,h,h,h];super(e,e,t,n,r,s,a,o,l,c),this.image=u,this.isCubeDepthTexture=!0,this.isCubeTexture=!0}get images(){return this.image}set images(e){this.image=e}},kl=class extends Ci{constructor(e=null){super(),this.sourceTexture=e,this.isExternalTexture=!0}copy(e){return super.copy(e),this.sourceTexture=e.sourceTexture,this}},Gr=class i extends Bn{constructor(e=1,t=1,n=1,r=1,s=1,a=1){super(),this.type="BoxGeometry",this.parameters={width:e,height:t,depth:n,widthSegments:r,heightSegments:s,depthSegments:a};let o=this;r=Math.floor(r),s=Math.floor(s),a=Math.floor(a);let l=[],c=[],h=[],u=[],d=0,f=0;g("z","y","x",-1,-1,n,t,e,a,s,0),g("z","y","x",1,-1,n,t,-e,a,s,1),g("x","z","y",1,1,e,n,t,r,a,2),g("x","z","y",1,-1,e,n,-t,r,a,3),g("x","y","z",1,-1,e,t,n,r,s,4),g("x","y","z",-1,-1,e,t,-n,r,s,5),this.setIndex(l),this.setAttribute("position",new Ut(c,3)),this.setAttribute("normal",new Ut(h,3)),this.setAttribute("uv",new Ut(u,2));function g(_,m,v,b,R,M,I,A,y,E,V){let k=M/y,N=I/E,X=M/2,$=I/2,U=A/2,O=y+1,j=E+1,Y=0,fe=0,te=new F;for(let re=0;re<j;re++){let oe=re*N-$;for(let ve=0;ve<O;ve++){let me=ve*k-X;te[_]=me*b,te[m]=oe*R,te[v]=U,c.push(te.x,te.y,te.z),te[_]=0,te[m]=0,te[v]=A>0?1:-1,h.push(te.x,te.y,te.z),u.push(ve/y),u.push(1-re/E),Y+=1}}for(let re=0;re<E;re++)for(let oe=0;oe<y;oe++){let ve=d+oe+O*re,me=d+oe+O*(re+1),ae=d+(oe+1)+O*(re+1),Te=d+(oe+1)+O*re;l.push(ve,me,Te),l.push(me,ae,Te),fe+=6}o.addGroup(f,fe,V),f+=fe,d+=Y}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.width,e.height,e.depth,e.widthSegments,e.heightSegments,e.depthSegments)}};var Tr=class i extends Bn{constructor(e=1,t=1,n=1,r=32,s=1,a=!1,o=0,l=Math.PI*2){super(),this.type="CylinderGeometry",this.parameters={radiusTop:e,radiusBottom:t,height:n,radialSegments:r,heightSegments:s,openEnded:a,thetaStart:o,thetaLength:l};let c=this;r=Math.floor(r),s=Math.floor(s);let h=[],u=[],d=[],f=[],g=0,_=[],m=n/2,v=0;b(),a===!1&&(e>0&&R(!0),t>0&&R(!1)),this.setIndex(h),this.setAttribute("position",new Ut(u,3)),this.setAttribute("normal",new Ut(d,3)),this.setAttribute("uv",new Ut(f,2));function b(){let M=new F,I=new F,A=0,y=(t-e)/n;for(let E=0;E<=s;E++){let V=[],k=E/s,N=k*(t-e)+e;for(let X=0;X<=r;X++){let $=X/r,U=$*l+o,O=Math.sin(U),j=Math.cos(U);I.x=N*O,I.y=-k*n+m,I.z=N*j,u.push(I.x,I.y,I.z),M.set(O,y,j).normalize(),d.push(M.x,M.y,M.z),f.push($,1-k),V.push(g++)}_.push(V)}for(let E=0;E<r;E++)for(let V=0;V<s;V++){let k=_[V][E],N=_[V+1][E],X=_[V+1][E+1],$=_[V][E+1];(e>0||V!==0)&&(h.push(k,N,$),A+=3),(t>0||V!==s-1)&&(h.push(N,X,$),A+=3)}c.addGroup(v,A,0),v+=A}function R(M){let I=g,A=new Xe,y=new F,E=0,V=M===!0?e:t,k=M===!0?1:-1;for(let X=1;X<=r;X++)u.push(0,m*k,0),d.push(0,k,0),f.push(.5,.5),g++;let N=g;for(let X=0;X<=r;X++){let U=X/r*l+o,O=Math.cos(U),j=Math.sin(U);y.x=V*j,y.y=m*k,y.z=V*O,u.push(y.x,y.y,y.z),d.push(0,k,0),A.x=O*.5+.5,A.y=j*.5*k+.5,f.push(A.x,A.y),g++}for(let X=0;X<r;X++){let $=I+X,U=N+X;M===!0?h.push(U,U+1,$):h.push(U+1,U,$),E+=3}c.addGroup(v,E,M===!0?1:2),v+=E}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.radiusTop,e.radiusBottom,e.height,e.radialSegments,e.heightSegments,e.openEnded,e.thetaStart,e.thetaLength)}},Ca=class i extends Tr{constructor(e=1,t=1,n=32,r=1,s=!1,a=0,o=Math.PI*2){super(0,e,t,n,r,s,a,o),this.type="ConeGeometry",this.parameters={radius:e,height:t,radialSegments:n,heightSegments:r,openEnded:s,thetaStart:a,thetaLength:o}}static fromJSON(e){return new i(e.radius,e.height,e.radialSegments,e.heightSegments,e.openEnded,e.thetaStart,e.thetaLength)}};var f0=new F,p0=new F,Qd=new F,m0=new vs,Nl=class extends Bn{constructor(e=null,t=1){if(super(),this.type="EdgesGeometry",this.parameters={geometry:e,thresholdAngle:t},e!==null){let r=Math.pow(10,4),s=Math.cos(wo*t),a=e.getIndex(),o=e.getAttribute("position"),l=a?a.count:o.count,c=[0,0,0],h=["a","b","c"],u=new Array(3),d=new Map,f=[];for(let g=0;g<l;g+=3){a?(c[0]=a.getX(g),c[1]=a.getX(g+1),c[2]=a.getX(g+2)):(c[0]=g,c[1]=g+1,c[2]=g+2);let{a:_,b:m,c:v}=m0;if(_.fromBufferAttribute(o,c[0]),m.fromBufferAttribute(o,c[1]),v.fromBufferAttribute(o,c[2]),m0.getNormal(Qd),u[0]=`${Math.round(_.x*r)},${Math.round(_.y*r)},${Math.round(_.z*r)}`,u[1]=`${Math.round(m.x*r)},${Math.round(m.y*r)},${Math.round(m.z*r)}`,u[2]=`${Math.round(v.x*r)},${Math.round(v.y*r)},${Math.round(v.z*r)}`,!(u[0]===u[1]||u[1]===u[2]||u[2]===u[0]))for(let b=0;b<3;b++){let R=(b+1)%3,M=u[b],I=u[R],A=m0[h[b]],y=m0[h[R]],E=`${M}_${I}`,V=`${I}_${M}`,k=d.get(V);k?(Qd.dot(k.normal)<=s&&(f.push(A.x,A.y,A.z),f.push(y.x,y.y,y.z)),d.set(V,null)):d.has(E)||d.set(E,{index0:c[b],index1:c[R],normal:Qd.clone()})}}for(let g of d.values())if(g){let{index0:_,index1:m}=g;f0.fromBufferAttribute(o,_),p0.fromBufferAttribute(o,m),f.push(f0.x,f0.y,f0.z),f.push(p0.x,p0.y,p0.z)}this.setAttribute("position",new Ut(f,3))}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}},or=class{constructor(){this.type="Curve",this.arcLengthDivisions=200,this.needsUpdate=!1,this.cacheArcLengths=null}getPoint(){lt("Curve: .getPoint() not implemented.")}getPointAt(e,t){let n=this.getUtoTmapping(e);return this.getPoint(n,t)}getPoints(e=5){let t=[];for(let n=0;n<=e;n++)t.push(this.getPoint(n/e));return t}getSpacedPoints(e=5){let t=[];for(let n=0;n<=e;n++)t.push(this.getPointAt(n/e));return t}getLength(){let e=this.getLengths();return e[e.length-1]}getLengths(e=this.arcLengthDivisions){if(this.cacheArcLengths&&this.cacheArcLengths.length===e+1&&!this.needsUpdate)return this.cacheArcLengths;this.needsUpdate=!1;let t=[],n,r=this.getPoint(0),s=0;t.push(0);for(let a=1;a<=e;a++)n=this.getPoint(a/e),s+=n.distanceTo(r),t.push(s),r=n;return this.cacheArcLengths=t,t}updateArcLengths(){this.needsUpdate=!0,this.getLengths()}getUtoTmapping(e,t=null){let n=this.getLengths(),r=0,s=n.length,a;t?a=t:a=e*n[s-1];let o=0,l=s-1,c;for(;o<=l;)if(r=Math.floor(o+(l-o)/2),c=n[r]-a,c<0)o=r+1;else if(c>0)l=r-1;else{l=r;break}if(r=l,n[r]===a)return r/(s-1);let h=n[r],d=n[r+1]-h,f=(a-h)/d;return(r+f)/(s-1)}getTangent(e,t){let r=e-1e-4,s=e+1e-4;r<0&&(r=0),s>1&&(s=1);let a=this.getPoint(r),o=this.getPoint(s),l=t||(a.isVector2?new Xe:new F);return l.copy(o).sub(a).normalize(),l}getTangentAt(e,t){let n=this.getUtoTmapping(e);return this.getTangent(n,t)}computeFrenetFrames(e,t=!1){let n=new F,r=[],s=[],a=[],o=new F,l=new tn;for(let f=0;f<=e;f++){let g=f/e;r[f]=this.getTangentAt(g,new F)}s[0]=new F,a[0]=new F;let c=Number.MAX_VALUE,h=Math.abs(r[0].x),u=Math.abs(r[0].y),d=Math.abs(r[0].z);h<=c&&(c=h,n.set(1,0,0)),u<=c&&(c=u,n.set(0,1,0)),d<=c&&n.set(0,0,1),o.crossVectors(r[0],n).normalize(),s[0].crossVectors(r[0],o),a[0].crossVectors(r[0],s[0]);for(let f=1;f<=e;f++){if(s[f]=s[f-1].clone(),a[f]=a[f-1].clone(),o.crossVectors(r[f-1],r[f]),o.length()>Number.EPSILON){o.normalize();let g=Math.acos(yt(r[f-1].dot(r[f]),-1,1));s[f].applyMatrix4(l.makeRotationAxis(o,g))}a[f].crossVectors(r[f],s[f])}if(t===!0){let f=Math.acos(yt(s[0].dot(s[e]),-1,1));f/=e,r[0].dot(o.crossVectors(s[0],s[e]))>0&&(f=-f);for(let g=1;g<=e;g++)s[g].applyMatrix4(l.makeRotationAxis(r[g],f*g)),a[g].crossVectors(r[g],s[g])}return{tangents:r,normals:s,binormals:a}}clone(){return new this.constructor().copy(this)}copy(e){return this.arcLengthDivisions=e.arcLengthDivisions,this.cacheArcLengths=null,this}toJSON(){let e={metadata:{version:4.7,type:"Curve",generator:"Curve.toJSON"}};return e.arcLengthDivisions=this.arcLengthDivisions,e.type=this.type,e}fromJSON(e){return this.arcLengthDivisions=e.arcLengthDivisions,this.cacheArcLengths=null,this}},Ul=class extends or{constructor(e=0,t=0,n=1,r=1,s=0,a=Math.PI*2,o=!1,l=0){super(),this.isEllipseCurve=!0,this.type="EllipseCurve",this.aX=e,this.aY=t,this.xRadius=n,this.yRadius=r,this.aStartAngle=s,this.aEndAngle=a,this.aClockwise=o,this.aRotation=l}getPoint(e,t=new Xe){let n=t,r=Math.PI*2,s=this.aEndAngle-this.aStartAngle,a=Math.abs(s)<Number.EPSILON;for(;s<0;)s+=r;for(;s>r;)s-=r;s<Number.EPSILON&&(a?s=0:s=r),this.aClockwise===!0&&!a&&(s===r?s=-r:s=s-r);let o=this.aStartAngle+e*s,l=this.aX+this.xRadius*Math.cos(o),c=this.aY+this.yRadius*Math.sin(o);if(this.aRotation!==0){let h=Math.cos(this.aRotation),u=Math.sin(this.aRotation),d=l-this.aX,f=c-this.aY;l=d*h-f*u+this.aX,c=d*u+f*h+this.aY}return n.set(l,c)}copy(e){return super.copy(e),this.aX=e.aX,this.aY=e.aY,this.xRadius=e.xRadius,this.yRadius=e.yRadius,this.aStartAngle=e.aStartAngle,this.aEndAngle=e.aEndAngle,this.aClockwise=e.aClockwise,this.aRotation=e.aRotation,this}toJSON(){let e=super.toJSON();return e.aX=this.aX,e.aY=this.aY,e.xRadius=this.xRadius,e.yRadius=this.yRadius,e.aStartAngle=this.aStartAngle,e.aEndAngle=this.aEndAngle,e.aClockwise=this.aClockwise,e.aRotation=this.aRotation,e}fromJSON(e){return super.fromJSON(e),this.aX=e.aX,this.aY=e.aY,this.xRadius=e.xRadius,this.yRadius=e.yRadius,this.aStartAngle=e.aStartAngle,this.aEndAngle=e.aEndAngle,this.aClockwise=e.aClockwise,this.aRotation=e.aRotation,this}},H0=class extends Ul{constructor(e,t,n,r,s,a){super(e,t,n,n,r,s,a),this.isArcCurve=!0,this.type="ArcCurve"}};function Wf(){let i=0,e=0,t=0,n=0;function r(s,a,o,l){i=s,e=o,t=-3*s+3*a-2*o-l,n=2*s-2*a+o+l}return{initCatmullRom:function(s,a,o,l,c){r(a,o,c*(o-s),c*(l-a))},initNonuniformCatmullRom:function(s,a,o,l,c,h,u){let d=(a-s)/c-(o-s)/(c+h)+(o-a)/h,f=(o-a)/h-(l-a)/(h+u)+(l-o)/u;d*=h,f*=h,r(a,o,d,f)},calc:function(s){let a=s*s,o=a*s;return i+e*s+t*a+n*o}}}var zg=new F,Dg=new F,ef=new Wf,tf=new Wf,nf=new Wf,zo=class extends or{constructor(e=[],t=!1,n="centripetal",r=.5){super(),this.isCatmullRomCurve3=!0,this.type="CatmullRomCurve3",this.points=e,this.closed=t,this.curveType=n,this.tension=r}getPoint(e,t=new F){let n=t,r=this.points,s=r.length,a=(s-(this.closed?0:1))*e,o=Math.floor(a),l=a-o;this.closed?o+=o>0?0:(Math.floor(Math.abs(o)/s)+1)*s:l===0&&o===s-1&&(o=s-2,l=1);let c,h;this.closed||o>0?c=r[(o-1)%s]:(Dg.subVectors(r[0],r[1]).add(r[0]),c=Dg);let u=r[o%s],d=r[(o+1)%s];if(this.closed||o+2<s?h=r[(o+2)%s]:(zg.subVectors(r[s-1],r[s-2]).add(r[s-1]),h=zg),this.curveType==="centripetal"||this.curveType==="chordal"){let f=this.curveType==="chordal"?.5:.25,g=Math.pow(c.distanceToSquared(u),f),_=Math.pow(u.distanceToSquared(d),f),m=Math.pow(d.distanceToSquared(h),f);_<1e-4&&(_=1),g<1e-4&&(g=_),m<1e-4&&(m=_),ef.initNonuniformCatmullRom(c.x,u.x,d.x,h.x,g,_,m),tf.initNonuniformCatmullRom(c.y,u.y,d.y,h.y,g,_,m),nf.initNonuniformCatmullRom(c.z,u.z,d.z,h.z,g,_,m)}else this.curveType==="catmullrom"&&(ef.initCatmullRom(c.x,u.x,d.x,h.x,this.tension),tf.initCatmullRom(c.y,u.y,d.y,h.y,this.tension),nf.initCatmullRom(c.z,u.z,d.z,h.z,this.tension));return n.set(ef.calc(l),tf.calc(l),nf.calc(l)),n}copy(e){super.copy(e),this.points=[];for(let t=0,n=e.points.length;t<n;t++){let r=e.points[t];this.points.push(r.clone())}return this.closed=e.closed,this.curveType=e.curveType,this.tension=e.tension,this}toJSON(){let e=super.toJSON();e.points=[];for(let t=0,n=this.points.length;t<n;t++){let r=this.points[t];e.points.push(r.toArray())}return e.closed=this.closed,e.curveType=this.curveType,e.tension=this.tension,e}fromJSON(e){super.fromJSON(e),this.points=[];for(let t=0,n=e.points.length;t<n;t++){let r=e.points[t];this.points.push(new F().fromArray(r))}return this.closed=e.closed,this.curveType=e.curveType,this.tension=e.tension,this}};function Lg(i,e,t,n,r){let s=(n-e)*.5,a=(r-t)*.5,o=i*i,l=i*o;return(2*t-2*n+s+a)*l+(-3*t+3*n-2*s-a)*o+s*i+t}function q4(i,e){let t=1-i;return t*t*e}function X4(i,e){return 2*(1-i)*i*e}function Y4(i,e){return i*i*e}function _l(i,e,t,n){return q4(i,e)+X4(i,t)+Y4(i,n)}function Z4(i,e){let t=1-i;return t*t*t*e}function $4(i,e){let t=1-i;return 3*t*t*i*e}function K4(i,e){return 3*(1-i)*i*i*e}function J4(i,e){return i*i*i*e}function bl(i,e,t,n,r){return Z4(i,e)+$4(i,t)+K4(i,n)+J4(i,r)}var V0=class extends or{constructor(e=new Xe,t=new Xe,n=new Xe,r=new Xe){super(),this.isCubicBezierCurve=!0,this.type="CubicBezierCurve",this.v0=e,this.v1=t,this.v2=n,this.v3=r}getPoint(e,t=new Xe){let n=t,r=this.v0,s=this.v1,a=this.v2,o=this.v3;return n.set(bl(e,r.x,s.x,a.x,o.x),bl(e,r.y,s.y,a.y,o.y)),n}copy(e){return super.copy(e),this.v0.copy(e.v0),this.v1.copy(e.v1),this.v2.copy(e.v2),this.v3.copy(e.v3),this}toJSON(){let e=super.toJSON();return e.v0=this.v0.toArray(),e.v1=this.v1.toArray(),e.v2=this.v2.toArray(),e.v3=this.v3.toArray(),e}fromJSON(e){return super.fromJSON(e),this.v0.fromArray(e.v0),this.v1.fromArray(e.v1),this.v2.fromArray(e.v2),this.v3.fromArray(e.v3),this}},G0=class extends or{constructor(e=new F,t=new F,n=new F,r=new F){super(),this.isCubicBezierCurve3=!0,this.type="CubicBezierCurve3",this.v0=e,this.v1=t,this.v2=n,this.v3=r}getPoint(e,t=new F){let n=t,r=this.v0,s=this.v1,a=this.v2,o=this.v3;return n.set(bl(e,r.x,s.x,a.x,o.x),bl(e,r.y,s.y,a.y,o.y),bl(e,r.z,s.z,a.z,o.z)),n}copy(e){return super.copy(e),this.v0.copy(e.v0),this.v1.copy(e.v1),this.v2.copy(e.v2),this.v3.copy(e.v3),this}toJSON(){let e=super.toJSON();return e.v0=this.v0.toArray(),e.v1=this.v1.toArray(),e.v2=this.v2.toArray(),e.v3=this.v3.toArray(),e}fromJSON(e){return super.fromJSON(e),this.v0.fromArray(e.v0),this.v1.fromArray(e.v1),this.v2.fromArray(e.v2),this.v3.fromArray(e.v3),this}},W0=class extends or{constructor(e=new Xe,t=new Xe){super(),this.isLineCurve=!0,this.type="LineCurve",this.v1=e,this.v2=t}getPoint(e,t=new Xe){let n=t;return e===1?n.copy(this.v2):(n.copy(this.v2).sub(this.v1),n.multiplyScalar(e).add(this.v1)),n}getPointAt(e,t){return this.getPoint(e,t)}getTangent(e,t=new Xe){return t.subVectors(this.v2,this.v1).normalize()}getTangentAt(e,t){return this.getTangent(e,t)}copy(e){return super.copy(e),this.v1.copy(e.v1),this.v2.copy(e.v2),this}toJSON(){let e=super.toJSON();return e.v1=this.v1.toArray(),e.v2=this.v2.toArray(),e}fromJSON(e){return super.fromJSON(e),this.v1.fromArray(e.v1),this.v2.fromArray(e.v2),this}},q0=class extends or{constructor(e=new F,t=new F){super(),this.isLineCurve3=!0,this.type="LineCurve3",this.v1=e,this.v2=t}getPoint(e,t=new F){let n=t;return e===1?n.copy(this.v2):(n.copy(this.v2).sub(this.v1),n.multiplyScalar(e).add(this.v1)),n}getPointAt(e,t){return this.getPoint(e,t)}getTangent(e,t=new F){return t.subVectors(this.v2,this.v1).normalize()}getTangentAt(e,t){return this.getTangent(e,t)}copy(e){return super.copy(e),this.v1.copy(e.v1),this.v2.copy(e.v2),this}toJSON(){let e=super.toJSON();return e.v1=this.v1.toArray(),e.v2=this.v2.toArray(),e}fromJSON(e){return super.fromJSON(e),this.v1.fromArray(e.v1),this.v2.fromArray(e.v2),this}},X0=class extends or{constructor(e=new Xe,t=new Xe,n=new Xe){super(),this.isQuadraticBezierCurve=!0,this.type="QuadraticBezierCurve",this.v0=e,this.v1=t,this.v2=n}getPoint(e,t=new Xe){let n=t,r=this.v0,s=this.v1,a=this.v2;return n.set(_l(e,r.x,s.x,a.x),_l(e,r.y,s.y,a.y)),n}copy(e){return super.copy(e),this.v0.copy(e.v0),this.v1.copy(e.v1),this.v2.copy(e.v2),this}toJSON(){let e=super.toJSON();return e.v0=this.v0.toArray(),e.v1=this.v1.toArray(),e.v2=this.v2.toArray(),e}fromJSON(e){return super.fromJSON(e),this.v0.fromArray(e.v0),this.v1.fromArray(e.v1),this.v2.fromArray(e.v2),this}},Fl=class extends or{constructor(e=new F,t=new F,n=new F){super(),this.isQuadraticBezierCurve3=!0,this.type="QuadraticBezierCurve3",this.v0=e,this.v1=t,this.v2=n}getPoint(e,t=new F){let n=t,r=this.v0,s=this.v1,a=this.v2;return n.set(_l(e,r.x,s.x,a.x),_l(e,r.y,s.y,a.y),_l(e,r.z,s.z,a.z)),n}copy(e){return super.copy(e),this.v0.copy(e.v0),this.v1.copy(e.v1),this.v2.copy(e.v2),this}toJSON(){let e=super.toJSON();return e.v0=this.v0.toArray(),e.v1=this.v1.toArray(),e.v2=this.v2.toArray(),e}fromJSON(e){return super.fromJSON(e),this.v0.fromArray(e.v0),this.v1.fromArray(e.v1),this.v2.fromArray(e.v2),this}},Y0=class extends or{constructor(e=[]){super(),this.isSplineCurve=!0,this.type="SplineCurve",this.points=e}getPoint(e,t=new Xe){let n=t,r=this.points,s=(r.length-1)*e,a=Math.floor(s),o=s-a,l=r[a===0?a:a-1],c=r[a],h=r[a>r.length-2?r.length-1:a+1],u=r[a>r.length-3?r.length-1:a+2];return n.set(Lg(o,l.x,c.x,h.x,u.x),Lg(o,l.y,c.y,h.y,u.y)),n}copy(e){super.copy(e),this.points=[];for(let t=0,n=e.points.length;t<n;t++){let r=e.points[t];this.points.push(r.clone())}return this}toJSON(){let e=super.toJSON();e.points=[];for(let t=0,n=this.points.length;t<n;t++){let r=this.points[t];e.points.push(r.toArray())}return e}fromJSON(e){super.fromJSON(e),this.points=[];for(let t=0,n=e.points.length;t<n;t++){let r=e.points[t];this.points.push(new Xe().fromArray(r))}return this}},j4=Object.freeze({__proto__:null,ArcCurve:H0,CatmullRomCurve3:zo,CubicBezierCurve:V0,CubicBezierCurve3:G0,EllipseCurve:Ul,LineCurve:W0,LineCurve3:q0,QuadraticBezierCurve:X0,QuadraticBezierCurve3:Fl,SplineCurve:Y0});var Pa=class i extends Bn{constructor(e=1,t=1,n=1,r=1){super(),this.type="PlaneGeometry",this.parameters={width:e,height:t,widthSegments:n,heightSegments:r};let s=e/2,a=t/2,o=Math.floor(n),l=Math.floor(r),c=o+1,h=l+1,u=e/o,d=t/l,f=[],g=[],_=[],m=[];for(let v=0;v<h;v++){let b=v*d-a;for(let R=0;R<c;R++){let M=R*u-s;g.push(M,-b,0),_.push(0,0,1),m.push(R/o),m.push(1-v/l)}}for(let v=0;v<l;v++)for(let b=0;b<o;b++){let R=b+c*v,M=b+c*(v+1),I=b+1+c*(v+1),A=b+1+c*v;f.push(R,M,A),f.push(M,I,A)}this.setIndex(f),this.setAttribute("position",new Ut(g,3)),this.setAttribute("normal",new Ut(_,3)),this.setAttribute("uv",new Ut(m,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.width,e.height,e.widthSegments,e.heightSegments)}};var Ss=class i extends Bn{constructor(e=1,t=32,n=16,r=0,s=Math.PI*2,a=0,o=Math.PI){super(),this.type="SphereGeometry",this.parameters={radius:e,widthSegments:t,heightSegments:n,phiStart:r,phiLength:s,thetaStart:a,thetaLength:o},t=Math.max(3,Math.floor(t)),n=Math.max(2,Math.floor(n));let l=Math.min(a+o,Math.PI),c=0,h=[],u=new F,d=new F,f=[],g=[],_=[],m=[];for(let v=0;v<=n;v++){let b=[],R=v/n,M=a+R*o,I=e*Math.cos(M),A=Math.sqrt(e*e-I*I),y=0;v===0&&a===0?y=.5/t:v===n&&l===Math.PI&&(y=-.5/t);for(let E=0;E<=t;E++){let V=E/t,k=r+V*s;u.x=-A*Math.cos(k),u.y=I,u.z=A*Math.sin(k),g.push(u.x,u.y,u.z),d.copy(u).normalize(),_.push(d.x,d.y,d.z),m.push(V+y,1-R),b.push(c++)}h.push(b)}for(let v=0;v<n;v++)for(let b=0;b<t;b++){let R=h[v][b+1],M=h[v][b],I=h[v+1][b],A=h[v+1][b+1];(v!==0||a>0)&&f.push(R,M,A),(v!==n-1||l<Math.PI)&&f.push(M,I,A)}this.setIndex(f),this.setAttribute("position",new Ut(g,3)),this.setAttribute("normal",new Ut(_,3)),this.setAttribute("uv",new Ut(m,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.radius,e.widthSegments,e.heightSegments,e.phiStart,e.phiLength,e.thetaStart,e.thetaLength)}};var Ys=class i extends Bn{constructor(e=1,t=.4,n=12,r=48,s=Math.PI*2,a=0,o=Math.PI*2){super(),this.type="TorusGeometry",this.parameters={radius:e,tube:t,radialSegments:n,tubularSegments:r,arc:s,thetaStart:a,thetaLength:o},n=Math.floor(n),r=Math.floor(r);let l=[],c=[],h=[],u=[],d=new F,f=new F,g=new F;for(let _=0;_<=n;_++){let m=a+_/n*o;for(let v=0;v<=r;v++){let b=v/r*s;f.x=(e+t*Math.cos(m))*Math.cos(b),f.y=(e+t*Math.cos(m))*Math.sin(b),f.z=t*Math.sin(m),c.push(f.x,f.y,f.z),d.x=e*Math.cos(b),d.y=e*Math.sin(b),g.subVectors(f,d).normalize(),h.push(g.x,g.y,g.z),u.push(v/r),u.push(_/n)}}for(let _=1;_<=n;_++)for(let m=1;m<=r;m++){let v=(r+1)*_+m-1,b=(r+1)*(_-1)+m-1,R=(r+1)*(_-1)+m,M=(r+1)*_+m;l.push(v,b,M),l.push(b,R,M)}this.setIndex(l),this.setAttribute("position",new Ut(c,3)),this.setAttribute("normal",new Ut(h,3)),this.setAttribute("uv",new Ut(u,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.radius,e.tube,e.radialSegments,e.tubularSegments,e.arc,e.thetaStart,e.thetaLength)}};var Ol=class i extends Bn{constructor(e=new Fl(new F(-1,-1,0),new F(-1,1,0),new F(1,1,0)),t=64,n=1,r=8,s=!1){super(),this.type="TubeGeometry",this.parameters={path:e,tubularSegments:t,radius:n,radialSegments:r,closed:s};let a=e.computeFrenetFrames(t,s);this.tangents=a.tangents,this.normals=a.normals,this.binormals=a.binormals;let o=new F,l=new F,c=new Xe,h=new F,u=[],d=[],f=[],g=[];_(),this.setIndex(g),this.setAttribute("position",new Ut(u,3)),this.setAttribute("normal",new Ut(d,3)),this.setAttribute("uv",new Ut(f,2));function _(){for(let R=0;R<t;R++)m(R);m(s===!1?t:0),b(),v()}function m(R){h=e.getPointAt(R/t,h);let M=a.normals[R],I=a.binormals[R];for(let A=0;A<=r;A++){let y=A/r*Math.PI*2,E=Math.sin(y),V=-Math.cos(y);l.x=V*M.x+E*I.x,l.y=V*M.y+E*I.y,l.z=V*M.z+E*I.z,l.normalize(),d.push(l.x,l.y,l.z),o.x=h.x+n*l.x,o.y=h.y+n*l.y,o.z=h.z+n*l.z,u.push(o.x,o.y,o.z)}}function v(){for(let R=1;R<=t;R++)for(let M=1;M<=r;M++){let I=(r+1)*(R-1)+(M-1),A=(r+1)*R+(M-1),y=(r+1)*R+M,E=(r+1)*(R-1)+M;g.push(I,A,E),g.push(A,y,E)}}function b(){for(let R=0;R<=t;R++)for(let M=0;M<=r;M++)c.x=R/t,c.y=M/r,f.push(c.x,c.y)}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}toJSON(){let e=super.toJSON();return e.path=this.parameters.path.toJSON(),e}static fromJSON(e){return new i(new j4[e.path.type]().fromJSON(e.path),e.tubularSegments,e.radius,e.radialSegments,e.closed)}},Bl=class extends Bn{constructor(e=null){if(super(),this.type="WireframeGeometry",this.parameters={geometry:e},e!==null){let t=[],n=new Set,r=new F,s=new F;if(e.index!==null){let a=e.attributes.position,o=e.index,l=e.groups;l.length===0&&(l=[{start:0,count:o.count,materialIndex:0}]);for(let c=0,h=l.length;c<h;++c){let u=l[c],d=u.start,f=u.count;for(let g=d,_=d+f;g<_;g+=3)for(let m=0;m<3;m++){let v=o.getX(g+m),b=o.getX(g+(m+1)%3);r.fromBufferAttribute(a,v),s.fromBufferAttribute(a,b),kg(r,s,n)===!0&&(t.push(r.x,r.y,r.z),t.push(s.x,s.y,s.z))}}}else{let a=e.attributes.position;for(let o=0,l=a.count/3;o<l;o++)for(let c=0;c<3;c++){let h=3*o+c,u=3*o+(c+1)%3;r.fromBufferAttribute(a,h),s.fromBufferAttribute(a,u),kg(r,s,n)===!0&&(t.push(r.x,r.y,r.z),t.push(s.x,s.y,s.z))}}this.setAttribute("position",new Ut(t,3))}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}};function kg(i,e,t){let n=`${i.x},${i.y},${i.z}-${e.x},${e.y},${e.z}`,r=`${e.x},${e.y},${e.z}-${i.x},${i.y},${i.z}`;return t.has(n)===!0||t.has(r)===!0?!1:(t.add(n),t.add(r),!0)}var Hl=class extends Vr{constructor(e){super(),this.isShadowMaterial=!0,this.type="ShadowMaterial",this.color=new Mt(0),this.transparent=!0,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.fog=e.fog,this}};function Na(i){let e={};for(let t in i){e[t]={};for(let n in i[t]){let r=i[t][n];if(Ng(r))r.isRenderTargetTexture?(lt("UniformsUtils: Textures of render targets cannot be cloned via cloneUniforms() or mergeUniforms()."),e[t][n]=null):e[t][n]=r.clone();else if(Array.isArray(r))if(Ng(r[0])){let s=[];for(let a=0,o=r.length;a<o;a++)s[a]=r[a].clone();e[t][n]=s}else e[t][n]=r.slice();else e[t][n]=r}}return e}function mi(i){let e={};for(let t=0;t<i.length;t++){let n=Na(i[t]);for(let r in n)e[r]=n[r]}return e}function Ng(i){return i&&(i.isColor||i.isMatrix3||i.isMatrix4||i.isVector2||i.isVector3||i.isVector4||i.isTexture||i.isQuaternion)}function Q4(i){let e=[];for(let t=0;t<i.length;t++)e.push(i[t].clone());return e}function qf(i){let e=i.getRenderTarget();return e===null?i.outputColorSpace:e.isXRRenderTarget===!0?e.texture.colorSpace:Nt.workingColorSpace}var sc={clone:Na,merge:mi},e_=`void main() {
	gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`,t_=`void main() {
	gl_FragColor = vec4( 1.0, 0.0, 0.0, 1.0 );
}`,lr=class extends Vr{constructor(e){super(),this.isShaderMaterial=!0,this.type="ShaderMaterial",this.defines={},this.uniforms={},this.uniformsGroups=[],this.vertexShader=e_,this.fragmentShader=t_,this.linewidth=1,this.wireframe=!1,this.wireframeLinewidth=1,this.fog=!1,this.lights=!1,this.clipping=!1,this.forceSinglePass=!0,this.extensions={clipCullDistance:!1,multiDraw:!1},this.defaultAttributeValues={color:[1,1,1],uv:[0,0],uv1:[0,0]},this.index0AttributeName=void 0,this.uniformsNeedUpdate=!1,this.glslVersion=null,e!==void 0&&this.setValues(e)}copy(e){return super.copy(e),this.fragmentShader=e.fragmentShader,this.vertexShader=e.vertexShader,this.uniforms=Na(e.uniforms),this.uniformsGroups=Q4(e.uniformsGroups),this.defines=Object.assign({},e.defines),this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.fog=e.fog,this.lights=e.lights,this.clipping=e.clipping,this.extensions=Object.assign({},e.extensions),this.glslVersion=e.glslVersion,this.defaultAttributeValues=Object.assign({},e.defaultAttributeValues),this.index0AttributeName=e.index0AttributeName,this.uniformsNeedUpdate=e.uniformsNeedUpdate,this}toJSON(e){let t=super.toJSON(e);t.glslVersion=this.glslVersion,t.uniforms={};for(let r in this.uniforms){let a=this.uniforms[r].value;a&&a.isTexture?t.uniforms[r]={type:"t",value:a.toJSON(e).uuid}:a&&a.isColor?t.uniforms[r]={type:"c",value:a.getHex()}:a&&a.isVector2?t.uniforms[r]={type:"v2",value:a.toArray()}:a&&a.isVector3?t.uniforms[r]={type:"v3",value:a.toArray()}:a&&a.isVector4?t.uniforms[r]={type:"v4",value:a.toArray()}:a&&a.isMatrix3?t.uniforms[r]={type:"m3",value:a.toArray()}:a&&a.isMatrix4?t.uniforms[r]={type:"m4",value:a.toArray()}:t.uniforms[r]={value:a}}Object.keys(this.defines).length>0&&(t.defines=this.defines),t.vertexShader=this.vertexShader,t.fragmentShader=this.fragmentShader,t.lights=this.lights,t.clipping=this.clipping;let n={};for(let r in this.extensions)this.extensions[r]===!0&&(n[r]=!0);return Object.keys(n).length>0&&(t.extensions=n),t}fromJSON(e,t){if(super.fromJSON(e,t),e.uniforms!==void 0)for(let n in e.uniforms){let r=e.uniforms[n];switch(this.uniforms[n]={},r.type){case"t":this.uniforms[n].value=t[r.value]||null;break;case"c":this.uniforms[n].value=new Mt().setHex(r.value);break;case"v2":this.uniforms[n].value=new Xe().fromArray(r.value);break;case"v3":this.uniforms[n].value=new F().fromArray(r.value);break;case"v4":this.uniforms[n].value=new $t().fromArray(r.value);break;case"m3":this.uniforms[n].value=new _t().fromArray(r.value);break;case"m4":this.uniforms[n].value=new tn().fromArray(r.value);break;default:this.uniforms[n].value=r.value}}if(e.defines!==void 0&&(this.defines=e.defines),e.vertexShader!==void 0&&(this.vertexShader=e.vertexShader),e.fragmentShader!==void 0&&(this.fragmentShader=e.fragmentShader),e.glslVersion!==void 0&&(this.glslVersion=e.glslVersion),e.extensions!==void 0)for(let n in e.extensions)this.extensions[n]=e.extensions[n];return e.lights!==void 0&&(this.lights=e.lights),e.clipping!==void 0&&(this.clipping=e.clipping),this}},Z0=class extends lr{constructor(e){super(e),this.isRawShaderMaterial=!0,this.type="RawShaderMaterial"}},Zs=class extends Vr{constructor(e){super(),this.isMeshStandardMaterial=!0,this.type="MeshStandardMaterial",this.defines={STANDARD:""},this.color=new Mt(16777215),this.roughness=1,this.metalness=0,this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new Mt(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=$h,this.normalScale=new Xe(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.roughnessMap=null,this.metalnessMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new _s,this.envMapIntensity=1,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.defines={STANDARD:""},this.color.copy(e.color),this.roughness=e.roughness,this.metalness=e.metalness,this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.emissive.copy(e.emissive),this.emissiveMap=e.emissiveMap,this.emissiveIntensity=e.emissiveIntensity,this.bumpMap=e.bumpMap,this.bumpScale=e.bumpScale,this.normalMap=e.normalMap,this.normalMapType=e.normalMapType,this.normalScale.copy(e.normalScale),this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.roughnessMap=e.roughnessMap,this.metalnessMap=e.metalnessMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.envMapIntensity=e.envMapIntensity,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.flatShading=e.flatShading,this.fog=e.fog,this}};var $0=class extends Vr{constructor(e){super(),this.isMeshDepthMaterial=!0,this.type="MeshDepthMaterial",this.depthPacking=pv,this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.wireframe=!1,this.wireframeLinewidth=1,this.setValues(e)}copy(e){return super.copy(e),this.depthPacking=e.depthPacking,this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this}},K0=class extends Vr{constructor(e){super(),this.isMeshDistanceMaterial=!0,this.type="MeshDistanceMaterial",this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.setValues(e)}copy(e){return super.copy(e),this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this}};function yo(i,e){return!i||i.constructor===e?i:typeof e.BYTES_PER_ELEMENT=="number"?new e(i):Array.prototype.slice.call(i)}function g0(i){return i!==void 0&&i.inTangents!==void 0&&i.outTangents!==void 0}var $s=class{constructor(e,t,n,r){this.parameterPositions=e,this._cachedIndex=0,this.resultBuffer=r!==void 0?r:new t.constructor(n),this.sampleValues=t,this.valueSize=n,this.settings=null,this.DefaultSettings_={}}evaluate(e){let t=this.parameterPositions,n=this._cachedIndex,r=t[n],s=t[n-1];n:{e:{let a;t:{i:if(!(e<r)){for(let o=n+2;;){if(r===void 0){if(e<s)break i;return n=t.length,this._cachedIndex=n,this.copySampleValue_(n-1)}if(n===o)break;if(s=r,r=t[++n],e<r)break e}a=t.length;break t}if(!(e>=s)){let o=t[1];e<o&&(n=2,s=o);for(let l=n-2;;){if(s===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(n===l)break;if(r=s,s=t[--n-1],e>=s)break e}a=n,n=0;break t}break n}for(;n<a;){let o=n+a>>>1;e<t[o]?a=o:n=o+1}if(r=t[n],s=t[n-1],s===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(r===void 0)return n=t.length,this._cachedIndex=n,this.copySampleValue_(n-1)}this._cachedIndex=n,this.intervalChanged_(n,s,r)}return this.interpolate_(n,s,e,r)}getSettings_(){return this.settings||this.DefaultSettings_}copySampleValue_(e){let t=this.resultBuffer,n=this.sampleValues,r=this.valueSize,s=e*r;for(let a=0;a!==r;++a)t[a]=n[s+a];return t}interpolate_(){throw new Error("THREE.Interpolant: Call to abstract method.")}intervalChanged_(){}},J0=class extends $s{constructor(e,t,n,r){super(e,t,n,r),this._weightPrev=-0,this._offsetPrev=-0,this._weightNext=-0,this._offsetNext=-0,this.DefaultSettings_={endingStart:of,endingEnd:of}}intervalChanged_(e,t,n){let r=this.parameterPositions,s=e-2,a=e+1,o=r[s],l=r[a];if(o===void 0)switch(this.getSettings_().endingStart){case lf:s=e,o=2*t-n;break;case cf:s=r.length-2,o=t+r[s]-r[s+1];break;default:s=e,o=n}if(l===void 0)switch(this.getSettings_().endingEnd){case lf:a=e,l=2*n-t;break;case cf:a=1,l=n+r[1]-r[0];break;default:a=e-1,l=t}let c=(n-t)*.5,h=this.valueSize;this._weightPrev=c/(t-o),this._weightNext=c/(l-n),this._offsetPrev=s*h,this._offsetNext=a*h}interpolate_(e,t,n,r){let s=this.resultBuffer,a=this.sampleValues,o=this.valueSize,l=e*o,c=l-o,h=this._offsetPrev,u=this._offsetNext,d=this._weightPrev,f=this._weightNext,g=(n-t)/(r-t),_=g*g,m=_*g,v=-d*m+2*d*_-d*g,b=(1+d)*m+(-1.5-2*d)*_+(-.5+d)*g+1,R=(-1-f)*m+(1.5+f)*_+.5*g,M=f*m-f*_;for(let I=0;I!==o;++I)s[I]=v*a[h+I]+b*a[c+I]+R*a[l+I]+M*a[u+I];return s}},j0=class extends $s{constructor(e,t,n,r){super(e,t,n,r)}interpolate_(e,t,n,r){let s=this.resultBuffer,a=this.sampleValues,o=this.valueSize,l=e*o,c=l-o,h=(n-t)/(r-t),u=1-h;for(let d=0;d!==o;++d)s[d]=a[c+d]*u+a[l+d]*h;return s}},Q0=class extends $s{constructor(e,t,n,r){super(e,t,n,r)}interpolate_(e){return this.copySampleValue_(e-1)}},eh=class extends $s{interpolate_(e,t,n,r){let s=this.resultBuffer,a=this.sampleValues,o=this.valueSize,l=e*o,c=l-o,h=this.inTangents,u=this.outTangents;if(!h||!u){let g=(n-t)/(r-t),_=1-g;for(let m=0;m!==o;++m)s[m]=a[c+m]*_+a[l+m]*g;return s}let d=o*2,f=e-1;for(let g=0;g!==o;++g){let _=a[c+g],m=a[l+g],v=f*d+g*2,b=u[v],R=u[v+1],M=e*d+g*2,I=h[M],A=h[M+1],y=i_(n,t,b,I,r);s[g]=Av(y,_,R,A,m)}return s}};function Av(i,e,t,n,r){let s=1-i;return s*s*s*e+3*s*s*i*t+3*s*i*i*n+i*i*i*r}function n_(i,e,t,n,r){let s=1-i;return 3*s*s*(t-e)+6*s*i*(n-t)+3*i*i*(r-n)}function i_(i,e,t,n,r){let s=(i-e)/(r-e);for(let a=0;a<8;a++){let o=Av(s,e,t,n,r)-i;if(Math.abs(o)<1e-10)break;let l=n_(s,e,t,n,r);if(Math.abs(l)<1e-10)break;s=Math.max(0,Math.min(1,s-o/l))}return s}var Ji=class{constructor(e,t,n,r){if(e===void 0)throw new Error("THREE.KeyframeTrack: track name is undefined");if(t===void 0||t.length===0)throw new Error("THREE.KeyframeTrack: no keyframes in track named "+e);this.name=e,this.times=yo(t,this.TimeBufferType),this.values=yo(n,this.ValueBufferType),this.setInterpolation(r||this.DefaultInterpolation)}static toJSON(e){let t=e.constructor,n;if(t.toJSON!==this.toJSON)n=t.toJSON(e);else{n={name:e.name,times:yo(e.times,Array),values:yo(e.values,Array)};let r=e.getInterpolation();r!==e.DefaultInterpolation&&(n.interpolation=r),g0(e.settings)&&(n.settings={inTangents:yo(e.settings.inTangents,Array),outTangents:yo(e.settings.outTangents,Array)})}return n.type=e.ValueTypeName,n}InterpolantFactoryMethodDiscrete(e){return new Q0(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodLinear(e){return new j0(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodSmooth(e){return new J0(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodBezier(e){let t=new eh(this.times,this.values,this.getValueSize(),e);return this.settings&&(t.inTangents=this.settings.inTangents,t.outTangents=this.settings.outTangents),t}setInterpolation(e){let t;switch(e){case Sl:t=this.InterpolantFactoryMethodDiscrete;break;case I0:t=this.InterpolantFactoryMethodLinear;break;case _0:t=this.InterpolantFactoryMethodSmooth;break;case af:t=this.InterpolantFactoryMethodBezier;break}if(t===void 0){let n="unsupported interpolation for "+this.ValueTypeName+" keyframe track named "+this.name;if(this.createInterpolant===void 0)if(e!==this.DefaultInterpolation)this.setInterpolation(this.DefaultInterpolation);else throw new Error(n);return lt("KeyframeTrack:",n),this}return this.createInterpolant=t,this}getInterpolation(){switch(this.createInterpolant){case this.InterpolantFactoryMethodDiscrete:return Sl;case this.InterpolantFactoryMethodLinear:return I0;case this.InterpolantFactoryMethodSmooth:return _0;case this.InterpolantFactoryMethodBezier:return af}}getValueSize(){return this.values.length/this.times.length}shift(e){if(e!==0){let t=this.times;for(let n=0,r=t.length;n!==r;++n)t[n]+=e;g0(this.settings)&&(Ug(this.settings.inTangents,e),Ug(this.settings.outTangents,e))}return this}scale(e){if(e!==1){let t=this.times;for(let n=0,r=t.length;n!==r;++n)t[n]*=e;g0(this.settings)&&(Fg(this.settings.inTangents,e),Fg(this.settings.outTangents,e))}return this}trim(e,t){let n=this.times,r=n.length,s=0,a=r-1;for(;s!==r&&n[s]<e;)++s;for(;a!==-1&&n[a]>t;)--a;if(++a,s!==0||a!==r){s>=a&&(a=Math.max(a,1),s=a-1);let o=this.getValueSize();this.times=n.slice(s,a),this.values=this.values.slice(s*o,a*o)}return this}validate(){let e=!0,t=this.getValueSize();t-Math.floor(t)!==0&&(vt("KeyframeTrack: Invalid value size in track.",this),e=!1);let n=this.times,r=this.values,s=n.length;s===0&&(vt("KeyframeTrack: Track is empty.",this),e=!1);let a=null;for(let o=0;o!==s;o++){let l=n[o];if(typeof l=="number"&&isNaN(l)){vt("KeyframeTrack: Time is not a valid number.",this,o,l),e=!1;break}if(a!==null&&a>l){vt("KeyframeTrack: Out of order keys.",this,o,l,a),e=!1;break}a=l}if(r!==void 0&&u4(r))for(let o=0,l=r.length;o!==l;++o){let c=r[o];if(isNaN(c)){vt("KeyframeTrack: Value is not a valid number.",this,o,c),e=!1;break}}return e}optimize(){let e=this.times.slice(),t=this.values.slice(),n=this.getValueSize(),r=this.getInterpolation()===_0,s=e.length-1,a=1;for(let o=1;o<s;++o){let l=!1,c=e[o],h=e[o+1];if(c!==h&&(o!==1||c!==e[0]))if(r)l=!0;else{let u=o*n,d=u-n,f=u+n;for(let g=0;g!==n;++g){let _=t[u+g];if(_!==t[d+g]||_!==t[f+g]){l=!0;break}}}if(l){if(o!==a){e[a]=e[o];let u=o*n,d=a*n;for(let f=0;f!==n;++f)t[d+f]=t[u+f]}++a}}if(s>0){e[a]=e[s];for(let o=s*n,l=a*n,c=0;c!==n;++c)t[l+c]=t[o+c];++a}return a!==e.length?(this.times=e.slice(0,a),this.values=t.slice(0,a*n)):(this.times=e,this.values=t),this}clone(){let e=this.times.slice(),t=this.values.slice(),n=this.constructor,r=new n(this.name,e,t);return r.createInterpolant=this.createInterpolant,g0(this.settings)&&(r.settings={inTangents:this.settings.inTangents.slice(),outTangents:this.settings.outTangents.slice()}),r}};function Ug(i,e){for(let t=0,n=i.length;t!==n;t+=2)i[t]+=e}function Fg(i,e){for(let t=0,n=i.length;t!==n;t+=2)i[t]*=e}Ji.prototype.ValueTypeName="";Ji.prototype.TimeBufferType=Float32Array;Ji.prototype.ValueBufferType=Float32Array;Ji.prototype.DefaultInterpolation=I0;var Ks=class extends Ji{constructor(e,t,n){super(e,t,n)}};Ks.prototype.ValueTypeName="bool";Ks.prototype.ValueBufferType=Array;Ks.prototype.DefaultInterpolation=Sl;Ks.prototype.InterpolantFactoryMethodLinear=void 0;Ks.prototype.InterpolantFactoryMethodSmooth=void 0;var th=class extends Ji{constructor(e,t,n,r){super(e,t,n,r)}};th.prototype.ValueTypeName="color";var nh=class extends Ji{constructor(e,t,n,r){super(e,t,n,r)}};nh.prototype.ValueTypeName="number";var ih=class extends $s{constructor(e,t,n,r){super(e,t,n,r)}interpolate_(e,t,n,r){let s=this.resultBuffer,a=this.sampleValues,o=this.valueSize,l=(n-t)/(r-t),c=e*o;for(let h=c+o;c!==h;c+=4)ri.slerpFlat(s,0,a,c-o,a,c,l);return s}},Vl=class extends Ji{constructor(e,t,n,r){super(e,t,n,r)}InterpolantFactoryMethodLinear(e){return new ih(this.times,this.values,this.getValueSize(),e)}};Vl.prototype.ValueTypeName="quaternion";Vl.prototype.InterpolantFactoryMethodSmooth=void 0;var Js=class extends Ji{constructor(e,t,n){super(e,t,n)}};Js.prototype.ValueTypeName="string";Js.prototype.ValueBufferType=Array;Js.prototype.DefaultInterpolation=Sl;Js.prototype.InterpolantFactoryMethodLinear=void 0;Js.prototype.InterpolantFactoryMethodSmooth=void 0;var rh=class extends Ji{constructor(e,t,n,r){super(e,t,n,r)}};rh.prototype.ValueTypeName="vector";var sh=class{constructor(e,t,n){let r=this,s=!1,a=0,o=0,l,c=[];this.onStart=void 0,this.onLoad=e,this.onProgress=t,this.onError=n,this._abortController=null,this.itemStart=function(h){o++,s===!1&&r.onStart!==void 0&&r.onStart(h,a,o),s=!0},this.itemEnd=function(h){a++,r.onProgress!==void 0&&r.onProgress(h,a,o),a===o&&(s=!1,r.onLoad!==void 0&&r.onLoad())},this.itemError=function(h){r.onError!==void 0&&r.onError(h)},this.resolveURL=function(h){return h=h.normalize("NFC"),l?l(h):h},this.setURLModifier=function(h){return l=h,this},this.addHandler=function(h,u){return c.push(h,u),this},this.removeHandler=function(h){let u=c.indexOf(h);return u!==-1&&c.splice(u,2),this},this.getHandler=function(h){for(let u=0,d=c.length;u<d;u+=2){let f=c[u],g=c[u+1];if(f.global&&(f.lastIndex=0),f.test(h))return g}return null},this.abort=function(){return this.abortController.abort(),this._abortController=null,this}}get abortController(){return this._abortController||(this._abortController=new AbortController),this._abortController}},Rv=new sh,ah=class{constructor(e){this.manager=e!==void 0?e:Rv,this.crossOrigin="anonymous",this.withCredentials=!1,this.path="",this.resourcePath="",this.requestHeader={},this.priority="auto",this.cache="default",typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}load(){}loadAsync(e,t){let n=this;return new Promise(function(r,s){n.load(e,r,t,s)})}parse(){}setCrossOrigin(e){return this.crossOrigin=e,this}setWithCredentials(e){return this.withCredentials=e,this}setPath(e){return this.path=e,this}setResourcePath(e){return this.resourcePath=e,this}setRequestHeader(e){return this.requestHeader=e,this}setPriority(e){return this.priority=e,this}setCache(e){return this.cache=e,this}abort(){return this}};ah.DEFAULT_MATERIAL_NAME="__DEFAULT";var Gl=class extends oi{static registerNode(e){this.prototype._lightNode=e}constructor(e,t=1){super(),this.isLight=!0,this.type="Light",this.color=new Mt(e),this.intensity=t}copy(e,t){return super.copy(e,t),this.color.copy(e.color),this.intensity=e.intensity,this}toJSON(e){let t=super.toJSON(e);return t.object.color=this.color.getHex(),t.object.intensity=this.intensity,t}},Wl=class extends Gl{constructor(e,t,n){super(e,n),this.isHemisphereLight=!0,this.type="HemisphereLight",this.position.copy(oi.DEFAULT_UP),this.updateMatrix(),this.groundColor=new Mt(t)}copy(e,t){return super.copy(e,t),this.groundColor.copy(e.groundColor),this}toJSON(e){let t=super.toJSON(e);return t.object.groundColor=this.groundColor.getHex(),t}},rf=new tn,Og=new F,Bg=new F,oh=class{constructor(e){this.camera=e,this.intensity=1,this.bias=0,this.biasNode=null,this.normalBias=0,this.radius=1,this.blurSamples=8,this.mapSize=new Xe(512,512),this.mapType=Ni,this.map=null,this.mapPass=null,this.matrix=new tn,this.autoUpdate=!0,this.needsUpdate=!1,this._frustum=new qs,this._frameExtents=new Xe(1,1),this._viewportCount=1,this._viewports=[new $t(0,0,1,1)]}getViewportCount(){return this._viewportCount}getCamera(){return this.camera}getFrustum(){return this._frustum}updateMatrices(e){let t=this.camera;Og.setFromMatrixPosition(e.matrixWorld),t.position.copy(Og),Bg.setFromMatrixPosition(e.target.matrixWorld),t.lookAt(Bg),t.updateMatrixWorld(),this._updateMatrix(t,this.matrix,this._frustum)}_updateMatrix(e,t,n,r){rf.multiplyMatrices(e.projectionMatrix,e.matrixWorldInverse),n.setFromProjectionMatrix(rf,e.coordinateSystem,e.reversedDepth);let s=this._frameExtents,a=r?r.z/s.x:1,o=r?r.w/s.y:1,l=r?r.x/s.x:0,c=r?r.y/s.y:0;e.coordinateSystem===Ao||e.reversedDepth?t.set(.5*a,0,0,.5*a+l,0,.5*o,0,.5*o+c,0,0,1,0,0,0,0,1):t.set(.5*a,0,0,.5*a+l,0,.5*o,0,.5*o+c,0,0,.5,.5,0,0,0,1),t.multiply(rf)}getViewport(e){return this._viewports[e]}getFrameExtents(){return this._frameExtents}dispose(){this.map&&this.map.dispose(),this.mapPass&&this.mapPass.dispose()}copy(e){return this.camera=e.camera.clone(),this.intensity=e.intensity,this.bias=e.bias,this.radius=e.radius,this.autoUpdate=e.autoUpdate,this.needsUpdate=e.needsUpdate,this.normalBias=e.normalBias,this.blurSamples=e.blurSamples,this.mapSize.copy(e.mapSize),this.mapType=e.mapType,this.biasNode=e.biasNode,this}clone(){return new this.constructor().copy(this)}toJSON(){let e={};return e.intensity=this.intensity,e.bias=this.bias,e.normalBias=this.normalBias,e.radius=this.radius,e.blurSamples=this.blurSamples,e.mapSize=this.mapSize.toArray(),e.mapType=this.mapType,e.camera=this.camera.toJSON(!1).object,delete e.camera.matrix,e}},v0=new F,x0=new ri,Br=new F,ql=class extends oi{constructor(){super(),this.isCamera=!0,this.type="Camera",this.matrixWorldInverse=new tn,this.projectionMatrix=new tn,this.projectionMatrixInverse=new tn,this.coordinateSystem=ar,this._reversedDepth=!1}get reversedDepth(){return this._reversedDepth}copy(e,t){return super.copy(e,t),this.matrixWorldInverse.copy(e.matrixWorldInverse),this.projectionMatrix.copy(e.projectionMatrix),this.projectionMatrixInverse.copy(e.projectionMatrixInverse),this.coordinateSystem=e.coordinateSystem,this}getWorldDirection(e){return super.getWorldDirection(e).negate()}updateMatrixWorld(e){super.updateMatrixWorld(e),this.matrixWorld.decompose(v0,x0,Br),Br.x===1&&Br.y===1&&Br.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(v0,x0,Br.set(1,1,1)).invert()}updateWorldMatrix(e,t,n=!1){super.updateWorldMatrix(e,t,n),this.matrixWorld.decompose(v0,x0,Br),Br.x===1&&Br.y===1&&Br.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(v0,x0,Br.set(1,1,1)).invert()}clone(){return new this.constructor().copy(this)}},Ws=new F,Hg=new Xe,Vg=new Xe,Ai=class extends ql{constructor(e=50,t=1,n=.1,r=2e3){super(),this.isPerspectiveCamera=!0,this.type="PerspectiveCamera",this.fov=e,this.zoom=1,this.near=n,this.far=r,this.focus=10,this.aspect=t,this.view=null,this.filmGauge=35,this.filmOffset=0,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.fov=e.fov,this.zoom=e.zoom,this.near=e.near,this.far=e.far,this.focus=e.focus,this.aspect=e.aspect,this.view=e.view===null?null:Object.assign({},e.view),this.filmGauge=e.filmGauge,this.filmOffset=e.filmOffset,this}setFocalLength(e){let t=.5*this.getFilmHeight()/e;this.fov=Co*2*Math.atan(t),this.updateProjectionMatrix()}getFocalLength(){let e=Math.tan(wo*.5*this.fov);return .5*this.getFilmHeight()/e}getEffectiveFOV(){return Co*2*Math.atan(Math.tan(wo*.5*this.fov)/this.zoom)}getFilmWidth(){return this.filmGauge*Math.min(this.aspect,1)}getFilmHeight(){return this.filmGauge/Math.max(this.aspect,1)}getViewBounds(e,t,n){Ws.set(-1,-1,.5).applyMatrix4(this.projectionMatrixInverse),t.set(Ws.x,Ws.y).multiplyScalar(-e/Ws.z),Ws.set(1,1,.5).applyMatrix4(this.projectionMatrixInverse),n.set(Ws.x,Ws.y).multiplyScalar(-e/Ws.z)}getViewSize(e,t){return this.getViewBounds(e,Hg,Vg),t.subVectors(Vg,Hg)}setViewOffset(e,t,n,r,s,a){this.aspect=e/t,this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=n,this.view.offsetY=r,this.view.width=s,this.view.height=a,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=this.near,t=e*Math.tan(wo*.5*this.fov)/this.zoom,n=2*t,r=this.aspect*n,s=-.5*r,a=this.view;if(this.view!==null&&this.view.enabled){let l=a.fullWidth,c=a.fullHeight;s+=a.offsetX*r/l,t-=a.offsetY*n/c,r*=a.width/l,n*=a.height/c}let o=this.filmOffset;o!==0&&(s+=e*o/this.getFilmWidth()),this.projectionMatrix.makePerspective(s,s+r,t,t-n,e,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.fov=this.fov,t.object.zoom=this.zoom,t.object.near=this.near,t.object.far=this.far,t.object.focus=this.focus,t.object.aspect=this.aspect,this.view!==null&&(t.object.view=Object.assign({},this.view)),t.object.filmGauge=this.filmGauge,t.object.filmOffset=this.filmOffset,t}};var Xl=class extends ql{constructor(e=-1,t=1,n=1,r=-1,s=.1,a=2e3){super(),this.isOrthographicCamera=!0,this.type="OrthographicCamera",this.zoom=1,this.view=null,this.left=e,this.right=t,this.top=n,this.bottom=r,this.near=s,this.far=a,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.left=e.left,this.right=e.right,this.top=e.top,this.bottom=e.bottom,this.near=e.near,this.far=e.far,this.zoom=e.zoom,this.view=e.view===null?null:Object.assign({},e.view),this}setViewOffset(e,t,n,r,s,a){this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=n,this.view.offsetY=r,this.view.width=s,this.view.height=a,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=(this.right-this.left)/(2*this.zoom),t=(this.top-this.bottom)/(2*this.zoom),n=(this.right+this.left)/2,r=(this.top+this.bottom)/2,s=n-e,a=n+e,o=r+t,l=r-t;if(this.view!==null&&this.view.enabled){let c=(this.right-this.left)/this.view.fullWidth/this.zoom,h=(this.top-this.bottom)/this.view.fullHeight/this.zoom;s+=c*this.view.offsetX,a=s+c*this.view.width,o-=h*this.view.offsetY,l=o-h*this.view.height}this.projectionMatrix.makeOrthographic(s,a,o,l,this.near,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.zoom=this.zoom,t.object.left=this.left,t.object.right=this.right,t.object.top=this.top,t.object.bottom=this.bottom,t.object.near=this.near,t.object.far=this.far,this.view!==null&&(t.object.view=Object.assign({},this.view)),t}},hf=class extends oh{constructor(){super(new Xl(-5,5,5,-5,.5,500)),this.isDirectionalLightShadow=!0}},Yl=class extends Gl{constructor(e,t){super(e,t),this.isDirectionalLight=!0,this.type="DirectionalLight",this.position.copy(oi.DEFAULT_UP),this.updateMatrix(),this.target=new oi,this.shadow=new hf}dispose(){super.dispose(),this.shadow.dispose()}copy(e){return super.copy(e),this.target=e.target.clone(),this.shadow=e.shadow.clone(),this}toJSON(e){let t=super.toJSON(e);return t.object.shadow=this.shadow.toJSON(),t.object.target=this.target.uuid,t}};var Zl=class extends Bn{constructor(){super(),this.isInstancedBufferGeometry=!0,this.type="InstancedBufferGeometry",this.instanceCount=1/0}copy(e){return super.copy(e),this.instanceCount=e.instanceCount,this}toJSON(){let e=super.toJSON();return e.instanceCount=this.instanceCount,e.isInstancedBufferGeometry=!0,e}};var _o=-90,bo=1,Do=class extends oi{constructor(e,t,n){super(),this.type="CubeCamera",this.renderTarget=n,this.coordinateSystem=null,this.activeMipmapLevel=0;let r=new Ai(_o,bo,e,t);r.layers=this.layers,this.add(r);let s=new Ai(_o,bo,e,t);s.layers=this.layers,this.add(s);let a=new Ai(_o,bo,e,t);a.layers=this.layers,this.add(a);let o=new Ai(_o,bo,e,t);o.layers=this.layers,this.add(o);let l=new Ai(_o,bo,e,t);l.layers=this.layers,this.add(l);let c=new Ai(_o,bo,e,t);c.layers=this.layers,this.add(c)}updateCoordinateSystem(){let e=this.coordinateSystem,t=this.children.concat(),[n,r,s,a,o,l]=t;for(let c of t)this.remove(c);if(e===ar)n.up.set(0,1,0),n.lookAt(1,0,0),r.up.set(0,1,0),r.lookAt(-1,0,0),s.up.set(0,0,-1),s.lookAt(0,1,0),a.up.set(0,0,1),a.lookAt(0,-1,0),o.up.set(0,1,0),o.lookAt(0,0,1),l.up.set(0,1,0),l.lookAt(0,0,-1);else if(e===Ao)n.up.set(0,-1,0),n.lookAt(-1,0,0),r.up.set(0,-1,0),r.lookAt(1,0,0),s.up.set(0,0,1),s.lookAt(0,1,0),a.up.set(0,0,-1),a.lookAt(0,-1,0),o.up.set(0,-1,0),o.lookAt(0,0,1),l.up.set(0,-1,0),l.lookAt(0,0,-1);else throw new Error("THREE.CubeCamera.updateCoordinateSystem(): Invalid coordinate system: "+e);for(let c of t)this.add(c),c.updateMatrixWorld()}update(e,t){this.parent===null&&this.updateMatrixWorld();let{renderTarget:n,activeMipmapLevel:r}=this;this.coordinateSystem!==e.coordinateSystem&&(this.coordinateSystem=e.coordinateSystem,this.updateCoordinateSystem());let[s,a,o,l,c,h]=this.children,u=e.getRenderTarget(),d=e.getActiveCubeFace(),f=e.getActiveMipmapLevel(),g=e.xr.enabled;e.xr.enabled=!1;let _=n.texture.mipmapsAutoUpdate;n.texture.mipmapsAutoUpdate=!1;let m=!1;e.isWebGLRenderer===!0?m=e.state.buffers.depth.getReversed():m=e.reversedDepthBuffer,e.setRenderTarget(n,0,r),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,s),e.setRenderTarget(n,1,r),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,a),e.setRenderTarget(n,2,r),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,o),e.setRenderTarget(n,3,r),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,l),e.setRenderTarget(n,4,r),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,c),n.texture.mipmapsAutoUpdate=_,e.setRenderTarget(n,5,r),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,h),e.setRenderTarget(u,d,f),e.xr.enabled=g,n.texture.needsPMREMUpdate=!0}},lh=class extends Ai{constructor(e=[]){super(),this.isArrayCamera=!0,this.isMultiViewCamera=!1,this.cameras=e,this.perCameraFrustumCulled=!1}};var Xf="\\[\\]\\.:\\/",r_=new RegExp("["+Xf+"]","g"),Yf="[^"+Xf+"]",s_="[^"+Xf.replace("\\.","")+"]",a_=/((?:WC+[\/:])*)/.source.replace("WC",Yf),o_=/(WCOD+)?/.source.replace("WCOD",s_),l_=/(?:\.(WC+)(?:\[(.+)\])?)?/.source.replace("WC",Yf),c_=/\.(WC+)(?:\[(.+)\])?/.source.replace("WC",Yf),h_=new RegExp("^"+a_+o_+l_+c_+"$"),u_=["material","materials","bones","map"],uf=class{constructor(e,t,n){let r=n||fn.parseTrackName(t);this._targetGroup=e,this._bindings=e.subscribe_(t,r)}getValue(e,t){this.bind();let n=this._targetGroup.nCachedObjects_,r=this._bindings[n];r!==void 0&&r.getValue(e,t)}setValue(e,t){let n=this._bindings;for(let r=this._targetGroup.nCachedObjects_,s=n.length;r!==s;++r)n[r].setValue(e,t)}bind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,n=e.length;t!==n;++t)e[t].bind()}unbind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,n=e.length;t!==n;++t)e[t].unbind()}},fn=class i{constructor(e,t,n){this.path=t,this.parsedPath=n||i.parseTrackName(t),this.node=i.findNode(e,this.parsedPath.nodeName),this.rootNode=e,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}static create(e,t,n){return e&&e.isAnimationObjectGroup?new i.Composite(e,t,n):new i(e,t,n)}static sanitizeNodeName(e){return e.replace(/\s/g,"_").replace(r_,"")}static parseTrackName(e){let t=h_.exec(e);if(t===null)throw new Error("THREE.PropertyBinding: Cannot parse trackName: "+e);let n={nodeName:t[2],objectName:t[3],objectIndex:t[4],propertyName:t[5],propertyIndex:t[6]},r=n.nodeName&&n.nodeName.lastIndexOf(".");if(r!==void 0&&r!==-1){let s=n.nodeName.substring(r+1);u_.indexOf(s)!==-1&&(n.nodeName=n.nodeName.substring(0,r),n.objectName=s)}if(n.propertyName===null||n.propertyName.length===0)throw new Error("THREE.PropertyBinding: can not parse propertyName from trackName: "+e);return n}static findNode(e,t){if(t===void 0||t===""||t==="."||t===-1||t===e.name||t===e.uuid)return e;if(e.skeleton){let n=e.skeleton.getBoneByName(t);if(n!==void 0)return n}if(e.children){let n=function(s){for(let a=0;a<s.length;a++){let o=s[a];if(o.name===t||o.uuid===t)return o;let l=n(o.children);if(l)return l}return null},r=n(e.children);if(r)return r}return null}_getValue_unavailable(){}_setValue_unavailable(){}_getValue_direct(e,t){e[t]=this.targetObject[this.propertyName]}_getValue_array(e,t){let n=this.resolvedProperty;for(let r=0,s=n.length;r!==s;++r)e[t++]=n[r]}_getValue_arrayElement(e,t){e[t]=this.resolvedProperty[this.propertyIndex]}_getValue_toArray(e,t){this.resolvedProperty.toArray(e,t)}_setValue_direct(e,t){this.targetObject[this.propertyName]=e[t]}_setValue_direct_setNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.needsUpdate=!0}_setValue_direct_setMatrixWorldNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_array(e,t){let n=this.resolvedProperty;for(let r=0,s=n.length;r!==s;++r)n[r]=e[t++]}_setValue_array_setNeedsUpdate(e,t){let n=this.resolvedProperty;for(let r=0,s=n.length;r!==s;++r)n[r]=e[t++];this.targetObject.needsUpdate=!0}_setValue_array_setMatrixWorldNeedsUpdate(e,t){let n=this.resolvedProperty;for(let r=0,s=n.length;r!==s;++r)n[r]=e[t++];this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_arrayElement(e,t){this.resolvedProperty[this.propertyIndex]=e[t]}_setValue_arrayElement_setNeedsUpdate(e,t){this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.needsUpdate=!0}_setValue_arrayElement_setMatrixWorldNeedsUpdate(e,t){this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_fromArray(e,t){this.resolvedProperty.fromArray(e,t)}_setValue_fromArray_setNeedsUpdate(e,t){this.resolvedProperty.fromArray(e,t),this.targetObject.needsUpdate=!0}_setValue_fromArray_setMatrixWorldNeedsUpdate(e,t){this.resolvedProperty.fromArray(e,t),this.targetObject.matrixWorldNeedsUpdate=!0}_getValue_unbound(e,t){this.bind(),this.getValue(e,t)}_setValue_unbound(e,t){this.bind(),this.setValue(e,t)}bind(){let e=this.node,t=this.parsedPath,n=t.objectName,r=t.propertyName,s=t.propertyIndex;if(e||(e=i.findNode(this.rootNode,t.nodeName),this.node=e),this.getValue=this._getValue_unavailable,this.setValue=this._setValue_unavailable,!e){lt("PropertyBinding: No target node found for track: "+this.path+".");return}if(n){let c=t.objectIndex;switch(n){case"materials":if(!e.material){vt("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.materials){vt("PropertyBinding: Can not bind to material.materials as node.material does not have a materials array.",this);return}e=e.material.materials;break;case"bones":if(!e.skeleton){vt("PropertyBinding: Can not bind to bones as node does not have a skeleton.",this);return}e=e.skeleton.bones;for(let h=0;h<e.length;h++)if(e[h].name===c){c=h;break}break;case"map":if("map"in e){e=e.map;break}if(!e.material){vt("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.map){vt("PropertyBinding: Can not bind to material.map as node.material does not have a map.",this);return}e=e.material.map;break;default:if(e[n]===void 0){vt("PropertyBinding: Can not bind to objectName of node undefined.",this);return}e=e[n]}if(c!==void 0){if(e[c]===void 0){vt("PropertyBinding: Trying to bind to objectIndex of objectName, but is undefined.",this,e);return}e=e[c]}}let a=e[r];if(a===void 0){let c=t.nodeName;vt("PropertyBinding: Trying to update property for track: "+c+"."+r+" but it wasn't found.",e);return}let o=this.Versioning.None;this.targetObject=e,e.isMaterial===!0?o=this.Versioning.NeedsUpdate:e.isObject3D===!0&&(o=this.Versioning.MatrixWorldNeedsUpdate);let l=this.BindingType.Direct;if(s!==void 0){if(r==="morphTargetInfluences"){if(!e.geometry){vt("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.",this);return}if(!e.geometry.morphAttributes){vt("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.morphAttributes.",this);return}e.morphTargetDictionary[s]!==void 0&&(s=e.morphTargetDictionary[s])}l=this.BindingType.ArrayElement,this.resolvedProperty=a,this.propertyIndex=s}else a.fromArray!==void 0&&a.toArray!==void 0?(l=this.BindingType.HasFromToArray,this.resolvedProperty=a):Array.isArray(a)?(l=this.BindingType.EntireArray,this.resolvedProperty=a):this.propertyName=r;this.getValue=this.GetterByBindingType[l],this.setValue=this.SetterByBindingTypeAndVersioning[l][o]}unbind(){this.node=null,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}};fn.Composite=uf;fn.prototype.BindingType={Direct:0,EntireArray:1,ArrayElement:2,HasFromToArray:3};fn.prototype.Versioning={None:0,NeedsUpdate:1,MatrixWorldNeedsUpdate:2};fn.prototype.GetterByBindingType=[fn.prototype._getValue_direct,fn.prototype._getValue_array,fn.prototype._getValue_arrayElement,fn.prototype._getValue_toArray];fn.prototype.SetterByBindingTypeAndVersioning=[[fn.prototype._setValue_direct,fn.prototype._setValue_direct_setNeedsUpdate,fn.prototype._setValue_direct_setMatrixWorldNeedsUpdate],[fn.prototype._setValue_array,fn.prototype._setValue_array_setNeedsUpdate,fn.prototype._setValue_array_setMatrixWorldNeedsUpdate],[fn.prototype._setValue_arrayElement,fn.prototype._setValue_arrayElement_setNeedsUpdate,fn.prototype._setValue_arrayElement_setMatrixWorldNeedsUpdate],[fn.prototype._setValue_fromArray,fn.prototype._setValue_fromArray_setNeedsUpdate,fn.prototype._setValue_fromArray_setMatrixWorldNeedsUpdate]];var G7=new Float32Array(1);var js=class extends k0{constructor(e,t,n=1){super(e,t),this.isInstancedInterleavedBuffer=!0,this.meshPerAttribute=n}copy(e){return super.copy(e),this.meshPerAttribute=e.meshPerAttribute,this}clone(e){let t=super.clone(e);return t.meshPerAttribute=this.meshPerAttribute,t}toJSON(e){let t=super.toJSON(e);return t.isInstancedInterleavedBuffer=!0,t.meshPerAttribute=this.meshPerAttribute,t}};var Lo=class{constructor(e=1,t=0,n=0){this.radius=e,this.phi=t,this.theta=n}set(e,t,n){return this.radius=e,this.phi=t,this.theta=n,this}copy(e){return this.radius=e.radius,this.phi=e.phi,this.theta=e.theta,this}makeSafe(){return this.phi=yt(this.phi,1e-6,Math.PI-1e-6),this}setFromVector3(e){return this.setFromCartesianCoords(e.x,e.y,e.z)}setFromCartesianCoords(e,t,n){return this.radius=Math.sqrt(e*e+t*t+n*n),this.radius===0?(this.theta=0,this.phi=0):(this.theta=Math.atan2(e,n),this.phi=Math.acos(yt(t/this.radius,-1,1))),this}clone(){return new this.constructor().copy(this)}};var Qf=class Qf{constructor(e,t,n,r){this.elements=[1,0,0,1],e!==void 0&&this.set(e,t,n,r)}identity(){return this.set(1,0,0,1),this}fromArray(e,t=0){for(let n=0;n<4;n++)this.elements[n]=e[n+t];return this}set(e,t,n,r){let s=this.elements;return s[0]=e,s[2]=t,s[1]=n,s[3]=r,this}};Qf.prototype.isMatrix2=!0;var df=Qf;var Gg=new F,y0=new F,So=new F,Mo=new F,sf=new F,d_=new F,f_=new F,$l=class{constructor(e=new F,t=new F){this.start=e,this.end=t}set(e,t){return this.start.copy(e),this.end.copy(t),this}copy(e){return this.start.copy(e.start),this.end.copy(e.end),this}getCenter(e){return e.addVectors(this.start,this.end).multiplyScalar(.5)}delta(e){return e.subVectors(this.end,this.start)}distanceSq(){return this.start.distanceToSquared(this.end)}distance(){return this.start.distanceTo(this.end)}at(e,t){return this.delta(t).multiplyScalar(e).add(this.start)}closestPointToPointParameter(e,t){Gg.subVectors(e,this.start),y0.subVectors(this.end,this.start);let n=y0.dot(y0);if(n===0)return 0;let s=y0.dot(Gg)/n;return t&&(s=yt(s,0,1)),s}closestPointToPoint(e,t,n){let r=this.closestPointToPointParameter(e,t);return this.delta(n).multiplyScalar(r).add(this.start)}distanceSqToLine3(e,t=d_,n=f_){let r=10000000000000001e-32,s,a,o=this.start,l=e.start,c=this.end,h=e.end;So.subVectors(c,o),Mo.subVectors(h,l),sf.subVectors(o,l);let u=So.dot(So),d=Mo.dot(Mo),f=Mo.dot(sf);if(u<=r&&d<=r)return t.copy(o),n.copy(l),t.distanceToSquared(n);if(u<=r)s=0,a=f/d,a=yt(a,0,1);else{let g=So.dot(sf);if(d<=r)a=0,s=yt(-g/u,0,1);else{let _=So.dot(Mo),m=u*d-_*_;m!==0?s=yt((_*f-g*d)/m,0,1):s=0,a=(_*s+f)/d,a<0?(a=0,s=yt(-g/u,0,1)):a>1&&(a=1,s=yt((_-g)/u,0,1))}}return t.copy(o).addScaledVector(So,s),n.copy(l).addScaledVector(Mo,a),t.distanceToSquared(n)}applyMatrix4(e){return this.start.applyMatrix4(e),this.end.applyMatrix4(e),this}equals(e){return e.start.equals(this.start)&&e.end.equals(this.end)}clone(){return new this.constructor().copy(this)}};var Kl=class extends Sr{constructor(e,t=null){super(),this.object=e,this.domElement=t,this.enabled=!0,this.state=-1,this.keys={},this.mouseButtons={LEFT:null,MIDDLE:null,RIGHT:null},this.touches={ONE:null,TWO:null}}connect(e){this.domElement!==null&&this.disconnect(),this.domElement=e}disconnect(){}dispose(){}update(){}};function Zf(i,e,t,n){let r=p_(n);switch(t){case zf:return i*e;case Lf:return i*e/r.components*r.byteLength;case gh:return i*e/r.components*r.byteLength;case na:return i*e*2/r.components*r.byteLength;case vh:return i*e*2/r.components*r.byteLength;case Df:return i*e*3/r.components*r.byteLength;case Cr:return i*e*4/r.components*r.byteLength;case xh:return i*e*4/r.components*r.byteLength;case jl:case Ql:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*8;case ec:case tc:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*16;case _h:case Sh:return Math.max(i,16)*Math.max(e,8)/4;case yh:case bh:return Math.max(i,8)*Math.max(e,8)/2;case Mh:case wh:case Eh:case Ah:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*8;case Th:case nc:case Rh:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*16;case Ch:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*16;case Ph:return Math.floor((i+4)/5)*Math.floor((e+3)/4)*16;case Ih:return Math.floor((i+4)/5)*Math.floor((e+4)/5)*16;case zh:return Math.floor((i+5)/6)*Math.floor((e+4)/5)*16;case Dh:return Math.floor((i+5)/6)*Math.floor((e+5)/6)*16;case Lh:return Math.floor((i+7)/8)*Math.floor((e+4)/5)*16;case kh:return Math.floor((i+7)/8)*Math.floor((e+5)/6)*16;case Nh:return Math.floor((i+7)/8)*Math.floor((e+7)/8)*16;case Uh:return Math.floor((i+9)/10)*Math.floor((e+4)/5)*16;case Fh:return Math.floor((i+9)/10)*Math.floor((e+5)/6)*16;case Oh:return Math.floor((i+9)/10)*Math.floor((e+7)/8)*16;case Bh:return Math.floor((i+9)/10)*Math.floor((e+9)/10)*16;case Hh:return Math.floor((i+11)/12)*Math.floor((e+9)/10)*16;case Vh:return Math.floor((i+11)/12)*Math.floor((e+11)/12)*16;case Gh:case Wh:case qh:return Math.ceil(i/4)*Math.ceil(e/4)*16;case Xh:case Yh:return Math.ceil(i/4)*Math.ceil(e/4)*8;case ic:case Zh:return Math.ceil(i/4)*Math.ceil(e/4)*16}throw new Error(`Unable to determine texture byte length for ${t} format.`)}function p_(i){switch(i){case Ni:case Rf:return{byteLength:1,components:1};case Fo:case Cf:case Rr:return{byteLength:2,components:1};case ph:case mh:return{byteLength:2,components:4};case Er:case fh:case Ar:return{byteLength:4,components:1};case Pf:case If:return{byteLength:4,components:3}}throw new Error(`THREE.TextureUtils: Unknown texture type ${i}.`)}typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("register",{detail:{revision:"187"}}));typeof window<"u"&&(window.__THREE__?lt("WARNING: Multiple instances of Three.js being imported."):window.__THREE__="187");/**
 * @license
 * Copyright 2010-2026 Three.js Authors
 * SPDX-License-Identifier: MIT
 */function Kv(){let i=null,e=!1,t=null,n=null;function r(s,a){n=i.requestAnimationFrame(r),t(s,a)}return{start:function(){e!==!0&&t!==null&&i!==null&&(n=i.requestAnimationFrame(r),e=!0)},stop:function(){i!==null&&i.cancelAnimationFrame(n),e=!1},setAnimationLoop:function(s){t=s},setContext:function(s){i=s}}}function g_(i){let e=new WeakMap;function t(o,l){let c=o.array,h=o.usage,u=c.byteLength,d=i.createBuffer();i.bindBuffer(l,d),i.bufferData(l,c,h),o.onUploadCallback();let f;if(c instanceof Float32Array)f=i.FLOAT;else if(typeof Float16Array<"u"&&c instanceof Float16Array)f=i.HALF_FLOAT;else if(c instanceof Uint16Array)o.isFloat16BufferAttribute?f=i.HALF_FLOAT:f=i.UNSIGNED_SHORT;else if(c instanceof Int16Array)f=i.SHORT;else if(c instanceof Uint32Array)f=i.UNSIGNED_INT;else if(c instanceof Int32Array)f=i.INT;else if(c instanceof Int8Array)f=i.BYTE;else if(c instanceof Uint8Array)f=i.UNSIGNED_BYTE;else if(c instanceof Uint8ClampedArray)f=i.UNSIGNED_BYTE;else throw new Error("THREE.WebGLAttributes: Unsupported buffer data format: "+c);return{buffer:d,type:f,bytesPerElement:c.BYTES_PER_ELEMENT,version:o.version,size:u}}function n(o,l,c){let h=l.array,u=l.updateRanges;if(i.bindBuffer(c,o),u.length===0)i.bufferSubData(c,0,h);else{u.sort((f,g)=>f.start-g.start);let d=0;for(let f=1;f<u.length;f++){let g=u[d],_=u[f];_.start<=g.start+g.count+1?g.count=Math.max(g.count,_.start+_.count-g.start):(++d,u[d]=_)}u.length=d+1;for(let f=0,g=u.length;f<g;f++){let _=u[f];i.bufferSubData(c,_.start*h.BYTES_PER_ELEMENT,h,_.start,_.count)}l.clearUpdateRanges()}l.onUploadCallback()}function r(o){return o.isInterleavedBufferAttribute&&(o=o.data),e.get(o)}function s(o){o.isInterleavedBufferAttribute&&(o=o.data);let l=e.get(o);l&&(i.deleteBuffer(l.buffer),e.delete(o))}function a(o,l){if(o.isInterleavedBufferAttribute&&(o=o.data),o.isGLBufferAttribute){let h=e.get(o);(!h||h.version<o.version)&&e.set(o,{buffer:o.buffer,type:o.type,bytesPerElement:o.elementSize,version:o.version});return}let c=e.get(o);if(c===void 0)e.set(o,t(o,l));else if(c.version<o.version){if(c.size!==o.array.byteLength)throw new Error("THREE.WebGLAttributes: The size of the buffer attribute's array buffer does not match the original size. Resizing buffer attributes is not supported.");n(c.buffer,o,l),c.version=o.version}}return{get:r,remove:s,update:a}}var v_=`#ifdef USE_ALPHAHASH
	if ( diffuseColor.a < getAlphaHashThreshold( vPosition ) ) discard;
#endif`,x_=`#ifdef USE_ALPHAHASH
	const float ALPHA_HASH_SCALE = 0.05;
	float hash2D( vec2 value ) {
		return fract( 1.0e4 * sin( 17.0 * value.x + 0.1 * value.y ) * ( 0.1 + abs( sin( 13.0 * value.y + value.x ) ) ) );
	}
	float hash3D( vec3 value ) {
		return hash2D( vec2( hash2D( value.xy ), value.z ) );
	}
	float getAlphaHashThreshold( vec3 position ) {
		float maxDeriv = max(
			length( dFdx( position.xyz ) ),
			length( dFdy( position.xyz ) )
		);
		float pixScale = 1.0 / ( ALPHA_HASH_SCALE * maxDeriv );
		vec2 pixScales = vec2(
			exp2( floor( log2( pixScale ) ) ),
			exp2( ceil( log2( pixScale ) ) )
		);
		vec2 alpha = vec2(
			hash3D( floor( pixScales.x * position.xyz ) ),
			hash3D( floor( pixScales.y * position.xyz ) )
		);
		float lerpFactor = fract( log2( pixScale ) );
		float x = ( 1.0 - lerpFactor ) * alpha.x + lerpFactor * alpha.y;
		float a = min( lerpFactor, 1.0 - lerpFactor );
		vec3 cases = vec3(
			x * x / ( 2.0 * a * ( 1.0 - a ) ),
			( x - 0.5 * a ) / ( 1.0 - a ),
			1.0 - ( ( 1.0 - x ) * ( 1.0 - x ) / ( 2.0 * a * ( 1.0 - a ) ) )
		);
		float threshold = ( x < ( 1.0 - a ) )
			? ( ( x < a ) ? cases.x : cases.y )
			: cases.z;
		return clamp( threshold , 1.0e-6, 1.0 );
	}
#endif`,y_=`#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, vAlphaMapUv ).g;
#endif`,__=`#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,b_=`#ifdef USE_ALPHATEST
	#ifdef ALPHA_TO_COVERAGE
	diffuseColor.a = smoothstep( alphaTest, alphaTest + fwidth( diffuseColor.a ), diffuseColor.a );
	if ( diffuseColor.a == 0.0 ) discard;
	#else
	if ( diffuseColor.a < alphaTest ) discard;
	#endif
#endif`,S_=`#ifdef USE_ALPHATEST
	uniform float alphaTest;
#endif`,M_=`#ifdef USE_AOMAP
	float ambientOcclusion = ( texture2D( aoMap, vAoMapUv ).r - 1.0 ) * aoMapIntensity + 1.0;
	reflectedLight.indirectDiffuse *= ambientOcclusion;
	#if defined( USE_CLEARCOAT ) 
		clearcoatSpecularIndirect *= ambientOcclusion;
	#endif
	#if defined( USE_SHEEN ) 
		sheenSpecularIndirect *= ambientOcclusion;
	#endif
	#if defined( USE_ENVMAP ) && defined( STANDARD )
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		reflectedLight.indirectSpecular *= computeSpecularOcclusion( dotNV, ambientOcclusion, material.roughness );
	#endif
#endif`,w_=`#ifdef USE_AOMAP
	uniform sampler2D aoMap;
	uniform float aoMapIntensity;
#endif`,T_=`#ifdef USE_BATCHING
	#if ! defined( GL_ANGLE_multi_draw )
	#define gl_DrawID _gl_DrawID
	uniform int _gl_DrawID;
	#endif
	uniform highp sampler2D batchingTexture;
	uniform highp usampler2D batchingIdTexture;
	mat4 getBatchingMatrix( const in float i ) {
		int size = textureSize( batchingTexture, 0 ).x;
		int j = int( i ) * 4;
		int x = j % size;
		int y = j / size;
		vec4 v1 = texelFetch( batchingTexture, ivec2( x, y ), 0 );
		vec4 v2 = texelFetch( batchingTexture, ivec2( x + 1, y ), 0 );
		vec4 v3 = texelFetch( batchingTexture, ivec2( x + 2, y ), 0 );
		vec4 v4 = texelFetch( batchingTexture, ivec2( x + 3, y ), 0 );
		return mat4( v1, v2, v3, v4 );
	}
	float getIndirectIndex( const in int i ) {
		int size = textureSize( batchingIdTexture, 0 ).x;
		int x = i % size;
		int y = i / size;
		return float( texelFetch( batchingIdTexture, ivec2( x, y ), 0 ).r );
	}
#endif
#ifdef USE_BATCHING_COLOR
	uniform sampler2D batchingColorTexture;
	vec4 getBatchingColor( const in float i ) {
		int size = textureSize( batchingColorTexture, 0 ).x;
		int j = int( i );
		int x = j % size;
		int y = j / size;
		return texelFetch( batchingColorTexture, ivec2( x, y ), 0 );
	}
#endif`,E_=`#ifdef USE_BATCHING
	mat4 batchingMatrix = getBatchingMatrix( getIndirectIndex( gl_DrawID ) );
#endif`,A_=`vec3 transformed = vec3( position );
#ifdef USE_ALPHAHASH
	vPosition = vec3( position );
#endif`,R_=`vec3 objectNormal = vec3( normal );
#ifdef USE_TANGENT
	vec3 objectTangent = vec3( tangent.xyz );
#endif`,C_=`float G_BlinnPhong_Implicit( ) {
	return 0.25;
}
float D_BlinnPhong( const in float shininess, const in float dotNH ) {
	return RECIPROCAL_PI * ( shininess * 0.5 + 1.0 ) * pow( dotNH, shininess );
}
vec3 BRDF_BlinnPhong( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in vec3 specularColor, const in float shininess ) {
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNH = saturate( dot( normal, halfDir ) );
	float dotVH = saturate( dot( viewDir, halfDir ) );
	vec3 F = F_Schlick( specularColor, 1.0, dotVH );
	float G = G_BlinnPhong_Implicit( );
	float D = D_BlinnPhong( shininess, dotNH );
	return F * ( G * D );
} // validated`,P_=`#ifdef USE_IRIDESCENCE
	const mat3 XYZ_TO_REC709 = mat3(
		 3.2404542, -0.9692660,  0.0556434,
		-1.5371385,  1.8760108, -0.2040259,
		-0.4985314,  0.0415560,  1.0572252
	);
	vec3 Fresnel0ToIor( vec3 fresnel0 ) {
		vec3 sqrtF0 = sqrt( fresnel0 );
		return ( vec3( 1.0 ) + sqrtF0 ) / ( vec3( 1.0 ) - sqrtF0 );
	}
	vec3 IorToFresnel0( vec3 transmittedIor, float incidentIor ) {
		return pow2( ( transmittedIor - vec3( incidentIor ) ) / ( transmittedIor + vec3( incidentIor ) ) );
	}
	float IorToFresnel0( float transmittedIor, float incidentIor ) {
		return pow2( ( transmittedIor - incidentIor ) / ( transmittedIor + incidentIor ));
	}
	vec3 evalSensitivity( float OPD, vec3 shift ) {
		float phase = 2.0 * PI * OPD * 1.0e-9;
		vec3 val = vec3( 5.4856e-13, 4.4201e-13, 5.2481e-13 );
		vec3 pos = vec3( 1.6810e+06, 1.7953e+06, 2.2084e+06 );
		vec3 var = vec3( 4.3278e+09, 9.3046e+09, 6.6121e+09 );
		vec3 xyz = val * sqrt( 2.0 * PI * var ) * cos( pos * phase + shift ) * exp( - pow2( phase ) * var );
		xyz.x += 9.7470e-14 * sqrt( 2.0 * PI * 4.5282e+09 ) * cos( 2.2399e+06 * phase + shift[ 0 ] ) * exp( - 4.5282e+09 * pow2( phase ) );
		xyz /= 1.0685e-7;
		vec3 rgb = XYZ_TO_REC709 * xyz;
		return rgb;
	}
	vec3 evalIridescence( float outsideIOR, float eta2, float cosTheta1, float thinFilmThickness, vec3 baseF0 ) {
		vec3 I;
		float iridescenceIOR = mix( outsideIOR, eta2, smoothstep( 0.0, 0.03, thinFilmThickness ) );
		float sinTheta2Sq = pow2( outsideIOR / iridescenceIOR ) * ( 1.0 - pow2( cosTheta1 ) );
		float cosTheta2Sq = 1.0 - sinTheta2Sq;
		if ( cosTheta2Sq < 0.0 ) {
			return vec3( 1.0 );
		}
		float cosTheta2 = sqrt( cosTheta2Sq );
		float R0 = IorToFresnel0( iridescenceIOR, outsideIOR );
		float R12 = F_Schlick( R0, 1.0, cosTheta1 );
		float T121 = 1.0 - R12;
		float phi12 = 0.0;
		if ( iridescenceIOR < outsideIOR ) phi12 = PI;
		float phi21 = PI - phi12;
		vec3 baseIOR = Fresnel0ToIor( clamp( baseF0, 0.0, 0.9999 ) );		vec3 R1 = IorToFresnel0( baseIOR, iridescenceIOR );
		vec3 R23 = F_Schlick( R1, 1.0, cosTheta2 );
		vec3 phi23 = vec3( 0.0 );
		if ( baseIOR[ 0 ] < iridescenceIOR ) phi23[ 0 ] = PI;
		if ( baseIOR[ 1 ] < iridescenceIOR ) phi23[ 1 ] = PI;
		if ( baseIOR[ 2 ] < iridescenceIOR ) phi23[ 2 ] = PI;
		float OPD = 2.0 * iridescenceIOR * thinFilmThickness * cosTheta2;
		vec3 phi = vec3( phi21 ) + phi23;
		vec3 R123 = clamp( R12 * R23, 1e-5, 0.9999 );
		vec3 r123 = sqrt( R123 );
		vec3 Rs = pow2( T121 ) * R23 / ( vec3( 1.0 ) - R123 );
		vec3 C0 = R12 + Rs;
		I = C0;
		vec3 Cm = Rs - T121;
		for ( int m = 1; m <= 2; ++ m ) {
			Cm *= r123;
			vec3 Sm = 2.0 * evalSensitivity( float( m ) * OPD, float( m ) * phi );
			I += Cm * Sm;
		}
		return max( I, vec3( 0.0 ) );
	}
#endif`,I_=`#ifdef USE_BUMPMAP
	uniform sampler2D bumpMap;
	uniform float bumpScale;
	vec2 dHdxy_fwd() {
		vec2 dSTdx = dFdx( vBumpMapUv );
		vec2 dSTdy = dFdy( vBumpMapUv );
		float Hll = bumpScale * texture2D( bumpMap, vBumpMapUv ).x;
		float dBx = bumpScale * texture2D( bumpMap, vBumpMapUv + dSTdx ).x - Hll;
		float dBy = bumpScale * texture2D( bumpMap, vBumpMapUv + dSTdy ).x - Hll;
		return vec2( dBx, dBy );
	}
	vec3 perturbNormalArb( vec3 surf_pos, vec3 surf_norm, vec2 dHdxy, float faceDirection ) {
		vec3 vSigmaX = normalize( dFdx( surf_pos.xyz ) );
		vec3 vSigmaY = normalize( dFdy( surf_pos.xyz ) );
		vec3 vN = surf_norm;
		vec3 R1 = cross( vSigmaY, vN );
		vec3 R2 = cross( vN, vSigmaX );
		float fDet = dot( vSigmaX, R1 ) * faceDirection;
		vec3 vGrad = sign( fDet ) * ( dHdxy.x * R1 + dHdxy.y * R2 );
		return normalize( abs( fDet ) * surf_norm - vGrad );
	}
#endif`,z_=`#if NUM_CLIPPING_PLANES > 0
	vec4 plane;
	#ifdef ALPHA_TO_COVERAGE
		float distanceToPlane, distanceGradient;
		float clipOpacity = 1.0;
		#pragma unroll_loop_start
		for ( int i = 0; i < UNION_CLIPPING_PLANES; i ++ ) {
			plane = clippingPlanes[ i ];
			distanceToPlane = - dot( vClipPosition, plane.xyz ) + plane.w;
			distanceGradient = fwidth( distanceToPlane ) / 2.0;
			clipOpacity *= smoothstep( - distanceGradient, distanceGradient, distanceToPlane );
			if ( clipOpacity == 0.0 ) discard;
		}
		#pragma unroll_loop_end
		#if UNION_CLIPPING_PLANES < NUM_CLIPPING_PLANES
			float unionClipOpacity = 1.0;
			#pragma unroll_loop_start
			for ( int i = UNION_CLIPPING_PLANES; i < NUM_CLIPPING_PLANES; i ++ ) {
				plane = clippingPlanes[ i ];
				distanceToPlane = - dot( vClipPosition, plane.xyz ) + plane.w;
				distanceGradient = fwidth( distanceToPlane ) / 2.0;
				unionClipOpacity *= 1.0 - smoothstep( - distanceGradient, distanceGradient, distanceToPlane );
			}
			#pragma unroll_loop_end
			clipOpacity *= 1.0 - unionClipOpacity;
		#endif
		diffuseColor.a *= clipOpacity;
		if ( diffuseColor.a == 0.0 ) discard;
	#else
		#pragma unroll_loop_start
		for ( int i = 0; i < UNION_CLIPPING_PLANES; i ++ ) {
			plane = clippingPlanes[ i ];
			if ( dot( vClipPosition, plane.xyz ) > plane.w ) discard;
		}
		#pragma unroll_loop_end
		#if UNION_CLIPPING_PLANES < NUM_CLIPPING_PLANES
			bool clipped = true;
			#pragma unroll_loop_start
			for ( int i = UNION_CLIPPING_PLANES; i < NUM_CLIPPING_PLANES; i ++ ) {
				plane = clippingPlanes[ i ];
				clipped = ( dot( vClipPosition, plane.xyz ) > plane.w ) && clipped;
			}
			#pragma unroll_loop_end
			if ( clipped ) discard;
		#endif
	#endif
#endif`,D_=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
	uniform vec4 clippingPlanes[ NUM_CLIPPING_PLANES ];
#endif`,L_=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
#endif`,k_=`#if NUM_CLIPPING_PLANES > 0
	vClipPosition = - mvPosition.xyz;
#endif`,N_=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	diffuseColor *= vColor;
#endif`,U_=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	varying vec4 vColor;
#endif`,F_=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	varying vec4 vColor;
#endif`,O_=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	vColor = vec4( 1.0 );
#endif
#ifdef USE_COLOR_ALPHA
	vColor *= color;
#elif defined( USE_COLOR )
	vColor.rgb *= color;
#endif
#ifdef USE_INSTANCING_COLOR
	vColor.rgb *= instanceColor.rgb;
#endif
#ifdef USE_BATCHING_COLOR
	vColor *= getBatchingColor( getIndirectIndex( gl_DrawID ) );
#endif`,B_=`#define PI 3.141592653589793
#define PI2 6.283185307179586
#define PI_HALF 1.5707963267948966
#define RECIPROCAL_PI 0.3183098861837907
#define RECIPROCAL_PI2 0.15915494309189535
#define EPSILON 1e-6
#ifndef saturate
#define saturate( a ) clamp( a, 0.0, 1.0 )
#endif
#define whiteComplement( a ) ( 1.0 - saturate( a ) )
float pow2( const in float x ) { return x*x; }
vec3 pow2( const in vec3 x ) { return x*x; }
float pow3( const in float x ) { return x*x*x; }
float pow4( const in float x ) { float x2 = x*x; return x2*x2; }
float max3( const in vec3 v ) { return max( max( v.x, v.y ), v.z ); }
float average( const in vec3 v ) { return dot( v, vec3( 0.3333333 ) ); }
highp float rand( const in vec2 uv ) {
	const highp float a = 12.9898, b = 78.233, c = 43758.5453;
	highp float dt = dot( uv.xy, vec2( a,b ) ), sn = mod( dt, PI );
	return fract( sin( sn ) * c );
}
#ifdef HIGH_PRECISION
	float precisionSafeLength( vec3 v ) { return length( v ); }
#else
	float precisionSafeLength( vec3 v ) {
		float maxComponent = max3( abs( v ) );
		return length( v / maxComponent ) * maxComponent;
	}
#endif
struct IncidentLight {
	vec3 color;
	vec3 direction;
	bool visible;
};
struct ReflectedLight {
	vec3 directDiffuse;
	vec3 directSpecular;
	vec3 indirectDiffuse;
	vec3 indirectSpecular;
};
#ifdef USE_ALPHAHASH
	varying vec3 vPosition;
#endif
vec3 transformDirection( in vec3 dir, in mat4 matrix ) {
	return normalize( ( matrix * vec4( dir, 0.0 ) ).xyz );
}
#define inverseTransformDirection transformDirectionByInverseViewMatrix
vec3 transformNormalByInverseViewMatrix( in vec3 normal, in mat4 viewMatrix ) {
	return normalize( ( vec4( normal, 0.0 ) * viewMatrix ).xyz );
}
vec3 transformDirectionByInverseViewMatrix( in vec3 dir, in mat4 viewMatrix ) {
	return normalize( ( vec4( dir, 0.0 ) * viewMatrix ).xyz );
}
bool isPerspectiveMatrix( mat4 m ) {
	return m[ 2 ][ 3 ] == - 1.0;
}
vec2 equirectUv( in vec3 dir ) {
	float u = atan( dir.z, dir.x ) * RECIPROCAL_PI2 + 0.5;
	float v = asin( clamp( dir.y, - 1.0, 1.0 ) ) * RECIPROCAL_PI + 0.5;
	return vec2( u, v );
}
vec3 BRDF_Lambert( const in vec3 diffuseColor ) {
	return RECIPROCAL_PI * diffuseColor;
}
vec3 F_Schlick( const in vec3 f0, const in float f90, const in float dotVH ) {
	float fresnel = exp2( ( - 5.55473 * dotVH - 6.98316 ) * dotVH );
	return f0 * ( 1.0 - fresnel ) + ( f90 * fresnel );
}
float F_Schlick( const in float f0, const in float f90, const in float dotVH ) {
	float fresnel = exp2( ( - 5.55473 * dotVH - 6.98316 ) * dotVH );
	return f0 * ( 1.0 - fresnel ) + ( f90 * fresnel );
} // validated`,H_=`vec3 transformedNormal = objectNormal;
#ifdef USE_TANGENT
	vec3 transformedTangent = objectTangent;
#endif
#ifdef USE_BATCHING
	mat3 bm = mat3( batchingMatrix );
	transformedNormal /= vec3( dot( bm[ 0 ], bm[ 0 ] ), dot( bm[ 1 ], bm[ 1 ] ), dot( bm[ 2 ], bm[ 2 ] ) );
	transformedNormal = bm * transformedNormal;
	#ifdef USE_TANGENT
		transformedTangent = bm * transformedTangent;
	#endif
#endif
#ifdef USE_INSTANCING
	mat3 im = mat3( instanceMatrix );
	transformedNormal /= vec3( dot( im[ 0 ], im[ 0 ] ), dot( im[ 1 ], im[ 1 ] ), dot( im[ 2 ], im[ 2 ] ) );
	transformedNormal = im * transformedNormal;
	#ifdef USE_TANGENT
		transformedTangent = im * transformedTangent;
	#endif
#endif
transformedNormal = normalMatrix * transformedNormal;
#ifdef FLIP_SIDED
	transformedNormal = - transformedNormal;
#endif
#ifdef USE_TANGENT
	transformedTangent = ( modelViewMatrix * vec4( transformedTangent, 0.0 ) ).xyz;
#endif`,V_=`#ifdef USE_DISPLACEMENTMAP
	uniform sampler2D displacementMap;
	uniform float displacementScale;
	uniform float displacementBias;
#endif`,G_=`#ifdef USE_DISPLACEMENTMAP
	transformed += normalize( objectNormal ) * ( texture2D( displacementMap, vDisplacementMapUv ).x * displacementScale + displacementBias );
#endif`,W_=`#ifdef USE_EMISSIVEMAP
	vec4 emissiveColor = texture2D( emissiveMap, vEmissiveMapUv );
	#ifdef DECODE_VIDEO_TEXTURE_EMISSIVE
		emissiveColor = sRGBTransferEOTF( emissiveColor );
	#endif
	totalEmissiveRadiance *= emissiveColor.rgb;
#endif`,q_=`#ifdef USE_EMISSIVEMAP
	uniform sampler2D emissiveMap;
#endif`,X_="gl_FragColor = linearToOutputTexel( gl_FragColor );",Y_=`vec4 LinearTransferOETF( in vec4 value ) {
	return value;
}
vec4 sRGBTransferEOTF( in vec4 value ) {
	return vec4( mix( pow( value.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), value.rgb * 0.0773993808, vec3( lessThanEqual( value.rgb, vec3( 0.04045 ) ) ) ), value.a );
}
vec4 sRGBTransferOETF( in vec4 value ) {
	return vec4( mix( pow( value.rgb, vec3( 0.41666 ) ) * 1.055 - vec3( 0.055 ), value.rgb * 12.92, vec3( lessThanEqual( value.rgb, vec3( 0.0031308 ) ) ) ), value.a );
}`,Z_=`#ifdef USE_ENVMAP
	#ifdef ENV_WORLDPOS
		vec3 cameraToFrag;
		if ( isOrthographic ) {
			cameraToFrag = normalize( vec3( - viewMatrix[ 0 ][ 2 ], - viewMatrix[ 1 ][ 2 ], - viewMatrix[ 2 ][ 2 ] ) );
		} else {
			cameraToFrag = normalize( vWorldPosition - cameraPosition );
		}
		vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
		#ifdef ENVMAP_MODE_REFLECTION
			vec3 reflectVec = reflect( cameraToFrag, worldNormal );
		#else
			vec3 reflectVec = refract( cameraToFrag, worldNormal, refractionRatio );
		#endif
	#else
		vec3 reflectVec = vReflect;
	#endif
	#ifdef ENVMAP_TYPE_CUBE
		vec4 envColor = textureCube( envMap, envMapRotation * reflectVec );
		#ifdef ENVMAP_BLENDING_MULTIPLY
			outgoingLight = mix( outgoingLight, outgoingLight * envColor.xyz, specularStrength * reflectivity );
		#elif defined( ENVMAP_BLENDING_MIX )
			outgoingLight = mix( outgoingLight, envColor.xyz, specularStrength * reflectivity );
		#elif defined( ENVMAP_BLENDING_ADD )
			outgoingLight += envColor.xyz * specularStrength * reflectivity;
		#endif
	#endif
#endif`,$_=`#ifdef USE_ENVMAP
	uniform float envMapIntensity;
	uniform mat3 envMapRotation;
	uniform samplerCube envMap;
	#ifdef ENVMAP_TYPE_PMREM
		float roughnessToMip( const in float roughness ) {
			float r = clamp( roughness, 0.0, 1.0 );
			return ENVMAP_MAX_LOD * r * ( 2.0 - r );
		}
	#endif
#endif`,K_=`#ifdef USE_ENVMAP
	uniform float reflectivity;
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		varying vec3 vWorldPosition;
		uniform float refractionRatio;
	#else
		varying vec3 vReflect;
	#endif
#endif`,J_=`#ifdef USE_ENVMAP
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		
		varying vec3 vWorldPosition;
	#else
		varying vec3 vReflect;
		uniform float refractionRatio;
	#endif
#endif`,j_=`#ifdef USE_ENVMAP
	#ifdef ENV_WORLDPOS
		vWorldPosition = worldPosition.xyz;
	#else
		vec3 cameraToVertex;
		if ( isOrthographic ) {
			cameraToVertex = normalize( vec3( - viewMatrix[ 0 ][ 2 ], - viewMatrix[ 1 ][ 2 ], - viewMatrix[ 2 ][ 2 ] ) );
		} else {
			cameraToVertex = normalize( worldPosition.xyz - cameraPosition );
		}
		vec3 worldNormal = transformNormalByInverseViewMatrix( transformedNormal, viewMatrix );
		#ifdef ENVMAP_MODE_REFLECTION
			vReflect = reflect( cameraToVertex, worldNormal );
		#else
			vReflect = refract( cameraToVertex, worldNormal, refractionRatio );
		#endif
	#endif
#endif`,Q_=`#ifdef USE_FOG
	vFogDepth = - mvPosition.z;
#endif`,eb=`#ifdef USE_FOG
	varying float vFogDepth;
#endif`,tb=`#ifdef USE_FOG
	#ifdef FOG_EXP2
		float fogFactor = 1.0 - exp( - fogDensity * fogDensity * vFogDepth * vFogDepth );
	#else
		float fogFactor = smoothstep( fogNear, fogFar, vFogDepth );
	#endif
	gl_FragColor.rgb = mix( gl_FragColor.rgb, fogColor, fogFactor );
#endif`,nb=`#ifdef USE_FOG
	uniform vec3 fogColor;
	varying float vFogDepth;
	#ifdef FOG_EXP2
		uniform float fogDensity;
	#else
		uniform float fogNear;
		uniform float fogFar;
	#endif
#endif`,ib=`#ifdef USE_GRADIENTMAP
	uniform sampler2D gradientMap;
#endif
vec3 getGradientIrradiance( vec3 normal, vec3 lightDirection ) {
	float dotNL = dot( normal, lightDirection );
	vec2 coord = vec2( dotNL * 0.5 + 0.5, 0.0 );
	#ifdef USE_GRADIENTMAP
		return vec3( texture2D( gradientMap, coord ).r );
	#else
		vec2 fw = fwidth( coord ) * 0.5;
		return mix( vec3( 0.7 ), vec3( 1.0 ), smoothstep( 0.7 - fw.x, 0.7 + fw.x, coord.x ) );
	#endif
}`,rb=`#ifdef USE_LIGHTMAP
	uniform sampler2D lightMap;
	uniform float lightMapIntensity;
#endif`,sb=`LambertMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularStrength = specularStrength;`,ab=`varying vec3 vViewPosition;
struct LambertMaterial {
	vec3 diffuseColor;
	float specularStrength;
};
void RE_Direct_Lambert( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in LambertMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
void RE_IndirectDiffuse_Lambert( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in LambertMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_Lambert
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Lambert`,ob=`uniform bool receiveShadow;
uniform vec3 ambientLightColor;
#if defined( USE_LIGHT_PROBES )
	uniform vec3 lightProbe[ 9 ];
#endif
vec3 shGetIrradianceAt( in vec3 normal, in vec3 shCoefficients[ 9 ] ) {
	float x = normal.x, y = normal.y, z = normal.z;
	vec3 result = shCoefficients[ 0 ] * 0.886227;
	result += shCoefficients[ 1 ] * 2.0 * 0.511664 * y;
	result += shCoefficients[ 2 ] * 2.0 * 0.511664 * z;
	result += shCoefficients[ 3 ] * 2.0 * 0.511664 * x;
	result += shCoefficients[ 4 ] * 2.0 * 0.429043 * x * y;
	result += shCoefficients[ 5 ] * 2.0 * 0.429043 * y * z;
	result += shCoefficients[ 6 ] * ( 0.743125 * z * z - 0.247708 );
	result += shCoefficients[ 7 ] * 2.0 * 0.429043 * x * z;
	result += shCoefficients[ 8 ] * 0.429043 * ( x * x - y * y );
	return result;
}
vec3 getLightProbeIrradiance( const in vec3 lightProbe[ 9 ], const in vec3 normal ) {
	vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
	vec3 irradiance = shGetIrradianceAt( worldNormal, lightProbe );
	return irradiance;
}
vec3 getAmbientLightIrradiance( const in vec3 ambientLightColor ) {
	vec3 irradiance = ambientLightColor;
	return irradiance;
}
float getDistanceAttenuation( const in float lightDistance, const in float cutoffDistance, const in float decayExponent ) {
	float distanceFalloff = 1.0 / max( pow( lightDistance, decayExponent ), 0.01 );
	if ( cutoffDistance > 0.0 ) {
		distanceFalloff *= pow2( saturate( 1.0 - pow4( lightDistance / cutoffDistance ) ) );
	}
	return distanceFalloff;
}
float getSpotAttenuation( const in float coneCosine, const in float penumbraCosine, const in float angleCosine ) {
	return smoothstep( coneCosine, penumbraCosine, angleCosine );
}
#if NUM_SUN_LIGHTS > 0
	struct SunLight {
		vec3 direction;
		vec3 color;
	};
	uniform SunLight sunLights[ NUM_SUN_LIGHTS ];
	void getSunLightInfo( const in SunLight sunLight, out IncidentLight light ) {
		light.color = sunLight.color;
		light.direction = sunLight.direction;
		light.visible = true;
	}
#endif
#if NUM_DIR_LIGHTS > 0
	struct DirectionalLight {
		vec3 direction;
		vec3 color;
	};
	uniform DirectionalLight directionalLights[ NUM_DIR_LIGHTS ];
	void getDirectionalLightInfo( const in DirectionalLight directionalLight, out IncidentLight light ) {
		light.color = directionalLight.color;
		light.direction = directionalLight.direction;
		light.visible = true;
	}
#endif
#if NUM_POINT_LIGHTS > 0
	struct PointLight {
		vec3 position;
		vec3 color;
		float distance;
		float decay;
	};
	uniform PointLight pointLights[ NUM_POINT_LIGHTS ];
	void getPointLightInfo( const in PointLight pointLight, const in vec3 geometryPosition, out IncidentLight light ) {
		vec3 lVector = pointLight.position - geometryPosition;
		light.direction = normalize( lVector );
		float lightDistance = length( lVector );
		light.color = pointLight.color;
		light.color *= getDistanceAttenuation( lightDistance, pointLight.distance, pointLight.decay );
		light.visible = ( light.color != vec3( 0.0 ) );
	}
#endif
#if NUM_SPOT_LIGHTS > 0
	struct SpotLight {
		vec3 position;
		vec3 direction;
		vec3 color;
		float distance;
		float decay;
		float coneCos;
		float penumbraCos;
	};
	uniform SpotLight spotLights[ NUM_SPOT_LIGHTS ];
	void getSpotLightInfo( const in SpotLight spotLight, const in vec3 geometryPosition, out IncidentLight light ) {
		vec3 lVector = spotLight.position - geometryPosition;
		light.direction = normalize( lVector );
		float angleCos = dot( light.direction, spotLight.direction );
		float spotAttenuation = getSpotAttenuation( spotLight.coneCos, spotLight.penumbraCos, angleCos );
		if ( spotAttenuation > 0.0 ) {
			float lightDistance = length( lVector );
			light.color = spotLight.color * spotAttenuation;
			light.color *= getDistanceAttenuation( lightDistance, spotLight.distance, spotLight.decay );
			light.visible = ( light.color != vec3( 0.0 ) );
		} else {
			light.color = vec3( 0.0 );
			light.visible = false;
		}
	}
#endif
#if NUM_RECT_AREA_LIGHTS > 0
	struct RectAreaLight {
		vec3 color;
		vec3 position;
		vec3 halfWidth;
		vec3 halfHeight;
	};
	uniform sampler2D ltc_1;	uniform sampler2D ltc_2;
	uniform RectAreaLight rectAreaLights[ NUM_RECT_AREA_LIGHTS ];
#endif
#if NUM_HEMI_LIGHTS > 0
	struct HemisphereLight {
		vec3 direction;
		vec3 skyColor;
		vec3 groundColor;
	};
	uniform HemisphereLight hemisphereLights[ NUM_HEMI_LIGHTS ];
	vec3 getHemisphereLightIrradiance( const in HemisphereLight hemiLight, const in vec3 normal ) {
		float dotNL = dot( normal, hemiLight.direction );
		float hemiDiffuseWeight = 0.5 * dotNL + 0.5;
		vec3 irradiance = mix( hemiLight.groundColor, hemiLight.skyColor, hemiDiffuseWeight );
		return irradiance;
	}
#endif
#include <lightprobes_pars_fragment>`,lb=`#ifdef USE_ENVMAP
	vec3 getIBLIrradiance( const in vec3 normal ) {
		#ifdef ENVMAP_TYPE_PMREM
			vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
			vec4 envMapColor = textureLod( envMap, envMapRotation * worldNormal, ENVMAP_MAX_LOD );
			return PI * envMapColor.rgb * envMapIntensity;
		#else
			return vec3( 0.0 );
		#endif
	}
	vec3 getIBLRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness ) {
		#ifdef ENVMAP_TYPE_PMREM
			vec3 reflectVec = reflect( - viewDir, normal );
			reflectVec = normalize( mix( reflectVec, normal, pow4( roughness ) ) );
			reflectVec = transformDirectionByInverseViewMatrix( reflectVec, viewMatrix );
			vec4 envMapColor = textureLod( envMap, envMapRotation * reflectVec, roughnessToMip( roughness ) );
			return envMapColor.rgb * envMapIntensity;
		#else
			return vec3( 0.0 );
		#endif
	}
	#ifdef USE_RETROREFLECTION
		vec3 getIBLRetroRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness ) {
			#ifdef ENVMAP_TYPE_PMREM
				vec3 retroVec = normalize( mix( viewDir, normal, pow4( roughness ) ) );
				retroVec = transformDirectionByInverseViewMatrix( retroVec, viewMatrix );
				vec4 envMapColor = textureLod( envMap, envMapRotation * retroVec, roughnessToMip( roughness ) );
				return envMapColor.rgb * envMapIntensity;
			#else
				return vec3( 0.0 );
			#endif
		}
	#endif
	#ifdef USE_ANISOTROPY
		vec3 getIBLAnisotropyRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness, const in vec3 bitangent, const in float anisotropy ) {
			#ifdef ENVMAP_TYPE_PMREM
				vec3 bentNormal = cross( bitangent, viewDir );
				bentNormal = normalize( cross( bentNormal, bitangent ) );
				bentNormal = normalize( mix( bentNormal, normal, pow2( pow2( 1.0 - anisotropy * ( 1.0 - roughness ) ) ) ) );
				return getIBLRadiance( viewDir, bentNormal, roughness );
			#else
				return vec3( 0.0 );
			#endif
		}
		#ifdef USE_RETROREFLECTION
			vec3 getIBLAnisotropyRetroRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness, const in vec3 bitangent, const in float anisotropy ) {
				#ifdef ENVMAP_TYPE_PMREM
					vec3 bentNormal = cross( bitangent, viewDir );
					bentNormal = normalize( cross( bentNormal, bitangent ) );
					bentNormal = normalize( mix( bentNormal, normal, pow2( pow2( 1.0 - anisotropy * ( 1.0 - roughness ) ) ) ) );
					return getIBLRetroRadiance( viewDir, bentNormal, roughness );
				#else
					return vec3( 0.0 );
				#endif
			}
		#endif
	#endif
#endif`,cb=`ToonMaterial material;
material.diffuseColor = diffuseColor.rgb;`,hb=`varying vec3 vViewPosition;
struct ToonMaterial {
	vec3 diffuseColor;
};
void RE_Direct_Toon( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in ToonMaterial material, inout ReflectedLight reflectedLight ) {
	vec3 irradiance = getGradientIrradiance( geometryNormal, directLight.direction ) * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
void RE_IndirectDiffuse_Toon( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in ToonMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_Toon
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Toon`,ub=`BlinnPhongMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularColor = specular;
material.specularShininess = shininess;
material.specularStrength = specularStrength;`,db=`varying vec3 vViewPosition;
struct BlinnPhongMaterial {
	vec3 diffuseColor;
	vec3 specularColor;
	float specularShininess;
	float specularStrength;
};
void RE_Direct_BlinnPhong( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in BlinnPhongMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
	reflectedLight.directSpecular += irradiance * BRDF_BlinnPhong( directLight.direction, geometryViewDir, geometryNormal, material.specularColor, material.specularShininess ) * material.specularStrength;
}
void RE_IndirectDiffuse_BlinnPhong( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in BlinnPhongMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_BlinnPhong
#define RE_IndirectDiffuse		RE_IndirectDiffuse_BlinnPhong`,fb=`PhysicalMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.diffuseContribution = diffuseColor.rgb * ( 1.0 - metalnessFactor );
material.metalness = metalnessFactor;
vec3 dxy = max( abs( dFdx( nonPerturbedNormal ) ), abs( dFdy( nonPerturbedNormal ) ) );
float geometryRoughness = max( max( dxy.x, dxy.y ), dxy.z );
material.roughness = max( roughnessFactor, 0.045 );
material.roughness += geometryRoughness;
material.roughness = min( material.roughness, 1.0 );
#ifdef USE_DIFFUSE_ROUGHNESS
	float diffuseRoughnessFactor = diffuseRoughness;
	#ifdef USE_DIFFUSE_ROUGHNESSMAP
		diffuseRoughnessFactor *= texture2D( diffuseRoughnessMap, vDiffuseRoughnessMapUv ).r;
	#endif
	material.diffuseRoughness = saturate( diffuseRoughnessFactor );
#endif
#ifdef IOR
	material.ior = ior;
	#ifdef USE_SPECULAR
		float specularIntensityFactor = specularIntensity;
		vec3 specularColorFactor = specularColor;
		#ifdef USE_SPECULAR_COLORMAP
			specularColorFactor *= texture2D( specularColorMap, vSpecularColorMapUv ).rgb;
		#endif
		#ifdef USE_SPECULAR_INTENSITYMAP
			specularIntensityFactor *= texture2D( specularIntensityMap, vSpecularIntensityMapUv ).a;
		#endif
		material.specularF90 = mix( specularIntensityFactor, 1.0, metalnessFactor );
	#else
		float specularIntensityFactor = 1.0;
		vec3 specularColorFactor = vec3( 1.0 );
		material.specularF90 = 1.0;
	#endif
	material.specularColor = min( pow2( ( material.ior - 1.0 ) / ( material.ior + 1.0 ) ) * specularColorFactor, vec3( 1.0 ) ) * specularIntensityFactor;
	material.specularColorBlended = mix( material.specularColor, diffuseColor.rgb, metalnessFactor );
#else
	material.specularColor = vec3( 0.04 );
	material.specularColorBlended = mix( material.specularColor, diffuseColor.rgb, metalnessFactor );
	material.specularF90 = 1.0;
#endif
#ifdef USE_CLEARCOAT
	material.clearcoat = clearcoat;
	material.clearcoatRoughness = clearcoatRoughness;
	material.clearcoatF0 = vec3( 0.04 );
	material.clearcoatF90 = 1.0;
	#ifdef USE_CLEARCOATMAP
		material.clearcoat *= texture2D( clearcoatMap, vClearcoatMapUv ).x;
	#endif
	#ifdef USE_CLEARCOAT_ROUGHNESSMAP
		material.clearcoatRoughness *= texture2D( clearcoatRoughnessMap, vClearcoatRoughnessMapUv ).y;
	#endif
	material.clearcoat = saturate( material.clearcoat );	material.clearcoatRoughness = max( material.clearcoatRoughness, 0.045 );
	material.clearcoatRoughness += geometryRoughness;
	material.clearcoatRoughness = min( material.clearcoatRoughness, 1.0 );
#endif
#ifdef USE_DISPERSION
	material.dispersion = dispersion;
#endif
#ifdef USE_RETROREFLECTION
	material.retroreflectivity = retroreflectivity;
#endif
#ifdef USE_IRIDESCENCE
	material.iridescence = iridescence;
	material.iridescenceIOR = iridescenceIOR;
	#ifdef USE_IRIDESCENCEMAP
		material.iridescence *= texture2D( iridescenceMap, vIridescenceMapUv ).r;
	#endif
	#ifdef USE_IRIDESCENCE_THICKNESSMAP
		material.iridescenceThickness = (iridescenceThicknessMaximum - iridescenceThicknessMinimum) * texture2D( iridescenceThicknessMap, vIridescenceThicknessMapUv ).g + iridescenceThicknessMinimum;
	#else
		material.iridescenceThickness = iridescenceThicknessMaximum;
	#endif
#endif
#ifdef USE_SHEEN
	material.sheenColor = sheenColor;
	#ifdef USE_SHEEN_COLORMAP
		material.sheenColor *= texture2D( sheenColorMap, vSheenColorMapUv ).rgb;
	#endif
	material.sheenRoughness = clamp( sheenRoughness, 0.0001, 1.0 );
	#ifdef USE_SHEEN_ROUGHNESSMAP
		material.sheenRoughness *= texture2D( sheenRoughnessMap, vSheenRoughnessMapUv ).a;
	#endif
#endif
#ifdef USE_ANISOTROPY
	#ifdef USE_ANISOTROPYMAP
		mat2 anisotropyMat = mat2( anisotropyVector.x, anisotropyVector.y, - anisotropyVector.y, anisotropyVector.x );
		vec3 anisotropyPolar = texture2D( anisotropyMap, vAnisotropyMapUv ).rgb;
		vec2 anisotropyV = anisotropyMat * normalize( 2.0 * anisotropyPolar.rg - vec2( 1.0 ) ) * anisotropyPolar.b;
	#else
		vec2 anisotropyV = anisotropyVector;
	#endif
	material.anisotropy = length( anisotropyV );
	if( material.anisotropy == 0.0 ) {
		anisotropyV = vec2( 1.0, 0.0 );
	} else {
		anisotropyV /= material.anisotropy;
		material.anisotropy = saturate( material.anisotropy );
	}
	material.alphaT = mix( pow2( material.roughness ), 1.0, pow2( material.anisotropy ) );
	material.anisotropyT = tbn[ 0 ] * anisotropyV.x + tbn[ 1 ] * anisotropyV.y;
	material.anisotropyB = tbn[ 1 ] * anisotropyV.x - tbn[ 0 ] * anisotropyV.y;
#endif`,pb=`uniform sampler2D dfgLUT;
struct PhysicalMaterial {
	vec3 diffuseColor;
	vec3 diffuseContribution;
	vec3 specularColor;
	vec3 specularColorBlended;
	float roughness;
	float metalness;
	float specularF90;
	float dispersion;
	vec2 dfg;
	vec3 multiScatteringCompensation;
	#ifdef USE_DIFFUSE_ROUGHNESS
		float diffuseRoughness;
	#endif
	#ifdef USE_RETROREFLECTION
		float retroreflectivity;
	#endif
	#ifdef USE_CLEARCOAT
		float clearcoat;
		float clearcoatRoughness;
		vec3 clearcoatF0;
		float clearcoatF90;
	#endif
	#ifdef USE_IRIDESCENCE
		float iridescence;
		float iridescenceIOR;
		float iridescenceThickness;
		vec3 iridescenceFresnel;
		vec3 iridescenceF0Dielectric;
		vec3 iridescenceF0Metallic;
	#endif
	#ifdef USE_SHEEN
		vec3 sheenColor;
		float sheenRoughness;
	#endif
	#ifdef IOR
		float ior;
	#endif
	#ifdef USE_TRANSMISSION
		float transmission;
		float transmissionAlpha;
		float thickness;
		float attenuationDistance;
		vec3 attenuationColor;
	#endif
	#ifdef USE_ANISOTROPY
		float anisotropy;
		float alphaT;
		vec3 anisotropyT;
		vec3 anisotropyB;
	#endif
};
vec3 clearcoatSpecularDirect = vec3( 0.0 );
vec3 clearcoatSpecularIndirect = vec3( 0.0 );
vec3 sheenSpecularDirect = vec3( 0.0 );
vec3 sheenSpecularIndirect = vec3(0.0 );
vec3 Schlick_to_F0( const in vec3 f, const in float f90, const in float dotVH ) {
    float x = clamp( 1.0 - dotVH, 0.0, 1.0 );
    float x2 = x * x;
    float x5 = clamp( x * x2 * x2, 0.0, 0.9999 );
    return ( f - vec3( f90 ) * x5 ) / ( 1.0 - x5 );
}
#ifdef USE_DIFFUSE_ROUGHNESS
	const float EON_EPSILON = 1e-7;
	float FON_DirectionalAlbedo( const in float mu, const in float roughness, const in float A ) {
		float muComp = 1.0 - mu;
		float gOverPi = muComp * ( 0.0571085289 + muComp * ( 0.491881867 + muComp * ( - 0.332181442 + muComp * 0.0714429953 ) ) );
		return A * ( 1.0 + roughness * gOverPi );
	}
	vec3 BRDF_EON( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in vec3 diffuseColor, const in float roughness ) {
		vec3 rho = saturate( diffuseColor );
		if ( roughness <= EON_EPSILON ) return BRDF_Lambert( rho );
		float dotNL = saturate( dot( normal, lightDir ) );
		float dotNV = saturate( dot( normal, viewDir ) );
		float s = dot( lightDir, viewDir ) - dotNL * dotNV;
		float sOverT = ( s > 0.0 ) ? s / max( max( dotNL, dotNV ), EON_EPSILON ) : s;
		float A = 1.0 / ( 1.0 + ( 0.5 - 2.0 / ( 3.0 * PI ) ) * roughness );
		vec3 singleScatter = rho * RECIPROCAL_PI * A * ( 1.0 + roughness * sOverT );
		float averageAlbedo = A * ( 1.0 + ( 2.0 / 3.0 - 28.0 / ( 15.0 * PI ) ) * roughness );
		float albedoV = FON_DirectionalAlbedo( dotNV, roughness, A );
		float albedoL = FON_DirectionalAlbedo( dotNL, roughness, A );
		vec3 rhoMultiScatter = rho * rho * averageAlbedo / max( vec3( EON_EPSILON ), vec3( 1.0 ) - rho * ( 1.0 - averageAlbedo ) );
		vec3 multiScatter = rhoMultiScatter * RECIPROCAL_PI
			* max( EON_EPSILON, 1.0 - albedoV )
			* max( EON_EPSILON, 1.0 - albedoL )
			/ max( EON_EPSILON, 1.0 - averageAlbedo );
		return singleScatter + multiScatter;
	}
	vec3 EON_DirectionalAlbedo( const in vec3 diffuseColor, const in float roughness, const in float dotNV ) {
		vec3 rho = saturate( diffuseColor );
		if ( roughness <= EON_EPSILON ) return rho;
		float A = 1.0 / ( 1.0 + ( 0.5 - 2.0 / ( 3.0 * PI ) ) * roughness );
		float directionalAlbedo = FON_DirectionalAlbedo( dotNV, roughness, A );
		float averageAlbedo = A * ( 1.0 + ( 2.0 / 3.0 - 28.0 / ( 15.0 * PI ) ) * roughness );
		vec3 rhoMultiScatter = rho * rho * averageAlbedo / max( vec3( EON_EPSILON ), vec3( 1.0 ) - rho * ( 1.0 - averageAlbedo ) );
		return rho * directionalAlbedo + rhoMultiScatter * ( 1.0 - directionalAlbedo );
	}
#endif
float V_GGX_SmithCorrelated( const in float alpha, const in float dotNL, const in float dotNV ) {
	float a2 = pow2( alpha );
	float gv = dotNL * sqrt( a2 + ( 1.0 - a2 ) * pow2( dotNV ) );
	float gl = dotNV * sqrt( a2 + ( 1.0 - a2 ) * pow2( dotNL ) );
	return 0.5 / max( gv + gl, EPSILON );
}
float D_GGX( const in float alpha, const in float dotNH ) {
	float a2 = pow2( alpha );
	float denom = pow2( dotNH ) * ( a2 - 1.0 ) + 1.0;
	return RECIPROCAL_PI * a2 / pow2( denom );
}
#ifdef USE_ANISOTROPY
	float V_GGX_SmithCorrelated_Anisotropic( const in float alphaT, const in float alphaB, const in float dotTV, const in float dotBV, const in float dotTL, const in float dotBL, const in float dotNV, const in float dotNL ) {
		float gv = dotNL * length( vec3( alphaT * dotTV, alphaB * dotBV, dotNV ) );
		float gl = dotNV * length( vec3( alphaT * dotTL, alphaB * dotBL, dotNL ) );
		return 0.5 / max( gv + gl, EPSILON );
	}
	float D_GGX_Anisotropic( const in float alphaT, const in float alphaB, const in float dotNH, const in float dotTH, const in float dotBH ) {
		float a2 = alphaT * alphaB;
		highp vec3 v = vec3( alphaB * dotTH, alphaT * dotBH, a2 * dotNH );
		highp float v2 = dot( v, v );
		float w2 = a2 / v2;
		return RECIPROCAL_PI * a2 * pow2 ( w2 );
	}
#endif
#ifdef USE_CLEARCOAT
	vec3 BRDF_GGX_Clearcoat( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in PhysicalMaterial material) {
		vec3 f0 = material.clearcoatF0;
		float f90 = material.clearcoatF90;
		float roughness = max( material.clearcoatRoughness, 0.045 );
		float alpha = pow2( roughness );
		vec3 halfDir = normalize( lightDir + viewDir );
		float dotNL = saturate( dot( normal, lightDir ) );
		float dotNV = saturate( dot( normal, viewDir ) );
		float dotNH = saturate( dot( normal, halfDir ) );
		float dotVH = saturate( dot( viewDir, halfDir ) );
		vec3 F = F_Schlick( f0, f90, dotVH );
		float V = V_GGX_SmithCorrelated( alpha, dotNL, dotNV );
		float D = D_GGX( alpha, dotNH );
		return F * ( V * D );
	}
#endif
vec3 BRDF_GGX( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in PhysicalMaterial material ) {
	vec3 f0 = material.specularColorBlended;
	float f90 = material.specularF90;
	float roughness = max( material.roughness, 0.045 );
	float alpha = pow2( roughness );
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNL = saturate( dot( normal, lightDir ) );
	float dotNV = saturate( dot( normal, viewDir ) );
	float dotNH = saturate( dot( normal, halfDir ) );
	float dotVH = saturate( dot( viewDir, halfDir ) );
	vec3 F = F_Schlick( f0, f90, dotVH );
	#ifdef USE_IRIDESCENCE
		F = mix( F, material.iridescenceFresnel, material.iridescence );
	#endif
	#ifdef USE_ANISOTROPY
		float dotTL = dot( material.anisotropyT, lightDir );
		float dotTV = dot( material.anisotropyT, viewDir );
		float dotTH = dot( material.anisotropyT, halfDir );
		float dotBL = dot( material.anisotropyB, lightDir );
		float dotBV = dot( material.anisotropyB, viewDir );
		float dotBH = dot( material.anisotropyB, halfDir );
		float alphaT = max( material.alphaT, alpha );
		float V = V_GGX_SmithCorrelated_Anisotropic( alphaT, alpha, dotTV, dotBV, dotTL, dotBL, dotNV, dotNL );
		float D = D_GGX_Anisotropic( alphaT, alpha, dotNH, dotTH, dotBH );
	#else
		float V = V_GGX_SmithCorrelated( alpha, dotNL, dotNV );
		float D = D_GGX( alpha, dotNH );
	#endif
	return F * ( V * D );
}
vec2 LTC_Uv( const in vec3 N, const in vec3 V, const in float roughness ) {
	const float LUT_SIZE = 64.0;
	const float LUT_SCALE = ( LUT_SIZE - 1.0 ) / LUT_SIZE;
	const float LUT_BIAS = 0.5 / LUT_SIZE;
	float dotNV = saturate( dot( N, V ) );
	vec2 uv = vec2( roughness, sqrt( 1.0 - dotNV ) );
	uv = uv * LUT_SCALE + LUT_BIAS;
	return uv;
}
float LTC_ClippedSphereFormFactor( const in vec3 f ) {
	float l = length( f );
	return max( ( l * l + f.z ) / ( l + 1.0 ), 0.0 );
}
vec3 LTC_EdgeVectorFormFactor( const in vec3 v1, const in vec3 v2 ) {
	float x = dot( v1, v2 );
	float y = abs( x );
	float a = 0.8543985 + ( 0.4965155 + 0.0145206 * y ) * y;
	float b = 3.4175940 + ( 4.1616724 + y ) * y;
	float v = a / b;
	float theta_sintheta = ( x > 0.0 ) ? v : 0.5 * inversesqrt( max( 1.0 - x * x, 1e-7 ) ) - v;
	return cross( v1, v2 ) * theta_sintheta;
}
vec3 LTC_Evaluate( const in vec3 N, const in vec3 V, const in vec3 P, const in mat3 mInv, const in vec3 rectCoords[ 4 ] ) {
	vec3 v1 = rectCoords[ 1 ] - rectCoords[ 0 ];
	vec3 v2 = rectCoords[ 3 ] - rectCoords[ 0 ];
	vec3 lightNormal = cross( v1, v2 );
	if( dot( lightNormal, P - rectCoords[ 0 ] ) < 0.0 ) return vec3( 0.0 );
	vec3 T1, T2;
	T1 = normalize( V - N * dot( V, N ) );
	T2 = - cross( N, T1 );
	mat3 mat = mInv * transpose( mat3( T1, T2, N ) );
	vec3 coords[ 4 ];
	coords[ 0 ] = mat * ( rectCoords[ 0 ] - P );
	coords[ 1 ] = mat * ( rectCoords[ 1 ] - P );
	coords[ 2 ] = mat * ( rectCoords[ 2 ] - P );
	coords[ 3 ] = mat * ( rectCoords[ 3 ] - P );
	coords[ 0 ] = normalize( coords[ 0 ] );
	coords[ 1 ] = normalize( coords[ 1 ] );
	coords[ 2 ] = normalize( coords[ 2 ] );
	coords[ 3 ] = normalize( coords[ 3 ] );
	vec3 vectorFormFactor = vec3( 0.0 );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 0 ], coords[ 1 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 1 ], coords[ 2 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 2 ], coords[ 3 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 3 ], coords[ 0 ] );
	float result = LTC_ClippedSphereFormFactor( vectorFormFactor );
	return vec3( result );
}
#if defined( USE_SHEEN )
float D_Charlie( float roughness, float dotNH ) {
	float alpha = pow2( roughness );
	float invAlpha = 1.0 / alpha;
	float cos2h = dotNH * dotNH;
	float sin2h = max( 1.0 - cos2h, 0.0078125 );
	return ( 2.0 + invAlpha ) * pow( sin2h, invAlpha * 0.5 ) / ( 2.0 * PI );
}
float V_Neubelt( float dotNV, float dotNL ) {
	return saturate( 1.0 / ( 4.0 * ( dotNL + dotNV - dotNL * dotNV ) ) );
}
vec3 BRDF_Sheen( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, vec3 sheenColor, const in float sheenRoughness ) {
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNL = saturate( dot( normal, lightDir ) );
	float dotNV = saturate( dot( normal, viewDir ) );
	float dotNH = saturate( dot( normal, halfDir ) );
	float D = D_Charlie( sheenRoughness, dotNH );
	float V = V_Neubelt( dotNV, dotNL );
	return sheenColor * ( D * V );
}
#endif
float IBLSheenBRDF( const in vec3 normal, const in vec3 viewDir, const in float roughness ) {
	float dotNV = saturate( dot( normal, viewDir ) );
	float r2 = roughness * roughness;
	float rInv = 1.0 / ( roughness + 0.1 );
	float a = -1.9362 + 1.0678 * roughness + 0.4573 * r2 - 0.8469 * rInv;
	float b = -0.6014 + 0.5538 * roughness - 0.4670 * r2 - 0.1255 * rInv;
	float DG = exp( a * dotNV + b );
	return saturate( DG );
}
vec3 EnvironmentBRDF( const in vec3 normal, const in vec3 viewDir, const in vec3 specularColor, const in float specularF90, const in float roughness ) {
	float dotNV = saturate( dot( normal, viewDir ) );
	vec2 fab = texture2D( dfgLUT, vec2( roughness, dotNV ) ).rg;
	return specularColor * fab.x + specularF90 * fab.y;
}
#ifdef USE_IRIDESCENCE
void computeMultiscatteringIridescence( const in vec2 fab, const in vec3 specularColor, const in float specularF90, const in float iridescence, const in vec3 iridescenceF0, inout vec3 singleScatter, inout vec3 multiScatter ) {
#else
void computeMultiscattering( const in vec2 fab, const in vec3 specularColor, const in float specularF90, inout vec3 singleScatter, inout vec3 multiScatter ) {
#endif
	#ifdef USE_IRIDESCENCE
		vec3 Fr = mix( specularColor, iridescenceF0, iridescence );
	#else
		vec3 Fr = specularColor;
	#endif
	vec3 FssEss = Fr * fab.x + specularF90 * fab.y;
	float Ess = fab.x + fab.y;
	float Ems = 1.0 - Ess;
	vec3 Favg = Fr + ( 1.0 - Fr ) * 0.047619;	vec3 Fms = FssEss * Favg / ( 1.0 - Ems * Favg );
	singleScatter += FssEss;
	multiScatter += Fms * Ems;
}
#if NUM_RECT_AREA_LIGHTS > 0
	void RE_Direct_RectArea_Physical( const in RectAreaLight rectAreaLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
		vec3 normal = geometryNormal;
		vec3 viewDir = geometryViewDir;
		vec3 position = geometryPosition;
		vec3 lightPos = rectAreaLight.position;
		vec3 halfWidth = rectAreaLight.halfWidth;
		vec3 halfHeight = rectAreaLight.halfHeight;
		vec3 lightColor = rectAreaLight.color;
		float roughness = material.roughness;
		vec3 rectCoords[ 4 ];
		rectCoords[ 0 ] = lightPos + halfWidth - halfHeight;		rectCoords[ 1 ] = lightPos - halfWidth - halfHeight;
		rectCoords[ 2 ] = lightPos - halfWidth + halfHeight;
		rectCoords[ 3 ] = lightPos + halfWidth + halfHeight;
		vec2 uv = LTC_Uv( normal, viewDir, roughness );
		vec4 t1 = texture2D( ltc_1, uv );
		vec4 t2 = texture2D( ltc_2, uv );
		mat3 mInv = mat3(
			vec3( t1.x, 0, t1.y ),
			vec3(    0, 1,    0 ),
			vec3( t1.z, 0, t1.w )
		);
		vec3 fresnel = ( material.specularColorBlended * t2.x + ( material.specularF90 - material.specularColorBlended ) * t2.y );
		reflectedLight.directSpecular += lightColor * fresnel * LTC_Evaluate( normal, viewDir, position, mInv, rectCoords );
		reflectedLight.directDiffuse += lightColor * material.diffuseContribution * LTC_Evaluate( normal, viewDir, position, mat3( 1.0 ), rectCoords );
		#ifdef USE_CLEARCOAT
			vec3 Ncc = geometryClearcoatNormal;
			vec2 uvClearcoat = LTC_Uv( Ncc, viewDir, material.clearcoatRoughness );
			vec4 t1Clearcoat = texture2D( ltc_1, uvClearcoat );
			vec4 t2Clearcoat = texture2D( ltc_2, uvClearcoat );
			mat3 mInvClearcoat = mat3(
				vec3( t1Clearcoat.x, 0, t1Clearcoat.y ),
				vec3(             0, 1,             0 ),
				vec3( t1Clearcoat.z, 0, t1Clearcoat.w )
			);
			vec3 fresnelClearcoat = material.clearcoatF0 * t2Clearcoat.x + ( material.clearcoatF90 - material.clearcoatF0 ) * t2Clearcoat.y;
			clearcoatSpecularDirect += lightColor * fresnelClearcoat * LTC_Evaluate( Ncc, viewDir, position, mInvClearcoat, rectCoords );
		#endif
	}
#endif
void RE_Direct_Physical( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	#ifdef USE_CLEARCOAT
		float dotNLcc = saturate( dot( geometryClearcoatNormal, directLight.direction ) );
		vec3 ccIrradiance = dotNLcc * directLight.color;
		clearcoatSpecularDirect += ccIrradiance * BRDF_GGX_Clearcoat( directLight.direction, geometryViewDir, geometryClearcoatNormal, material );
	#endif
	#ifdef USE_SHEEN
 
 		sheenSpecularDirect += irradiance * BRDF_Sheen( directLight.direction, geometryViewDir, geometryNormal, material.sheenColor, material.sheenRoughness );
 
 		float sheenAlbedoV = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
 		float sheenAlbedoL = IBLSheenBRDF( geometryNormal, directLight.direction, material.sheenRoughness );
 
 		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * max( sheenAlbedoV, sheenAlbedoL );
 
 		irradiance *= sheenEnergyComp;
 
 	#endif
	vec3 specularBRDF = BRDF_GGX( directLight.direction, geometryViewDir, geometryNormal, material );
	#ifdef USE_RETROREFLECTION
		vec3 retroViewDir = reflect( - geometryViewDir, geometryNormal );
		vec3 retroSpecularBRDF = BRDF_GGX( directLight.direction, retroViewDir, geometryNormal, material );
		specularBRDF = mix( specularBRDF, retroSpecularBRDF, saturate( material.retroreflectivity ) );
	#endif
	reflectedLight.directSpecular += irradiance * specularBRDF * material.multiScatteringCompensation;
	vec3 halfDir = normalize( directLight.direction + geometryViewDir );
	float dotVH = saturate( dot( geometryViewDir, halfDir ) );
	vec3 F = F_Schlick( material.specularColor, material.specularF90, dotVH );
	#ifdef USE_RETROREFLECTION
		vec3 retroHalfDir = normalize( directLight.direction + retroViewDir );
		float dotRetroVH = saturate( dot( retroViewDir, retroHalfDir ) );
		vec3 retroF = F_Schlick( material.specularColor, material.specularF90, dotRetroVH );
		F = mix( F, retroF, saturate( material.retroreflectivity ) );
	#endif
	#ifdef USE_DIFFUSE_ROUGHNESS
		vec3 diffuseBRDF = BRDF_EON( directLight.direction, geometryViewDir, geometryNormal, material.diffuseColor, material.diffuseRoughness ) * ( 1.0 - material.metalness );
	#else
		vec3 diffuseBRDF = BRDF_Lambert( material.diffuseContribution );
	#endif
	reflectedLight.directDiffuse += irradiance * diffuseBRDF * ( 1.0 - F );
}
void RE_IndirectDiffuse_Physical( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
	vec3 singleScattering = vec3( 0.0 );
	vec3 multiScattering = vec3( 0.0 );
	#ifdef USE_IRIDESCENCE
		computeMultiscatteringIridescence( material.dfg, material.specularColor, material.specularF90, material.iridescence, material.iridescenceF0Dielectric, singleScattering, multiScattering );
	#else
		computeMultiscattering( material.dfg, material.specularColor, material.specularF90, singleScattering, multiScattering );
	#endif
	#ifdef USE_DIFFUSE_ROUGHNESS
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		vec3 diffuseAlbedo = EON_DirectionalAlbedo( material.diffuseColor, material.diffuseRoughness, dotNV ) * ( 1.0 - material.metalness );
		vec3 diffuse = irradiance * RECIPROCAL_PI * diffuseAlbedo * ( 1.0 - singleScattering - multiScattering );
	#else
		vec3 diffuse = irradiance * BRDF_Lambert( material.diffuseContribution ) * ( 1.0 - singleScattering - multiScattering );
	#endif
	#ifdef USE_SHEEN
		float sheenAlbedo = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
		sheenSpecularIndirect += irradiance * material.sheenColor * sheenAlbedo * RECIPROCAL_PI;
		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * sheenAlbedo;
		diffuse *= sheenEnergyComp;
	#endif
	reflectedLight.indirectDiffuse += diffuse;
}
void RE_IndirectSpecular_Physical( const in vec3 radiance, const in vec3 irradiance, const in vec3 clearcoatRadiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight) {
	#ifdef USE_CLEARCOAT
		clearcoatSpecularIndirect += clearcoatRadiance * EnvironmentBRDF( geometryClearcoatNormal, geometryViewDir, material.clearcoatF0, material.clearcoatF90, material.clearcoatRoughness );
	#endif
	#ifdef USE_SHEEN
		sheenSpecularIndirect += irradiance * material.sheenColor * IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness ) * RECIPROCAL_PI;
 	#endif
	vec3 singleScatteringDielectric = vec3( 0.0 );
	vec3 multiScatteringDielectric = vec3( 0.0 );
	vec3 singleScatteringMetallic = vec3( 0.0 );
	vec3 multiScatteringMetallic = vec3( 0.0 );
	#ifdef USE_IRIDESCENCE
		computeMultiscatteringIridescence( material.dfg, material.specularColor, material.specularF90, material.iridescence, material.iridescenceF0Dielectric, singleScatteringDielectric, multiScatteringDielectric );
		computeMultiscatteringIridescence( material.dfg, material.diffuseColor, material.specularF90, material.iridescence, material.iridescenceF0Metallic, singleScatteringMetallic, multiScatteringMetallic );
	#else
		computeMultiscattering( material.dfg, material.specularColor, material.specularF90, singleScatteringDielectric, multiScatteringDielectric );
		computeMultiscattering( material.dfg, material.diffuseColor, material.specularF90, singleScatteringMetallic, multiScatteringMetallic );
	#endif
	vec3 singleScattering = mix( singleScatteringDielectric, singleScatteringMetallic, material.metalness );
	vec3 multiScattering = mix( multiScatteringDielectric, multiScatteringMetallic, material.metalness );
	vec3 totalScatteringDielectric = singleScatteringDielectric + multiScatteringDielectric;
	#ifdef USE_DIFFUSE_ROUGHNESS
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		vec3 diffuse = EON_DirectionalAlbedo( material.diffuseColor, material.diffuseRoughness, dotNV ) * ( 1.0 - material.metalness ) * ( 1.0 - totalScatteringDielectric );
	#else
		vec3 diffuse = material.diffuseContribution * ( 1.0 - totalScatteringDielectric );
	#endif
	vec3 cosineWeightedIrradiance = irradiance * RECIPROCAL_PI;
	vec3 indirectSpecular = radiance * singleScattering;
	indirectSpecular += multiScattering * cosineWeightedIrradiance;
	vec3 indirectDiffuse = diffuse * cosineWeightedIrradiance;
	#ifdef USE_SHEEN
		float sheenAlbedo = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * sheenAlbedo;
		indirectSpecular *= sheenEnergyComp;
		indirectDiffuse *= sheenEnergyComp;
	#endif
	reflectedLight.indirectSpecular += indirectSpecular;
	reflectedLight.indirectDiffuse += indirectDiffuse;
}
#define RE_Direct				RE_Direct_Physical
#define RE_Direct_RectArea		RE_Direct_RectArea_Physical
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Physical
#define RE_IndirectSpecular		RE_IndirectSpecular_Physical
float computeSpecularOcclusion( const in float dotNV, const in float ambientOcclusion, const in float roughness ) {
	return saturate( pow( dotNV + ambientOcclusion, exp2( - 16.0 * roughness - 1.0 ) ) - 1.0 + ambientOcclusion );
}`,mb=`
vec3 geometryPosition = - vViewPosition;
vec3 geometryNormal = normal;
vec3 geometryViewDir = ( isOrthographic ) ? vec3( 0, 0, 1 ) : normalize( vViewPosition );
vec3 geometryClearcoatNormal = vec3( 0.0 );
#ifdef USE_CLEARCOAT
	geometryClearcoatNormal = clearcoatNormal;
#endif
#ifdef USE_IRIDESCENCE
	float dotNVi = saturate( dot( normal, geometryViewDir ) );
	if ( material.iridescenceThickness == 0.0 ) {
		material.iridescence = 0.0;
	} else {
		material.iridescence = saturate( material.iridescence );
	}
	if ( material.iridescence > 0.0 ) {
		vec3 iridescenceFresnelDielectric = evalIridescence( 1.0, material.iridescenceIOR, dotNVi, material.iridescenceThickness, material.specularColor );
		vec3 iridescenceFresnelMetallic = evalIridescence( 1.0, material.iridescenceIOR, dotNVi, material.iridescenceThickness, material.diffuseColor );
		material.iridescenceFresnel = mix( iridescenceFresnelDielectric, iridescenceFresnelMetallic, material.metalness );
		material.iridescenceF0Dielectric = Schlick_to_F0( iridescenceFresnelDielectric, 1.0, dotNVi );
		material.iridescenceF0Metallic = Schlick_to_F0( iridescenceFresnelMetallic, 1.0, dotNVi );
	}
#endif
#ifdef STANDARD
	float dotNVms = saturate( dot( geometryNormal, geometryViewDir ) );
	material.dfg = texture2D( dfgLUT, vec2( material.roughness, dotNVms ) ).rg;
	#if ( NUM_SUN_LIGHTS > 0 || NUM_DIR_LIGHTS > 0 || NUM_POINT_LIGHTS > 0 || NUM_SPOT_LIGHTS > 0 )
		float EssMs = material.dfg.x + material.dfg.y;
		material.multiScatteringCompensation = 1.0 + material.specularColorBlended * ( 1.0 / EssMs - 1.0 );
	#endif
#endif
IncidentLight directLight;
#if ( NUM_POINT_LIGHTS > 0 ) && defined( RE_Direct )
	PointLight pointLight;
	#if defined( USE_SHADOWMAP ) && NUM_POINT_LIGHT_SHADOWS > 0
	PointLightShadow pointLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_POINT_LIGHTS; i ++ ) {
		pointLight = pointLights[ i ];
		getPointLightInfo( pointLight, geometryPosition, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_POINT_LIGHT_SHADOWS ) && ( defined( SHADOWMAP_TYPE_PCF ) || defined( SHADOWMAP_TYPE_BASIC ) )
		pointLightShadow = pointLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getPointShadow( pointShadowMap[ i ], pointLightShadow.shadowMapSize, pointLightShadow.shadowIntensity, pointLightShadow.shadowBias, pointLightShadow.shadowRadius, vPointShadowCoord[ i ], pointLightShadow.shadowCameraNear, pointLightShadow.shadowCameraFar ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_SPOT_LIGHTS > 0 ) && defined( RE_Direct )
	SpotLight spotLight;
	vec4 spotColor;
	vec3 spotLightCoord;
	bool inSpotLightMap;
	#if defined( USE_SHADOWMAP ) && NUM_SPOT_LIGHT_SHADOWS > 0
	SpotLightShadow spotLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHTS; i ++ ) {
		spotLight = spotLights[ i ];
		getSpotLightInfo( spotLight, geometryPosition, directLight );
		#if ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS )
		#define SPOT_LIGHT_MAP_INDEX UNROLLED_LOOP_INDEX
		#elif ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
		#define SPOT_LIGHT_MAP_INDEX NUM_SPOT_LIGHT_MAPS
		#else
		#define SPOT_LIGHT_MAP_INDEX ( UNROLLED_LOOP_INDEX - NUM_SPOT_LIGHT_SHADOWS + NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS )
		#endif
		#if ( SPOT_LIGHT_MAP_INDEX < NUM_SPOT_LIGHT_MAPS )
			spotLightCoord = vSpotLightCoord[ i ].xyz / vSpotLightCoord[ i ].w;
			inSpotLightMap = all( lessThan( abs( spotLightCoord * 2. - 1. ), vec3( 1.0 ) ) );
			spotColor = texture2D( spotLightMap[ SPOT_LIGHT_MAP_INDEX ], spotLightCoord.xy );
			directLight.color = inSpotLightMap ? directLight.color * spotColor.rgb : directLight.color;
		#endif
		#undef SPOT_LIGHT_MAP_INDEX
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
		spotLightShadow = spotLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getShadow( spotShadowMap[ i ], spotLightShadow.shadowMapSize, spotLightShadow.shadowIntensity, spotLightShadow.shadowBias, spotLightShadow.shadowRadius, vSpotLightCoord[ i ] ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_SUN_LIGHTS > 0 ) && defined( RE_Direct )
	SunLight sunLight;
	#if defined( USE_SHADOWMAP ) && NUM_SUN_LIGHT_SHADOWS > 0
	SunLightShadow sunLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SUN_LIGHTS; i ++ ) {
		sunLight = sunLights[ i ];
		getSunLightInfo( sunLight, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_SUN_LIGHT_SHADOWS )
		sunLightShadow = sunLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getSunShadow( sunShadowMap[ i ], sunLightShadow, UNROLLED_LOOP_INDEX ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_DIR_LIGHTS > 0 ) && defined( RE_Direct )
	DirectionalLight directionalLight;
	#if defined( USE_SHADOWMAP ) && NUM_DIR_LIGHT_SHADOWS > 0
	DirectionalLightShadow directionalLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_DIR_LIGHTS; i ++ ) {
		directionalLight = directionalLights[ i ];
		getDirectionalLightInfo( directionalLight, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_DIR_LIGHT_SHADOWS )
		directionalLightShadow = directionalLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getShadow( directionalShadowMap[ i ], directionalLightShadow.shadowMapSize, directionalLightShadow.shadowIntensity, directionalLightShadow.shadowBias, directionalLightShadow.shadowRadius, vDirectionalShadowCoord[ i ] ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_RECT_AREA_LIGHTS > 0 ) && defined( RE_Direct_RectArea )
	RectAreaLight rectAreaLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_RECT_AREA_LIGHTS; i ++ ) {
		rectAreaLight = rectAreaLights[ i ];
		RE_Direct_RectArea( rectAreaLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if defined( RE_IndirectDiffuse )
	vec3 iblIrradiance = vec3( 0.0 );
	vec3 irradiance = getAmbientLightIrradiance( ambientLightColor );
	#if defined( USE_LIGHT_PROBES )
		irradiance += getLightProbeIrradiance( lightProbe, geometryNormal );
	#endif
	#if ( NUM_HEMI_LIGHTS > 0 )
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_HEMI_LIGHTS; i ++ ) {
			irradiance += getHemisphereLightIrradiance( hemisphereLights[ i ], geometryNormal );
		}
		#pragma unroll_loop_end
	#endif
	#if NUM_LIGHT_PROBE_GRIDS > 0
		vec3 probeWorldPos = ( ( vec4( geometryPosition, 1.0 ) - viewMatrix[ 3 ] ) * viewMatrix ).xyz;
		vec3 probeWorldNormal = transformNormalByInverseViewMatrix( geometryNormal, viewMatrix );
		int probeGrid = - 1;
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_LIGHT_PROBE_GRIDS; i ++ ) {
			if ( isInsideLightProbeGrid( probeWorldPos, probeWorldNormal, probesMin[ i ], probesMax[ i ], probesResolution[ i ] ) ) probeGrid = UNROLLED_LOOP_INDEX;
		}
		#pragma unroll_loop_end
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_LIGHT_PROBE_GRIDS; i ++ ) {
			if ( probeGrid == UNROLLED_LOOP_INDEX ) irradiance += getLightProbeGridIrradiance( probesSH[ i ], probesMin[ i ], probesMax[ i ], probesResolution[ i ], probeWorldPos, probeWorldNormal );
		}
		#pragma unroll_loop_end
	#endif
#endif
#if defined( RE_IndirectSpecular )
	vec3 radiance = vec3( 0.0 );
	vec3 clearcoatRadiance = vec3( 0.0 );
#endif`,gb=`#if defined( RE_IndirectDiffuse )
	#ifdef USE_LIGHTMAP
		vec4 lightMapTexel = texture2D( lightMap, vLightMapUv );
		vec3 lightMapIrradiance = lightMapTexel.rgb * lightMapIntensity;
		irradiance += lightMapIrradiance;
	#endif
	#if defined( USE_ENVMAP ) && defined( ENVMAP_TYPE_PMREM )
		#if defined( STANDARD ) || defined( LAMBERT ) || defined( PHONG )
			iblIrradiance += getIBLIrradiance( geometryNormal );
		#endif
	#endif
#endif
#if defined( USE_ENVMAP ) && defined( RE_IndirectSpecular )
	#ifdef USE_ANISOTROPY
		vec3 iblRadiance = getIBLAnisotropyRadiance( geometryViewDir, geometryNormal, material.roughness, material.anisotropyB, material.anisotropy );
	#else
		vec3 iblRadiance = getIBLRadiance( geometryViewDir, geometryNormal, material.roughness );
	#endif
	#ifdef USE_RETROREFLECTION
		#ifdef USE_ANISOTROPY
			vec3 retroIBLRadiance = getIBLAnisotropyRetroRadiance( geometryViewDir, geometryNormal, material.roughness, material.anisotropyB, material.anisotropy );
		#else
			vec3 retroIBLRadiance = getIBLRetroRadiance( geometryViewDir, geometryNormal, material.roughness );
		#endif
		iblRadiance = mix( iblRadiance, retroIBLRadiance, saturate( material.retroreflectivity ) );
	#endif
	radiance += iblRadiance;
	#ifdef USE_CLEARCOAT
		clearcoatRadiance += getIBLRadiance( geometryViewDir, geometryClearcoatNormal, material.clearcoatRoughness );
	#endif
#endif`,vb=`#if defined( RE_IndirectDiffuse )
	#if defined( LAMBERT ) || defined( PHONG )
		irradiance += iblIrradiance;
	#endif
	RE_IndirectDiffuse( irradiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif
#if defined( RE_IndirectSpecular )
	RE_IndirectSpecular( radiance, iblIrradiance, clearcoatRadiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif`,xb=`#if NUM_LIGHT_PROBE_GRIDS > 0
uniform highp sampler3D probesSH[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesMin[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesMax[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesResolution[ NUM_LIGHT_PROBE_GRIDS ];
bool isInsideLightProbeGrid( vec3 worldPos, vec3 worldNormal, vec3 probesMin, vec3 probesMax, vec3 probesResolution ) {
	vec3 spacing = ( probesMax - probesMin ) / probesResolution;
	vec3 samplePos = worldPos + worldNormal * spacing * 0.5;
	vec3 margin = spacing * 0.01;
	return all( greaterThanEqual( samplePos, probesMin - margin ) ) && all( lessThanEqual( samplePos, probesMax + margin ) );
}
vec3 getLightProbeGridIrradiance( highp sampler3D probesSH, vec3 probesMin, vec3 probesMax, vec3 probesResolution, vec3 worldPos, vec3 worldNormal ) {
	vec3 res = probesResolution;
	vec3 gridRange = probesMax - probesMin;
	vec3 probeSpacing = gridRange / res;
	vec3 samplePos = worldPos + worldNormal * probeSpacing * 0.5;
	vec3 uvw = clamp( ( samplePos - probesMin ) / gridRange, 0.5 / res, 1.0 - 0.5 / res );
	float nz          = res.z;
	float paddedSlices = nz + 2.0;
	float atlasDepth  = 7.0 * paddedSlices;
	float uvZBase     = uvw.z * nz + 1.0;
	vec4 s0 = texture( probesSH, vec3( uvw.xy, ( uvZBase                       ) / atlasDepth ) );
	vec4 s1 = texture( probesSH, vec3( uvw.xy, ( uvZBase +       paddedSlices   ) / atlasDepth ) );
	vec4 s2 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 2.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s3 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 3.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s4 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 4.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s5 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 5.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s6 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 6.0 * paddedSlices   ) / atlasDepth ) );
	vec3 c0 = s0.xyz;
	vec3 c1 = vec3( s0.w, s1.xy );
	vec3 c2 = vec3( s1.zw, s2.x );
	vec3 c3 = s2.yzw;
	vec3 c4 = s3.xyz;
	vec3 c5 = vec3( s3.w, s4.xy );
	vec3 c6 = vec3( s4.zw, s5.x );
	vec3 c7 = s5.yzw;
	vec3 c8 = s6.xyz;
	float x = worldNormal.x, y = worldNormal.y, z = worldNormal.z;
	vec3 result = c0 * 0.886227;
	result += c1 * 2.0 * 0.511664 * y;
	result += c2 * 2.0 * 0.511664 * z;
	result += c3 * 2.0 * 0.511664 * x;
	result += c4 * 2.0 * 0.429043 * x * y;
	result += c5 * 2.0 * 0.429043 * y * z;
	result += c6 * ( 0.743125 * z * z - 0.247708 );
	result += c7 * 2.0 * 0.429043 * x * z;
	result += c8 * 0.429043 * ( x * x - y * y );
	return max( result, vec3( 0.0 ) );
}
#endif`,yb=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	gl_FragDepth = vIsPerspective == 0.0 ? gl_FragCoord.z : log2( vFragDepth ) * logDepthBufFC * 0.5;
#endif`,_b=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	uniform float logDepthBufFC;
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,bb=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,Sb=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	vFragDepth = 1.0 + gl_Position.w;
	vIsPerspective = float( isPerspectiveMatrix( projectionMatrix ) );
#endif`,Mb=`#ifdef USE_MAP
	vec4 sampledDiffuseColor = texture2D( map, vMapUv );
	#ifdef DECODE_VIDEO_TEXTURE
		sampledDiffuseColor = sRGBTransferEOTF( sampledDiffuseColor );
	#endif
	diffuseColor *= sampledDiffuseColor;
#endif`,wb=`#ifdef USE_MAP
	uniform sampler2D map;
#endif`,Tb=`#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
	#if defined( USE_POINTS_UV )
		vec2 uv = vUv;
	#else
		vec2 uv = ( uvTransform * vec3( gl_PointCoord.x, 1.0 - gl_PointCoord.y, 1 ) ).xy;
	#endif
#endif
#ifdef USE_MAP
	diffuseColor *= texture2D( map, uv );
#endif
#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, uv ).g;
#endif`,Eb=`#if defined( USE_POINTS_UV )
	varying vec2 vUv;
#else
	#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
		uniform mat3 uvTransform;
	#endif
#endif
#ifdef USE_MAP
	uniform sampler2D map;
#endif
#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,Ab=`float metalnessFactor = metalness;
#ifdef USE_METALNESSMAP
	vec4 texelMetalness = texture2D( metalnessMap, vMetalnessMapUv );
	metalnessFactor *= texelMetalness.b;
#endif`,Rb=`#ifdef USE_METALNESSMAP
	uniform sampler2D metalnessMap;
#endif`,Cb=`#ifdef USE_INSTANCING_MORPH
	float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	float morphTargetBaseInfluence = texelFetch( morphTexture, ivec2( 0, gl_InstanceID ), 0 ).r;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		morphTargetInfluences[i] =  texelFetch( morphTexture, ivec2( i + 1, gl_InstanceID ), 0 ).r;
	}
#endif`,Pb=`#if defined( USE_MORPHCOLORS )
	#if defined( USE_COLOR_ALPHA )
		vColor *= morphTargetBaseInfluence;
	#elif defined( USE_COLOR )
		vColor.rgb *= morphTargetBaseInfluence;
	#endif
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		#if defined( USE_COLOR_ALPHA )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor += getMorph( gl_VertexID, i, 2 ) * morphTargetInfluences[ i ];
		#elif defined( USE_COLOR )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor.rgb += getMorph( gl_VertexID, i, 2 ).rgb * morphTargetInfluences[ i ];
		#endif
	}
#endif`,Ib=`#ifdef USE_MORPHNORMALS
	objectNormal *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) objectNormal += getMorph( gl_VertexID, i, 1 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,zb=`#ifdef USE_MORPHTARGETS
	#ifndef USE_INSTANCING_MORPH
		uniform float morphTargetBaseInfluence;
		uniform float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	#endif
	uniform sampler2DArray morphTargetsTexture;
	uniform ivec2 morphTargetsTextureSize;
	vec4 getMorph( const in int vertexIndex, const in int morphTargetIndex, const in int offset ) {
		int texelIndex = vertexIndex * MORPHTARGETS_TEXTURE_STRIDE + offset;
		int y = texelIndex / morphTargetsTextureSize.x;
		int x = texelIndex - y * morphTargetsTextureSize.x;
		ivec3 morphUV = ivec3( x, y, morphTargetIndex );
		return texelFetch( morphTargetsTexture, morphUV, 0 );
	}
#endif`,Db=`#ifdef USE_MORPHTARGETS
	transformed *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) transformed += getMorph( gl_VertexID, i, 0 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,Lb=`float faceDirection = gl_FrontFacing ? 1.0 : - 1.0;
#ifdef FLAT_SHADED
	vec3 fdx = dFdx( vViewPosition );
	vec3 fdy = dFdy( vViewPosition );
	vec3 normal = normalize( cross( fdx, fdy ) );
#else
	vec3 normal = normalize( vNormal );
	#ifdef DOUBLE_SIDED
		normal *= faceDirection;
	#endif
#endif
#if defined( USE_NORMALMAP_TANGENTSPACE ) || defined( USE_CLEARCOAT_NORMALMAP ) || defined( USE_ANISOTROPY )
	#ifdef USE_TANGENT
		mat3 tbn = mat3( normalize( vTangent ), normalize( vBitangent ), normal );
	#else
		mat3 tbn = getTangentFrame( - vViewPosition, normal,
		#if defined( USE_NORMALMAP )
			vNormalMapUv
		#elif defined( USE_CLEARCOAT_NORMALMAP )
			vClearcoatNormalMapUv
		#else
			vUv
		#endif
		);
	#endif
	#ifdef DOUBLE_SIDED
		tbn[0] *= faceDirection;
		tbn[1] *= faceDirection;
	#endif
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	#ifdef USE_TANGENT
		mat3 tbn2 = mat3( normalize( vTangent ), normalize( vBitangent ), normal );
	#else
		mat3 tbn2 = getTangentFrame( - vViewPosition, normal, vClearcoatNormalMapUv );
	#endif
	#ifdef DOUBLE_SIDED
		tbn2[0] *= faceDirection;
		tbn2[1] *= faceDirection;
	#endif
#endif
vec3 nonPerturbedNormal = normal;`,kb=`#ifdef USE_NORMALMAP_OBJECTSPACE
	normal = texture2D( normalMap, vNormalMapUv ).xyz * 2.0 - 1.0;
	#ifdef FLIP_SIDED
		normal = - normal;
	#endif
	#ifdef DOUBLE_SIDED
		normal = normal * faceDirection;
	#endif
	normal = normalize( normalMatrix * normal );
#elif defined( USE_NORMALMAP_TANGENTSPACE )
	vec3 mapN = texture2D( normalMap, vNormalMapUv ).xyz * 2.0 - 1.0;
	#if defined( USE_PACKED_NORMALMAP )
		mapN = vec3( mapN.xy, sqrt( saturate( 1.0 - dot( mapN.xy, mapN.xy ) ) ) );
	#endif
	mapN.xy *= normalScale;
	normal = normalize( tbn * mapN );
#elif defined( USE_BUMPMAP )
	normal = perturbNormalArb( - vViewPosition, normal, dHdxy_fwd(), faceDirection );
#endif`,Nb=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,Ub=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,Fb=`#ifndef FLAT_SHADED
	vNormal = normalize( transformedNormal );
	#ifdef USE_TANGENT
		vTangent = normalize( transformedTangent );
		vBitangent = normalize( cross( vNormal, vTangent ) * tangent.w );
		#ifdef FLIP_SIDED
			vBitangent = - vBitangent;
		#endif
	#endif
#endif`,Ob=`#ifdef USE_NORMALMAP
	uniform sampler2D normalMap;
	uniform vec2 normalScale;
#endif
#ifdef USE_NORMALMAP_OBJECTSPACE
	uniform mat3 normalMatrix;
#endif
#if ! defined ( USE_TANGENT ) && ( defined ( USE_NORMALMAP_TANGENTSPACE ) || defined ( USE_CLEARCOAT_NORMALMAP ) || defined( USE_ANISOTROPY ) )
	mat3 getTangentFrame( vec3 eye_pos, vec3 surf_norm, vec2 uv ) {
		vec3 q0 = dFdx( eye_pos.xyz );
		vec3 q1 = dFdy( eye_pos.xyz );
		vec2 st0 = dFdx( uv.st );
		vec2 st1 = dFdy( uv.st );
		vec3 N = surf_norm;
		vec3 q1perp = cross( q1, N );
		vec3 q0perp = cross( N, q0 );
		vec3 T = q1perp * st0.x + q0perp * st1.x;
		vec3 B = q1perp * st0.y + q0perp * st1.y;
		float det = max( dot( T, T ), dot( B, B ) );
		float scale = ( det == 0.0 ) ? 0.0 : inversesqrt( det );
		return mat3( T * scale, B * scale, N );
	}
#endif`,Bb=`#ifdef USE_CLEARCOAT
	vec3 clearcoatNormal = nonPerturbedNormal;
#endif`,Hb=`#ifdef USE_CLEARCOAT_NORMALMAP
	vec3 clearcoatMapN = texture2D( clearcoatNormalMap, vClearcoatNormalMapUv ).xyz * 2.0 - 1.0;
	clearcoatMapN.xy *= clearcoatNormalScale;
	clearcoatNormal = normalize( tbn2 * clearcoatMapN );
#endif`,Vb=`#ifdef USE_CLEARCOATMAP
	uniform sampler2D clearcoatMap;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform sampler2D clearcoatNormalMap;
	uniform vec2 clearcoatNormalScale;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform sampler2D clearcoatRoughnessMap;
#endif`,Gb=`#ifdef USE_IRIDESCENCEMAP
	uniform sampler2D iridescenceMap;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform sampler2D iridescenceThicknessMap;
#endif`,Wb=`#ifdef OPAQUE
diffuseColor.a = 1.0;
#endif
#ifdef USE_TRANSMISSION
diffuseColor.a *= material.transmissionAlpha;
#endif
gl_FragColor = vec4( outgoingLight, diffuseColor.a );`,qb=`vec3 packNormalToRGB( const in vec3 normal ) {
	return normalize( normal ) * 0.5 + 0.5;
}
vec3 unpackRGBToNormal( const in vec3 rgb ) {
	return 2.0 * rgb.xyz - 1.0;
}
const float PackUpscale = 256. / 255.;const float UnpackDownscale = 255. / 256.;const float ShiftRight8 = 1. / 256.;
const float Inv255 = 1. / 255.;
const vec4 PackFactors = vec4( 1.0, 256.0, 256.0 * 256.0, 256.0 * 256.0 * 256.0 );
const vec2 UnpackFactors2 = vec2( UnpackDownscale, 1.0 / PackFactors.g );
const vec3 UnpackFactors3 = vec3( UnpackDownscale / PackFactors.rg, 1.0 / PackFactors.b );
const vec4 UnpackFactors4 = vec4( UnpackDownscale / PackFactors.rgb, 1.0 / PackFactors.a );
vec4 packDepthToRGBA( const in float v ) {
	if( v <= 0.0 )
		return vec4( 0., 0., 0., 0. );
	if( v >= 1.0 )
		return vec4( 1., 1., 1., 1. );
	float vuf;
	float af = modf( v * PackFactors.a, vuf );
	float bf = modf( vuf * ShiftRight8, vuf );
	float gf = modf( vuf * ShiftRight8, vuf );
	return vec4( vuf * Inv255, gf * PackUpscale, bf * PackUpscale, af );
}
vec3 packDepthToRGB( const in float v ) {
	if( v <= 0.0 )
		return vec3( 0., 0., 0. );
	if( v >= 1.0 )
		return vec3( 1., 1., 1. );
	float vuf;
	float bf = modf( v * PackFactors.b, vuf );
	float gf = modf( vuf * ShiftRight8, vuf );
	return vec3( vuf * Inv255, gf * PackUpscale, bf );
}
vec2 packDepthToRG( const in float v ) {
	if( v <= 0.0 )
		return vec2( 0., 0. );
	if( v >= 1.0 )
		return vec2( 1., 1. );
	float vuf;
	float gf = modf( v * 256., vuf );
	return vec2( vuf * Inv255, gf );
}
float unpackRGBAToDepth( const in vec4 v ) {
	return dot( v, UnpackFactors4 );
}
float unpackRGBToDepth( const in vec3 v ) {
	return dot( v, UnpackFactors3 );
}
float unpackRGToDepth( const in vec2 v ) {
	return v.r * UnpackFactors2.r + v.g * UnpackFactors2.g;
}
vec4 pack2HalfToRGBA( const in vec2 v ) {
	vec4 r = vec4( v.x, fract( v.x * 255.0 ), v.y, fract( v.y * 255.0 ) );
	return vec4( r.x - r.y / 255.0, r.y, r.z - r.w / 255.0, r.w );
}
vec2 unpackRGBATo2Half( const in vec4 v ) {
	return vec2( v.x + ( v.y / 255.0 ), v.z + ( v.w / 255.0 ) );
}
float viewZToOrthographicDepth( const in float viewZ, const in float near, const in float far ) {
	return ( viewZ + near ) / ( near - far );
}
float orthographicDepthToViewZ( const in float depth, const in float near, const in float far ) {
	#ifdef USE_REVERSED_DEPTH_BUFFER
	
		return depth * ( far - near ) - far;
	#else
		return depth * ( near - far ) - near;
	#endif
}
float viewZToPerspectiveDepth( const in float viewZ, const in float near, const in float far ) {
	return ( ( near + viewZ ) * far ) / ( ( far - near ) * viewZ );
}
float perspectiveDepthToViewZ( const in float depth, const in float near, const in float far ) {
	
	#ifdef USE_REVERSED_DEPTH_BUFFER
		return ( near * far ) / ( ( near - far ) * depth - near );
	#else
		return ( near * far ) / ( ( far - near ) * depth - far );
	#endif
}`,Xb=`#ifdef PREMULTIPLIED_ALPHA
	gl_FragColor.rgb *= gl_FragColor.a;
#endif`,Yb=`vec4 mvPosition = vec4( transformed, 1.0 );
#ifdef USE_BATCHING
	mvPosition = batchingMatrix * mvPosition;
#endif
#ifdef USE_INSTANCING
	mvPosition = instanceMatrix * mvPosition;
#endif
mvPosition = modelViewMatrix * mvPosition;
gl_Position = projectionMatrix * mvPosition;`,Zb=`#ifdef DITHERING
	gl_FragColor.rgb = dithering( gl_FragColor.rgb );
#endif`,$b=`#ifdef DITHERING
	vec3 dithering( vec3 color ) {
		float grid_position = rand( gl_FragCoord.xy );
		vec3 dither_shift_RGB = vec3( 0.25 / 255.0, -0.25 / 255.0, 0.25 / 255.0 );
		dither_shift_RGB = mix( 2.0 * dither_shift_RGB, -2.0 * dither_shift_RGB, grid_position );
		return color + dither_shift_RGB;
	}
#endif`,Kb=`float roughnessFactor = roughness;
#ifdef USE_ROUGHNESSMAP
	vec4 texelRoughness = texture2D( roughnessMap, vRoughnessMapUv );
	roughnessFactor *= texelRoughness.g;
#endif`,Jb=`#ifdef USE_ROUGHNESSMAP
	uniform sampler2D roughnessMap;
#endif`,jb=`#if NUM_SPOT_LIGHT_COORDS > 0
	varying vec4 vSpotLightCoord[ NUM_SPOT_LIGHT_COORDS ];
#endif
#if NUM_SPOT_LIGHT_MAPS > 0
	uniform sampler2D spotLightMap[ NUM_SPOT_LIGHT_MAPS ];
#endif
#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
		#define SUN_LIGHT_CASCADES 2
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow sunShadowMap[ NUM_SUN_LIGHT_SHADOWS ];
		#else
			uniform sampler2D sunShadowMap[ NUM_SUN_LIGHT_SHADOWS ];
		#endif
		uniform mat4 sunShadowMatrix[ NUM_SUN_LIGHT_SHADOWS * SUN_LIGHT_CASCADES ];
		uniform vec4 sunShadowCascade[ NUM_SUN_LIGHT_SHADOWS * SUN_LIGHT_CASCADES ];
		varying vec4 vSunShadowWorldPosition;
		varying vec3 vSunShadowWorldNormal;
		struct SunLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SunLightShadow sunLightShadows[ NUM_SUN_LIGHT_SHADOWS ];
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow directionalShadowMap[ NUM_DIR_LIGHT_SHADOWS ];
		#else
			uniform sampler2D directionalShadowMap[ NUM_DIR_LIGHT_SHADOWS ];
		#endif
		varying vec4 vDirectionalShadowCoord[ NUM_DIR_LIGHT_SHADOWS ];
		struct DirectionalLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform DirectionalLightShadow directionalLightShadows[ NUM_DIR_LIGHT_SHADOWS ];
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow spotShadowMap[ NUM_SPOT_LIGHT_SHADOWS ];
		#else
			uniform sampler2D spotShadowMap[ NUM_SPOT_LIGHT_SHADOWS ];
		#endif
		struct SpotLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SpotLightShadow spotLightShadows[ NUM_SPOT_LIGHT_SHADOWS ];
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform samplerCubeShadow pointShadowMap[ NUM_POINT_LIGHT_SHADOWS ];
		#elif defined( SHADOWMAP_TYPE_BASIC )
			uniform samplerCube pointShadowMap[ NUM_POINT_LIGHT_SHADOWS ];
		#endif
		varying vec4 vPointShadowCoord[ NUM_POINT_LIGHT_SHADOWS ];
		struct PointLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
			float shadowCameraNear;
			float shadowCameraFar;
		};
		uniform PointLightShadow pointLightShadows[ NUM_POINT_LIGHT_SHADOWS ];
	#endif
	#if defined( SHADOWMAP_TYPE_PCF )
		float interleavedGradientNoise( vec2 position ) {
			return fract( 52.9829189 * fract( dot( position, vec2( 0.06711056, 0.00583715 ) ) ) );
		}
		vec2 vogelDiskSample( int sampleIndex, int samplesCount, float phi ) {
			const float goldenAngle = 2.399963229728653;
			float r = sqrt( ( float( sampleIndex ) + 0.5 ) / float( samplesCount ) );
			float theta = float( sampleIndex ) * goldenAngle + phi;
			return vec2( cos( theta ), sin( theta ) ) * r;
		}
	#endif
	#if defined( SHADOWMAP_TYPE_PCF )
		float getShadow( sampler2DShadow shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				vec2 texelSize = vec2( 1.0 ) / shadowMapSize;
				vec2 radius = shadowRadius * texelSize;
				float phi = interleavedGradientNoise( gl_FragCoord.xy ) * PI2;
				shadow = (
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 0, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 1, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 2, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 3, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 4, 5, phi ) * radius, shadowCoord.z ) )
				) * 0.2;
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#elif defined( SHADOWMAP_TYPE_VSM )
		float getShadow( sampler2D shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				vec2 distribution = texture2D( shadowMap, shadowCoord.xy ).rg;
				float mean = distribution.x;
				float variance = distribution.y * distribution.y;
				#ifdef USE_REVERSED_DEPTH_BUFFER
					float hard_shadow = step( mean, shadowCoord.z );
				#else
					float hard_shadow = step( shadowCoord.z, mean );
				#endif
				
				if ( hard_shadow == 1.0 ) {
					shadow = 1.0;
				} else {
					variance = max( variance, 0.0000001 );
					float d = shadowCoord.z - mean;
					float p_max = variance / ( variance + d * d );
					p_max = clamp( ( p_max - 0.3 ) / 0.65, 0.0, 1.0 );
					shadow = max( hard_shadow, p_max );
				}
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#else
		float getShadow( sampler2D shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				float depth = texture2D( shadowMap, shadowCoord.xy ).r;
				#ifdef USE_REVERSED_DEPTH_BUFFER
					shadow = step( depth, shadowCoord.z );
				#else
					shadow = step( shadowCoord.z, depth );
				#endif
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#endif
	#if NUM_SUN_LIGHT_SHADOWS > 0
		float getSunShadow(
			#if defined( SHADOWMAP_TYPE_PCF )
				sampler2DShadow shadowMap,
			#else
				sampler2D shadowMap,
			#endif
			SunLightShadow sunLightShadow,
			int shadowIndex
		) {
			vec4 shadowWorldPosition = vec4( vSunShadowWorldPosition.xyz + vSunShadowWorldNormal * sunLightShadow.shadowNormalBias, 1.0 );
			float viewDepth = vSunShadowWorldPosition.w;
			int cascadeOffset = shadowIndex * SUN_LIGHT_CASCADES;
			float shadow = 1.0;
			for ( int i = SUN_LIGHT_CASCADES - 1; i >= 0; i -- ) {
				vec4 cascade = sunShadowCascade[ cascadeOffset + i ];
				if ( viewDepth >= cascade.x && viewDepth < cascade.y ) {
					float cascadeShadow = getShadow(
						shadowMap,
						sunLightShadow.shadowMapSize,
						sunLightShadow.shadowIntensity,
						sunLightShadow.shadowBias,
						sunLightShadow.shadowRadius,
						sunShadowMatrix[ cascadeOffset + i ] * shadowWorldPosition
					);
					shadow = mix( cascadeShadow, shadow, smoothstep( cascade.z, cascade.y, viewDepth ) );
				}
			}
			return shadow;
		}
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
	#if defined( SHADOWMAP_TYPE_PCF )
	float getPointShadow( samplerCubeShadow shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord, float shadowCameraNear, float shadowCameraFar ) {
		float shadow = 1.0;
		vec3 lightToPosition = shadowCoord.xyz;
		vec3 bd3D = normalize( lightToPosition );
		vec3 absVec = abs( lightToPosition );
		float viewSpaceZ = max( max( absVec.x, absVec.y ), absVec.z );
		if ( viewSpaceZ - shadowCameraFar <= 0.0 && viewSpaceZ - shadowCameraNear >= 0.0 ) {
			float lightDistance = length( lightToPosition );
			float depthRange = shadowCameraFar - shadowCameraNear;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				float depthA = - shadowCameraNear / depthRange - shadowBias;
				float depthB = shadowCameraNear * shadowCameraFar / ( depthRange * lightDistance );
			#else
				float depthA = shadowCameraFar / depthRange + shadowBias;
				float depthB = - shadowCameraNear * shadowCameraFar / ( depthRange * lightDistance );
			#endif
			float texelSize = shadowRadius / shadowMapSize.x;
			vec3 absDir = abs( bd3D );
			vec3 tangent = absDir.x > absDir.z ? vec3( 0.0, 1.0, 0.0 ) : vec3( 1.0, 0.0, 0.0 );
			tangent = normalize( cross( bd3D, tangent ) );
			vec3 bitangent = cross( bd3D, tangent );
			float phi = interleavedGradientNoise( gl_FragCoord.xy ) * PI2;
			shadow = 0.0;
			for ( int i = 0; i < 5; i ++ ) {
				vec2 offset = vogelDiskSample( i, 5, phi );
				vec3 direction = bd3D + ( tangent * offset.x + bitangent * offset.y ) * texelSize;
				vec3 absDirection = abs( direction );
				float dp = depthA + depthB / max( max( absDirection.x, absDirection.y ), absDirection.z );
				shadow += texture( shadowMap, vec4( direction, dp ) );
			}
			shadow *= 0.2;
		}
		return mix( 1.0, shadow, shadowIntensity );
	}
	#elif defined( SHADOWMAP_TYPE_BASIC )
	float getPointShadow( samplerCube shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord, float shadowCameraNear, float shadowCameraFar ) {
		float shadow = 1.0;
		vec3 lightToPosition = shadowCoord.xyz;
		vec3 absVec = abs( lightToPosition );
		float viewSpaceZ = max( max( absVec.x, absVec.y ), absVec.z );
		if ( viewSpaceZ - shadowCameraFar <= 0.0 && viewSpaceZ - shadowCameraNear >= 0.0 ) {
			float dp = ( shadowCameraFar * ( viewSpaceZ - shadowCameraNear ) ) / ( viewSpaceZ * ( shadowCameraFar - shadowCameraNear ) );
			dp += shadowBias;
			vec3 bd3D = normalize( lightToPosition );
			float depth = textureCube( shadowMap, bd3D ).r;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				depth = 1.0 - depth;
			#endif
			shadow = step( dp, depth );
		}
		return mix( 1.0, shadow, shadowIntensity );
	}
	#endif
	#endif
#endif`,Qb=`#if NUM_SPOT_LIGHT_COORDS > 0
	uniform mat4 spotLightMatrix[ NUM_SPOT_LIGHT_COORDS ];
	varying vec4 vSpotLightCoord[ NUM_SPOT_LIGHT_COORDS ];
#endif
#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
		varying vec4 vSunShadowWorldPosition;
		varying vec3 vSunShadowWorldNormal;
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		uniform mat4 directionalShadowMatrix[ NUM_DIR_LIGHT_SHADOWS ];
		varying vec4 vDirectionalShadowCoord[ NUM_DIR_LIGHT_SHADOWS ];
		struct DirectionalLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform DirectionalLightShadow directionalLightShadows[ NUM_DIR_LIGHT_SHADOWS ];
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
		struct SpotLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SpotLightShadow spotLightShadows[ NUM_SPOT_LIGHT_SHADOWS ];
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		uniform mat4 pointShadowMatrix[ NUM_POINT_LIGHT_SHADOWS ];
		varying vec4 vPointShadowCoord[ NUM_POINT_LIGHT_SHADOWS ];
		struct PointLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
			float shadowCameraNear;
			float shadowCameraFar;
		};
		uniform PointLightShadow pointLightShadows[ NUM_POINT_LIGHT_SHADOWS ];
	#endif
#endif`,eS=`#if ( defined( USE_SHADOWMAP ) && ( NUM_DIR_LIGHT_SHADOWS > 0 || NUM_SUN_LIGHT_SHADOWS > 0 || NUM_POINT_LIGHT_SHADOWS > 0 ) ) || ( NUM_SPOT_LIGHT_COORDS > 0 )
	#ifdef HAS_NORMAL
		vec3 shadowWorldNormal = transformNormalByInverseViewMatrix( transformedNormal, viewMatrix );
	#else
		vec3 shadowWorldNormal = vec3( 0.0 );
	#endif
	vec4 shadowWorldPosition;
#endif
#if defined( USE_SHADOWMAP )
	#if NUM_SUN_LIGHT_SHADOWS > 0
		vSunShadowWorldPosition = vec4( worldPosition.xyz, - mvPosition.z );
		vSunShadowWorldNormal = shadowWorldNormal;
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++ ) {
			shadowWorldPosition = worldPosition + vec4( shadowWorldNormal * directionalLightShadows[ i ].shadowNormalBias, 0 );
			vDirectionalShadowCoord[ i ] = directionalShadowMatrix[ i ] * shadowWorldPosition;
		}
		#pragma unroll_loop_end
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_POINT_LIGHT_SHADOWS; i ++ ) {
			shadowWorldPosition = worldPosition + vec4( shadowWorldNormal * pointLightShadows[ i ].shadowNormalBias, 0 );
			vPointShadowCoord[ i ] = pointShadowMatrix[ i ] * shadowWorldPosition;
		}
		#pragma unroll_loop_end
	#endif
#endif
#if NUM_SPOT_LIGHT_COORDS > 0
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHT_COORDS; i ++ ) {
		shadowWorldPosition = worldPosition;
		#if ( defined( USE_SHADOWMAP ) && UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
			shadowWorldPosition.xyz += shadowWorldNormal * spotLightShadows[ i ].shadowNormalBias;
		#endif
		vSpotLightCoord[ i ] = spotLightMatrix[ i ] * shadowWorldPosition;
	}
	#pragma unroll_loop_end
#endif`,tS=`float getShadowMask() {
	float shadow = 1.0;
	#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
	SunLightShadow sunLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SUN_LIGHT_SHADOWS; i ++ ) {
		sunLight = sunLightShadows[ i ];
		shadow *= receiveShadow ? getSunShadow( sunShadowMap[ i ], sunLight, UNROLLED_LOOP_INDEX ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
	DirectionalLightShadow directionalLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++ ) {
		directionalLight = directionalLightShadows[ i ];
		shadow *= receiveShadow ? getShadow( directionalShadowMap[ i ], directionalLight.shadowMapSize, directionalLight.shadowIntensity, directionalLight.shadowBias, directionalLight.shadowRadius, vDirectionalShadowCoord[ i ] ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
	SpotLightShadow spotLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHT_SHADOWS; i ++ ) {
		spotLight = spotLightShadows[ i ];
		shadow *= receiveShadow ? getShadow( spotShadowMap[ i ], spotLight.shadowMapSize, spotLight.shadowIntensity, spotLight.shadowBias, spotLight.shadowRadius, vSpotLightCoord[ i ] ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0 && ( defined( SHADOWMAP_TYPE_PCF ) || defined( SHADOWMAP_TYPE_BASIC ) )
	PointLightShadow pointLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_POINT_LIGHT_SHADOWS; i ++ ) {
		pointLight = pointLightShadows[ i ];
		shadow *= receiveShadow ? getPointShadow( pointShadowMap[ i ], pointLight.shadowMapSize, pointLight.shadowIntensity, pointLight.shadowBias, pointLight.shadowRadius, vPointShadowCoord[ i ], pointLight.shadowCameraNear, pointLight.shadowCameraFar ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#endif
	return shadow;
}`,nS=`#ifdef USE_SKINNING
	mat4 boneMatX = getBoneMatrix( skinIndex.x );
	mat4 boneMatY = getBoneMatrix( skinIndex.y );
	mat4 boneMatZ = getBoneMatrix( skinIndex.z );
	mat4 boneMatW = getBoneMatrix( skinIndex.w );
#endif`,iS=`#ifdef USE_SKINNING
	uniform mat4 bindMatrix;
	uniform mat4 bindMatrixInverse;
	uniform highp sampler2D boneTexture;
	mat4 getBoneMatrix( const in float i ) {
		int size = textureSize( boneTexture, 0 ).x;
		int j = int( i ) * 4;
		int x = j % size;
		int y = j / size;
		vec4 v1 = texelFetch( boneTexture, ivec2( x, y ), 0 );
		vec4 v2 = texelFetch( boneTexture, ivec2( x + 1, y ), 0 );
		vec4 v3 = texelFetch( boneTexture, ivec2( x + 2, y ), 0 );
		vec4 v4 = texelFetch( boneTexture, ivec2( x + 3, y ), 0 );
		return mat4( v1, v2, v3, v4 );
	}
#endif`,rS=`#ifdef USE_SKINNING
	vec4 skinVertex = bindMatrix * vec4( transformed, 1.0 );
	vec4 skinned = vec4( 0.0 );
	skinned += boneMatX * skinVertex * skinWeight.x;
	skinned += boneMatY * skinVertex * skinWeight.y;
	skinned += boneMatZ * skinVertex * skinWeight.z;
	skinned += boneMatW * skinVertex * skinWeight.w;
	transformed = ( bindMatrixInverse * skinned ).xyz;
#endif`,sS=`#ifdef USE_SKINNING
	mat4 skinMatrix = mat4( 0.0 );
	skinMatrix += skinWeight.x * boneMatX;
	skinMatrix += skinWeight.y * boneMatY;
	skinMatrix += skinWeight.z * boneMatZ;
	skinMatrix += skinWeight.w * boneMatW;
	skinMatrix = bindMatrixInverse * skinMatrix * bindMatrix;
	objectNormal = vec4( skinMatrix * vec4( objectNormal, 0.0 ) ).xyz;
	#ifdef USE_TANGENT
		objectTangent = vec4( skinMatrix * vec4( objectTangent, 0.0 ) ).xyz;
	#endif
#endif`,aS=`float specularStrength;
#ifdef USE_SPECULARMAP
	vec4 texelSpecular = texture2D( specularMap, vSpecularMapUv );
	specularStrength = texelSpecular.r;
#else
	specularStrength = 1.0;
#endif`,oS=`#ifdef USE_SPECULARMAP
	uniform sampler2D specularMap;
#endif`,lS=`#if defined( TONE_MAPPING )
	gl_FragColor.rgb = toneMapping( gl_FragColor.rgb );
#endif`,cS=`#ifndef saturate
#define saturate( a ) clamp( a, 0.0, 1.0 )
#endif
uniform float toneMappingExposure;
vec3 LinearToneMapping( vec3 color ) {
	return saturate( toneMappingExposure * color );
}
vec3 ReinhardToneMapping( vec3 color ) {
	color *= toneMappingExposure;
	return saturate( color / ( vec3( 1.0 ) + color ) );
}
vec3 CineonToneMapping( vec3 color ) {
	color *= toneMappingExposure;
	color = max( vec3( 0.0 ), color - 0.004 );
	return pow( ( color * ( 6.2 * color + 0.5 ) ) / ( color * ( 6.2 * color + 1.7 ) + 0.06 ), vec3( 2.2 ) );
}
vec3 RRTAndODTFit( vec3 v ) {
	vec3 a = v * ( v + 0.0245786 ) - 0.000090537;
	vec3 b = v * ( 0.983729 * v + 0.4329510 ) + 0.238081;
	return a / b;
}
vec3 ACESFilmicToneMapping( vec3 color ) {
	const mat3 ACESInputMat = mat3(
		vec3( 0.59719, 0.07600, 0.02840 ),		vec3( 0.35458, 0.90834, 0.13383 ),
		vec3( 0.04823, 0.01566, 0.83777 )
	);
	const mat3 ACESOutputMat = mat3(
		vec3(  1.60475, -0.10208, -0.00327 ),		vec3( -0.53108,  1.10813, -0.07276 ),
		vec3( -0.07367, -0.00605,  1.07602 )
	);
	color *= toneMappingExposure / 0.6;
	color = ACESInputMat * color;
	color = RRTAndODTFit( color );
	color = ACESOutputMat * color;
	return saturate( color );
}
const mat3 LINEAR_REC2020_TO_LINEAR_SRGB = mat3(
	vec3( 1.6605, - 0.1246, - 0.0182 ),
	vec3( - 0.5876, 1.1329, - 0.1006 ),
	vec3( - 0.0728, - 0.0083, 1.1187 )
);
const mat3 LINEAR_SRGB_TO_LINEAR_REC2020 = mat3(
	vec3( 0.6274, 0.0691, 0.0164 ),
	vec3( 0.3293, 0.9195, 0.0880 ),
	vec3( 0.0433, 0.0113, 0.8956 )
);
vec3 agxDefaultContrastApprox( vec3 x ) {
	vec3 x2 = x * x;
	vec3 x4 = x2 * x2;
	return + 15.5 * x4 * x2
		- 40.14 * x4 * x
		+ 31.96 * x4
		- 6.868 * x2 * x
		+ 0.4298 * x2
		+ 0.1191 * x
		- 0.00232;
}
vec3 AgXToneMapping( vec3 color ) {
	const mat3 AgXInsetMatrix = mat3(
		vec3( 0.856627153315983, 0.137318972929847, 0.11189821299995 ),
		vec3( 0.0951212405381588, 0.761241990602591, 0.0767994186031903 ),
		vec3( 0.0482516061458583, 0.101439036467562, 0.811302368396859 )
	);
	const mat3 AgXOutsetMatrix = mat3(
		vec3( 1.1271005818144368, - 0.1413297634984383, - 0.14132976349843826 ),
		vec3( - 0.11060664309660323, 1.157823702216272, - 0.11060664309660294 ),
		vec3( - 0.016493938717834573, - 0.016493938717834257, 1.2519364065950405 )
	);
	const float AgxMinEv = - 12.47393;	const float AgxMaxEv = 4.026069;
	color *= toneMappingExposure;
	color = LINEAR_SRGB_TO_LINEAR_REC2020 * color;
	color = AgXInsetMatrix * color;
	color = max( color, 1e-10 );	color = log2( color );
	color = ( color - AgxMinEv ) / ( AgxMaxEv - AgxMinEv );
	color = clamp( color, 0.0, 1.0 );
	color = agxDefaultContrastApprox( color );
	color = AgXOutsetMatrix * color;
	color = pow( max( vec3( 0.0 ), color ), vec3( 2.2 ) );
	color = LINEAR_REC2020_TO_LINEAR_SRGB * color;
	color = clamp( color, 0.0, 1.0 );
	return color;
}
vec3 NeutralToneMapping( vec3 color ) {
	const float StartCompression = 0.8 - 0.04;
	const float Desaturation = 0.15;
	color *= toneMappingExposure;
	float x = min( color.r, min( color.g, color.b ) );
	float offset = x < 0.08 ? x - 6.25 * x * x : 0.04;
	color -= offset;
	float peak = max( color.r, max( color.g, color.b ) );
	if ( peak < StartCompression ) return color;
	float d = 1. - StartCompression;
	float newPeak = 1. - d * d / ( peak + d - StartCompression );
	color *= newPeak / peak;
	float g = 1. - 1. / ( Desaturation * ( peak - newPeak ) + 1. );
	return mix( color, vec3( newPeak ), g );
}
vec3 CustomToneMapping( vec3 color ) { return color; }`,hS=`#ifdef USE_TRANSMISSION
	material.transmission = transmission;
	material.transmissionAlpha = 1.0;
	material.thickness = thickness;
	material.attenuationDistance = attenuationDistance;
	material.attenuationColor = attenuationColor;
	#ifdef USE_TRANSMISSIONMAP
		material.transmission *= texture2D( transmissionMap, vTransmissionMapUv ).r;
	#endif
	#ifdef USE_THICKNESSMAP
		material.thickness *= texture2D( thicknessMap, vThicknessMapUv ).g;
	#endif
	vec3 pos = vWorldPosition;
	vec3 v = normalize( cameraPosition - pos );
	vec3 n = transformNormalByInverseViewMatrix( normal, viewMatrix );
	vec4 transmitted = getIBLVolumeRefraction(
		n, v, material.roughness, material.diffuseContribution, material.specularColorBlended, material.specularF90,
		pos, modelMatrix, viewMatrix, projectionMatrix, material.dispersion, material.ior, material.thickness,
		material.attenuationColor, material.attenuationDistance );
	material.transmissionAlpha = mix( material.transmissionAlpha, transmitted.a, material.transmission );
	totalDiffuse = mix( totalDiffuse, transmitted.rgb, material.transmission );
#endif`,uS=`#ifdef USE_TRANSMISSION
	uniform float transmission;
	uniform float thickness;
	uniform float attenuationDistance;
	uniform vec3 attenuationColor;
	#ifdef USE_TRANSMISSIONMAP
		uniform sampler2D transmissionMap;
	#endif
	#ifdef USE_THICKNESSMAP
		uniform sampler2D thicknessMap;
	#endif
	uniform vec2 transmissionSamplerSize;
	uniform sampler2D transmissionSamplerMap;
	uniform mat4 modelMatrix;
	uniform mat4 projectionMatrix;
	varying vec3 vWorldPosition;
	float w0( float a ) {
		return ( 1.0 / 6.0 ) * ( a * ( a * ( - a + 3.0 ) - 3.0 ) + 1.0 );
	}
	float w1( float a ) {
		return ( 1.0 / 6.0 ) * ( a *  a * ( 3.0 * a - 6.0 ) + 4.0 );
	}
	float w2( float a ){
		return ( 1.0 / 6.0 ) * ( a * ( a * ( - 3.0 * a + 3.0 ) + 3.0 ) + 1.0 );
	}
	float w3( float a ) {
		return ( 1.0 / 6.0 ) * ( a * a * a );
	}
	float g0( float a ) {
		return w0( a ) + w1( a );
	}
	float g1( float a ) {
		return w2( a ) + w3( a );
	}
	float h0( float a ) {
		return - 1.0 + w1( a ) / ( w0( a ) + w1( a ) );
	}
	float h1( float a ) {
		return 1.0 + w3( a ) / ( w2( a ) + w3( a ) );
	}
	vec4 bicubic( sampler2D tex, vec2 uv, vec4 texelSize, float lod ) {
		uv = uv * texelSize.zw + 0.5;
		vec2 iuv = floor( uv );
		vec2 fuv = fract( uv );
		float g0x = g0( fuv.x );
		float g1x = g1( fuv.x );
		float h0x = h0( fuv.x );
		float h1x = h1( fuv.x );
		float h0y = h0( fuv.y );
		float h1y = h1( fuv.y );
		vec2 p0 = ( vec2( iuv.x + h0x, iuv.y + h0y ) - 0.5 ) * texelSize.xy;
		vec2 p1 = ( vec2( iuv.x + h1x, iuv.y + h0y ) - 0.5 ) * texelSize.xy;
		vec2 p2 = ( vec2( iuv.x + h0x, iuv.y + h1y ) - 0.5 ) * texelSize.xy;
		vec2 p3 = ( vec2( iuv.x + h1x, iuv.y + h1y ) - 0.5 ) * texelSize.xy;
		return g0( fuv.y ) * ( g0x * textureLod( tex, p0, lod ) + g1x * textureLod( tex, p1, lod ) ) +
			g1( fuv.y ) * ( g0x * textureLod( tex, p2, lod ) + g1x * textureLod( tex, p3, lod ) );
	}
	vec4 textureBicubic( sampler2D sampler, vec2 uv, float lod ) {
		vec2 fLodSize = vec2( textureSize( sampler, int( lod ) ) );
		vec2 cLodSize = vec2( textureSize( sampler, int( lod + 1.0 ) ) );
		vec2 fLodSizeInv = 1.0 / fLodSize;
		vec2 cLodSizeInv = 1.0 / cLodSize;
		vec4 fSample = bicubic( sampler, uv, vec4( fLodSizeInv, fLodSize ), floor( lod ) );
		vec4 cSample = bicubic( sampler, uv, vec4( cLodSizeInv, cLodSize ), ceil( lod ) );
		return mix( fSample, cSample, fract( lod ) );
	}
	vec3 getVolumeTransmissionRay( const in vec3 n, const in vec3 v, const in float thickness, const in float ior, const in mat4 modelMatrix ) {
		vec3 refractionVector = refract( - v, normalize( n ), 1.0 / ior );
		vec3 modelScale;
		modelScale.x = length( vec3( modelMatrix[ 0 ].xyz ) );
		modelScale.y = length( vec3( modelMatrix[ 1 ].xyz ) );
		modelScale.z = length( vec3( modelMatrix[ 2 ].xyz ) );
		return normalize( refractionVector ) * thickness * modelScale;
	}
	float applyIorToRoughness( const in float roughness, const in float ior ) {
		return roughness * clamp( ior * 2.0 - 2.0, 0.0, 1.0 );
	}
	vec4 getTransmissionSample( const in vec2 fragCoord, const in float roughness, const in float ior ) {
		float lod = log2( transmissionSamplerSize.x ) * applyIorToRoughness( roughness, ior );
		return textureBicubic( transmissionSamplerMap, fragCoord.xy, lod );
	}
	vec3 volumeAttenuation( const in float transmissionDistance, const in vec3 attenuationColor, const in float attenuationDistance ) {
		if ( isinf( attenuationDistance ) ) {
			return vec3( 1.0 );
		} else {
			vec3 attenuationCoefficient = -log( attenuationColor ) / attenuationDistance;
			vec3 transmittance = exp( - attenuationCoefficient * transmissionDistance );			return transmittance;
		}
	}
	vec4 getIBLVolumeRefraction( const in vec3 n, const in vec3 v, const in float roughness, const in vec3 diffuseColor,
		const in vec3 specularColor, const in float specularF90, const in vec3 position, const in mat4 modelMatrix,
		const in mat4 viewMatrix, const in mat4 projMatrix, const in float dispersion, const in float ior, const in float thickness,
		const in vec3 attenuationColor, const in float attenuationDistance ) {
		vec4 transmittedLight;
		vec3 transmittance;
		#ifdef USE_DISPERSION
			float halfSpread = ( ior - 1.0 ) * 0.025 * dispersion;
			vec3 iors = vec3( ior - halfSpread, ior, ior + halfSpread );
			for ( int i = 0; i < 3; i ++ ) {
				vec3 transmissionRay = getVolumeTransmissionRay( n, v, thickness, iors[ i ], modelMatrix );
				vec3 refractedRayExit = position + transmissionRay;
				vec4 ndcPos = projMatrix * viewMatrix * vec4( refractedRayExit, 1.0 );
				vec2 refractionCoords = ndcPos.xy / ndcPos.w;
				refractionCoords += 1.0;
				refractionCoords /= 2.0;
				vec4 transmissionSample = getTransmissionSample( refractionCoords, roughness, iors[ i ] );
				transmittedLight[ i ] = transmissionSample[ i ];
				transmittedLight.a += transmissionSample.a;
				transmittance[ i ] = diffuseColor[ i ] * volumeAttenuation( length( transmissionRay ), attenuationColor, attenuationDistance )[ i ];
			}
			transmittedLight.a /= 3.0;
		#else
			vec3 transmissionRay = getVolumeTransmissionRay( n, v, thickness, ior, modelMatrix );
			vec3 refractedRayExit = position + transmissionRay;
			vec4 ndcPos = projMatrix * viewMatrix * vec4( refractedRayExit, 1.0 );
			vec2 refractionCoords = ndcPos.xy / ndcPos.w;
			refractionCoords += 1.0;
			refractionCoords /= 2.0;
			transmittedLight = getTransmissionSample( refractionCoords, roughness, ior );
			transmittance = diffuseColor * volumeAttenuation( length( transmissionRay ), attenuationColor, attenuationDistance );
		#endif
		vec3 attenuatedColor = transmittance * transmittedLight.rgb;
		vec3 F = EnvironmentBRDF( n, v, specularColor, specularF90, roughness );
		float transmittanceFactor = ( transmittance.r + transmittance.g + transmittance.b ) / 3.0;
		return vec4( ( 1.0 - F ) * attenuatedColor, 1.0 - ( 1.0 - transmittedLight.a ) * transmittanceFactor );
	}
#endif`,dS=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	varying vec2 vUv;
#endif
#ifdef USE_MAP
	varying vec2 vMapUv;
#endif
#ifdef USE_ALPHAMAP
	varying vec2 vAlphaMapUv;
#endif
#ifdef USE_LIGHTMAP
	varying vec2 vLightMapUv;
#endif
#ifdef USE_AOMAP
	varying vec2 vAoMapUv;
#endif
#ifdef USE_BUMPMAP
	varying vec2 vBumpMapUv;
#endif
#ifdef USE_NORMALMAP
	varying vec2 vNormalMapUv;
#endif
#ifdef USE_EMISSIVEMAP
	varying vec2 vEmissiveMapUv;
#endif
#ifdef USE_METALNESSMAP
	varying vec2 vMetalnessMapUv;
#endif
#ifdef USE_ROUGHNESSMAP
	varying vec2 vRoughnessMapUv;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	varying vec2 vDiffuseRoughnessMapUv;
#endif
#ifdef USE_ANISOTROPYMAP
	varying vec2 vAnisotropyMapUv;
#endif
#ifdef USE_CLEARCOATMAP
	varying vec2 vClearcoatMapUv;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	varying vec2 vClearcoatNormalMapUv;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	varying vec2 vClearcoatRoughnessMapUv;
#endif
#ifdef USE_IRIDESCENCEMAP
	varying vec2 vIridescenceMapUv;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	varying vec2 vIridescenceThicknessMapUv;
#endif
#ifdef USE_SHEEN_COLORMAP
	varying vec2 vSheenColorMapUv;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	varying vec2 vSheenRoughnessMapUv;
#endif
#ifdef USE_SPECULARMAP
	varying vec2 vSpecularMapUv;
#endif
#ifdef USE_SPECULAR_COLORMAP
	varying vec2 vSpecularColorMapUv;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	varying vec2 vSpecularIntensityMapUv;
#endif
#ifdef USE_TRANSMISSIONMAP
	uniform mat3 transmissionMapTransform;
	varying vec2 vTransmissionMapUv;
#endif
#ifdef USE_THICKNESSMAP
	uniform mat3 thicknessMapTransform;
	varying vec2 vThicknessMapUv;
#endif`,fS=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	varying vec2 vUv;
#endif
#ifdef USE_MAP
	uniform mat3 mapTransform;
	varying vec2 vMapUv;
#endif
#ifdef USE_ALPHAMAP
	uniform mat3 alphaMapTransform;
	varying vec2 vAlphaMapUv;
#endif
#ifdef USE_LIGHTMAP
	uniform mat3 lightMapTransform;
	varying vec2 vLightMapUv;
#endif
#ifdef USE_AOMAP
	uniform mat3 aoMapTransform;
	varying vec2 vAoMapUv;
#endif
#ifdef USE_BUMPMAP
	uniform mat3 bumpMapTransform;
	varying vec2 vBumpMapUv;
#endif
#ifdef USE_NORMALMAP
	uniform mat3 normalMapTransform;
	varying vec2 vNormalMapUv;
#endif
#ifdef USE_DISPLACEMENTMAP
	uniform mat3 displacementMapTransform;
	varying vec2 vDisplacementMapUv;
#endif
#ifdef USE_EMISSIVEMAP
	uniform mat3 emissiveMapTransform;
	varying vec2 vEmissiveMapUv;
#endif
#ifdef USE_METALNESSMAP
	uniform mat3 metalnessMapTransform;
	varying vec2 vMetalnessMapUv;
#endif
#ifdef USE_ROUGHNESSMAP
	uniform mat3 roughnessMapTransform;
	varying vec2 vRoughnessMapUv;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	uniform mat3 diffuseRoughnessMapTransform;
	varying vec2 vDiffuseRoughnessMapUv;
#endif
#ifdef USE_ANISOTROPYMAP
	uniform mat3 anisotropyMapTransform;
	varying vec2 vAnisotropyMapUv;
#endif
#ifdef USE_CLEARCOATMAP
	uniform mat3 clearcoatMapTransform;
	varying vec2 vClearcoatMapUv;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform mat3 clearcoatNormalMapTransform;
	varying vec2 vClearcoatNormalMapUv;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform mat3 clearcoatRoughnessMapTransform;
	varying vec2 vClearcoatRoughnessMapUv;
#endif
#ifdef USE_SHEEN_COLORMAP
	uniform mat3 sheenColorMapTransform;
	varying vec2 vSheenColorMapUv;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	uniform mat3 sheenRoughnessMapTransform;
	varying vec2 vSheenRoughnessMapUv;
#endif
#ifdef USE_IRIDESCENCEMAP
	uniform mat3 iridescenceMapTransform;
	varying vec2 vIridescenceMapUv;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform mat3 iridescenceThicknessMapTransform;
	varying vec2 vIridescenceThicknessMapUv;
#endif
#ifdef USE_SPECULARMAP
	uniform mat3 specularMapTransform;
	varying vec2 vSpecularMapUv;
#endif
#ifdef USE_SPECULAR_COLORMAP
	uniform mat3 specularColorMapTransform;
	varying vec2 vSpecularColorMapUv;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	uniform mat3 specularIntensityMapTransform;
	varying vec2 vSpecularIntensityMapUv;
#endif
#ifdef USE_TRANSMISSIONMAP
	uniform mat3 transmissionMapTransform;
	varying vec2 vTransmissionMapUv;
#endif
#ifdef USE_THICKNESSMAP
	uniform mat3 thicknessMapTransform;
	varying vec2 vThicknessMapUv;
#endif`,pS=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	vUv = vec3( uv, 1 ).xy;
#endif
#ifdef USE_MAP
	vMapUv = ( mapTransform * vec3( MAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ALPHAMAP
	vAlphaMapUv = ( alphaMapTransform * vec3( ALPHAMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_LIGHTMAP
	vLightMapUv = ( lightMapTransform * vec3( LIGHTMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_AOMAP
	vAoMapUv = ( aoMapTransform * vec3( AOMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_BUMPMAP
	vBumpMapUv = ( bumpMapTransform * vec3( BUMPMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_NORMALMAP
	vNormalMapUv = ( normalMapTransform * vec3( NORMALMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_DISPLACEMENTMAP
	vDisplacementMapUv = ( displacementMapTransform * vec3( DISPLACEMENTMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_EMISSIVEMAP
	vEmissiveMapUv = ( emissiveMapTransform * vec3( EMISSIVEMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_METALNESSMAP
	vMetalnessMapUv = ( metalnessMapTransform * vec3( METALNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ROUGHNESSMAP
	vRoughnessMapUv = ( roughnessMapTransform * vec3( ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	vDiffuseRoughnessMapUv = ( diffuseRoughnessMapTransform * vec3( DIFFUSE_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ANISOTROPYMAP
	vAnisotropyMapUv = ( anisotropyMapTransform * vec3( ANISOTROPYMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOATMAP
	vClearcoatMapUv = ( clearcoatMapTransform * vec3( CLEARCOATMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	vClearcoatNormalMapUv = ( clearcoatNormalMapTransform * vec3( CLEARCOAT_NORMALMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	vClearcoatRoughnessMapUv = ( clearcoatRoughnessMapTransform * vec3( CLEARCOAT_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_IRIDESCENCEMAP
	vIridescenceMapUv = ( iridescenceMapTransform * vec3( IRIDESCENCEMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	vIridescenceThicknessMapUv = ( iridescenceThicknessMapTransform * vec3( IRIDESCENCE_THICKNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SHEEN_COLORMAP
	vSheenColorMapUv = ( sheenColorMapTransform * vec3( SHEEN_COLORMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	vSheenRoughnessMapUv = ( sheenRoughnessMapTransform * vec3( SHEEN_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULARMAP
	vSpecularMapUv = ( specularMapTransform * vec3( SPECULARMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULAR_COLORMAP
	vSpecularColorMapUv = ( specularColorMapTransform * vec3( SPECULAR_COLORMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	vSpecularIntensityMapUv = ( specularIntensityMapTransform * vec3( SPECULAR_INTENSITYMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_TRANSMISSIONMAP
	vTransmissionMapUv = ( transmissionMapTransform * vec3( TRANSMISSIONMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_THICKNESSMAP
	vThicknessMapUv = ( thicknessMapTransform * vec3( THICKNESSMAP_UV, 1 ) ).xy;
#endif`,mS=`#if defined( USE_ENVMAP ) || defined( DISTANCE ) || defined ( USE_SHADOWMAP ) || defined ( USE_TRANSMISSION ) || NUM_SPOT_LIGHT_COORDS > 0
	vec4 worldPosition = vec4( transformed, 1.0 );
	#ifdef USE_BATCHING
		worldPosition = batchingMatrix * worldPosition;
	#endif
	#ifdef USE_INSTANCING
		worldPosition = instanceMatrix * worldPosition;
	#endif
	worldPosition = modelMatrix * worldPosition;
#endif`,gS=`varying vec2 vUv;
uniform mat3 uvTransform;
void main() {
	vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	gl_Position = vec4( position.xy, 1.0, 1.0 );
}`,vS=`uniform sampler2D t2D;
uniform float backgroundIntensity;
varying vec2 vUv;
void main() {
	vec4 texColor = texture2D( t2D, vUv );
	#ifdef DECODE_VIDEO_TEXTURE
		texColor = vec4( mix( pow( texColor.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), texColor.rgb * 0.0773993808, vec3( lessThanEqual( texColor.rgb, vec3( 0.04045 ) ) ) ), texColor.w );
	#endif
	texColor.rgb *= backgroundIntensity;
	gl_FragColor = texColor;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,xS=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,yS=`uniform float backgroundBlurriness;
uniform float backgroundIntensity;
uniform mat3 backgroundRotation;
varying vec3 vWorldDirection;
#include <envmap_common_pars_fragment>
void main() {
	#ifdef ENVMAP_TYPE_PMREM
		vec4 texColor = textureLod( envMap, backgroundRotation * vWorldDirection, roughnessToMip( backgroundBlurriness ) );
	#else
		vec4 texColor = textureCube( envMap, backgroundRotation * vWorldDirection );
	#endif
	texColor.rgb *= backgroundIntensity;
	gl_FragColor = texColor;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,_S=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,bS=`uniform samplerCube tCube;
uniform float tFlip;
uniform float opacity;
varying vec3 vWorldDirection;
void main() {
	vec4 texColor = textureCube( tCube, vec3( tFlip * vWorldDirection.x, vWorldDirection.yz ) );
	gl_FragColor = texColor;
	gl_FragColor.a *= opacity;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,SS=`#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
varying vec2 vHighPrecisionZW;
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <skinbase_vertex>
	#include <morphinstance_vertex>
	#ifdef USE_DISPLACEMENTMAP
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vHighPrecisionZW = gl_Position.zw;
}`,MS=`#if DEPTH_PACKING == 3200
	uniform float opacity;
#endif
#include <common>
#include <packing>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
varying vec2 vHighPrecisionZW;
void main() {
	vec4 diffuseColor = vec4( 1.0 );
	#include <clipping_planes_fragment>
	#if DEPTH_PACKING == 3200
		diffuseColor.a = opacity;
	#endif
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <logdepthbuf_fragment>
	#ifdef USE_REVERSED_DEPTH_BUFFER
		float fragCoordZ = vHighPrecisionZW[ 0 ] / vHighPrecisionZW[ 1 ];
	#else
		float fragCoordZ = 0.5 * vHighPrecisionZW[ 0 ] / vHighPrecisionZW[ 1 ] + 0.5;
	#endif
	#if DEPTH_PACKING == 3200
		gl_FragColor = vec4( vec3( 1.0 - fragCoordZ ), opacity );
	#elif DEPTH_PACKING == 3201
		gl_FragColor = packDepthToRGBA( fragCoordZ );
	#elif DEPTH_PACKING == 3202
		gl_FragColor = vec4( packDepthToRGB( fragCoordZ ), 1.0 );
	#elif DEPTH_PACKING == 3203
		gl_FragColor = vec4( packDepthToRG( fragCoordZ ), 0.0, 1.0 );
	#endif
}`,wS=`#define DISTANCE
varying vec3 vWorldPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <skinbase_vertex>
	#include <morphinstance_vertex>
	#ifdef USE_DISPLACEMENTMAP
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <worldpos_vertex>
	#include <clipping_planes_vertex>
	vWorldPosition = worldPosition.xyz;
}`,TS=`#define DISTANCE
uniform vec3 referencePosition;
uniform float nearDistance;
uniform float farDistance;
varying vec3 vWorldPosition;
#include <common>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( 1.0 );
	#include <clipping_planes_fragment>
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	float dist = length( vWorldPosition - referencePosition );
	dist = ( dist - nearDistance ) / ( farDistance - nearDistance );
	dist = saturate( dist );
	gl_FragColor = vec4( dist, 0.0, 0.0, 1.0 );
}`,ES=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
}`,AS=`uniform sampler2D tEquirect;
varying vec3 vWorldDirection;
#include <common>
void main() {
	vec3 direction = normalize( vWorldDirection );
	vec2 sampleUV = equirectUv( direction );
	gl_FragColor = texture2D( tEquirect, sampleUV );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,RS=`uniform float scale;
attribute float lineDistance;
varying float vLineDistance;
#include <common>
#include <uv_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	vLineDistance = scale * lineDistance;
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
}`,CS=`uniform vec3 diffuse;
uniform float opacity;
uniform float dashSize;
uniform float totalSize;
varying float vLineDistance;
#include <common>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	if ( mod( vLineDistance, totalSize ) > dashSize ) {
		discard;
	}
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,PS=`#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#if defined ( USE_ENVMAP ) || defined ( USE_SKINNING )
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinbase_vertex>
		#include <skinnormal_vertex>
		#include <defaultnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <fog_vertex>
}`,IS=`uniform vec3 diffuse;
uniform float opacity;
#ifndef FLAT_SHADED
	varying vec3 vNormal;
#endif
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <fog_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	#ifdef USE_LIGHTMAP
		vec4 lightMapTexel = texture2D( lightMap, vLightMapUv );
		reflectedLight.indirectDiffuse += lightMapTexel.rgb * lightMapIntensity * RECIPROCAL_PI;
	#else
		reflectedLight.indirectDiffuse += vec3( 1.0 );
	#endif
	#include <aomap_fragment>
	reflectedLight.indirectDiffuse *= diffuseColor.rgb;
	vec3 outgoingLight = reflectedLight.indirectDiffuse;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,zS=`#define LAMBERT
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,DS=`#define LAMBERT
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_lambert_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_lambert_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + totalEmissiveRadiance;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,LS=`#define MATCAP
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <color_pars_vertex>
#include <displacementmap_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
	vViewPosition = - mvPosition.xyz;
}`,kS=`#define MATCAP
uniform vec3 diffuse;
uniform float opacity;
uniform sampler2D matcap;
varying vec3 vViewPosition;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <normal_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	vec3 viewDir = normalize( vViewPosition );
	vec3 x = normalize( vec3( viewDir.z, 0.0, - viewDir.x ) );
	vec3 y = cross( viewDir, x );
	vec2 uv = vec2( dot( x, normal ), dot( y, normal ) ) * 0.495 + 0.5;
	#ifdef USE_MATCAP
		vec4 matcapColor = texture2D( matcap, uv );
	#else
		vec4 matcapColor = vec4( vec3( mix( 0.2, 0.8, uv.y ) ), 1.0 );
	#endif
	vec3 outgoingLight = diffuseColor.rgb * matcapColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,NS=`#define NORMAL
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	varying vec3 vViewPosition;
#endif
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	vViewPosition = - mvPosition.xyz;
#endif
}`,US=`#define NORMAL
uniform float opacity;
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	varying vec3 vViewPosition;
#endif
#include <uv_pars_fragment>
#include <normal_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( 0.0, 0.0, 0.0, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	gl_FragColor = vec4( normalize( normal ) * 0.5 + 0.5, diffuseColor.a );
	#ifdef OPAQUE
		gl_FragColor.a = 1.0;
	#endif
}`,FS=`#define PHONG
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,OS=`#define PHONG
uniform vec3 diffuse;
uniform vec3 emissive;
uniform vec3 specular;
uniform float shininess;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_phong_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_phong_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + reflectedLight.directSpecular + reflectedLight.indirectSpecular + totalEmissiveRadiance;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,BS=`#define STANDARD
varying vec3 vViewPosition;
#ifdef USE_TRANSMISSION
	varying vec3 vWorldPosition;
#endif
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
#ifdef USE_TRANSMISSION
	vWorldPosition = worldPosition.xyz;
#endif
}`,HS=`#define STANDARD
#ifdef PHYSICAL
	#define IOR
	#define USE_SPECULAR
#endif
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float roughness;
uniform float metalness;
uniform float opacity;
#ifdef IOR
	uniform float ior;
#endif
#ifdef USE_SPECULAR
	uniform float specularIntensity;
	uniform vec3 specularColor;
	#ifdef USE_SPECULAR_COLORMAP
		uniform sampler2D specularColorMap;
	#endif
	#ifdef USE_SPECULAR_INTENSITYMAP
		uniform sampler2D specularIntensityMap;
	#endif
#endif
#ifdef USE_CLEARCOAT
	uniform float clearcoat;
	uniform float clearcoatRoughness;
#endif
#ifdef USE_DIFFUSE_ROUGHNESS
	uniform float diffuseRoughness;
	#ifdef USE_DIFFUSE_ROUGHNESSMAP
		uniform sampler2D diffuseRoughnessMap;
	#endif
#endif
#ifdef USE_DISPERSION
	uniform float dispersion;
#endif
#ifdef USE_RETROREFLECTION
	uniform float retroreflectivity;
#endif
#ifdef USE_IRIDESCENCE
	uniform float iridescence;
	uniform float iridescenceIOR;
	uniform float iridescenceThicknessMinimum;
	uniform float iridescenceThicknessMaximum;
#endif
#ifdef USE_SHEEN
	uniform vec3 sheenColor;
	uniform float sheenRoughness;
	#ifdef USE_SHEEN_COLORMAP
		uniform sampler2D sheenColorMap;
	#endif
	#ifdef USE_SHEEN_ROUGHNESSMAP
		uniform sampler2D sheenRoughnessMap;
	#endif
#endif
#ifdef USE_ANISOTROPY
	uniform vec2 anisotropyVector;
	#ifdef USE_ANISOTROPYMAP
		uniform sampler2D anisotropyMap;
	#endif
#endif
varying vec3 vViewPosition;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <iridescence_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_physical_pars_fragment>
#include <transmission_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <clearcoat_pars_fragment>
#include <iridescence_pars_fragment>
#include <roughnessmap_pars_fragment>
#include <metalnessmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <roughnessmap_fragment>
	#include <metalnessmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <clearcoat_normal_fragment_begin>
	#include <clearcoat_normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_physical_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 totalDiffuse = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse;
	vec3 totalSpecular = reflectedLight.directSpecular + reflectedLight.indirectSpecular;
	#include <transmission_fragment>
	vec3 outgoingLight = totalDiffuse + totalSpecular + totalEmissiveRadiance;
	#ifdef USE_SHEEN
 
		outgoingLight = outgoingLight + sheenSpecularDirect + sheenSpecularIndirect;
 
 	#endif
	#ifdef USE_CLEARCOAT
		float dotNVcc = saturate( dot( geometryClearcoatNormal, geometryViewDir ) );
		vec3 Fcc = F_Schlick( material.clearcoatF0, material.clearcoatF90, dotNVcc );
		outgoingLight = outgoingLight * ( 1.0 - material.clearcoat * Fcc ) + ( clearcoatSpecularDirect + clearcoatSpecularIndirect ) * material.clearcoat;
	#endif
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,VS=`#define TOON
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,GS=`#define TOON
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <gradientmap_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_toon_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_toon_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + totalEmissiveRadiance;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,WS=`uniform float size;
uniform float scale;
#include <common>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
#ifdef USE_POINTS_UV
	varying vec2 vUv;
	uniform mat3 uvTransform;
#endif
void main() {
	#ifdef USE_POINTS_UV
		vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	#endif
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <project_vertex>
	gl_PointSize = size;
	#ifdef USE_SIZEATTENUATION
		bool isPerspective = isPerspectiveMatrix( projectionMatrix );
		if ( isPerspective ) gl_PointSize *= ( scale / - mvPosition.z );
	#endif
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <worldpos_vertex>
	#include <fog_vertex>
}`,qS=`uniform vec3 diffuse;
uniform float opacity;
#include <common>
#include <color_pars_fragment>
#include <map_particle_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_particle_fragment>
	#include <color_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,XS=`#include <common>
#include <batching_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <shadowmap_pars_vertex>
void main() {
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,YS=`uniform vec3 color;
uniform float opacity;
#include <common>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <logdepthbuf_pars_fragment>
#include <shadowmap_pars_fragment>
#include <shadowmask_pars_fragment>
void main() {
	#include <logdepthbuf_fragment>
	gl_FragColor = vec4( color, opacity * ( 1.0 - getShadowMask() ) );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,ZS=`uniform float rotation;
uniform vec2 center;
#include <common>
#include <uv_pars_vertex>
#include <fog_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	vec4 mvPosition = modelViewMatrix[ 3 ];
	vec2 scale = vec2( length( modelMatrix[ 0 ].xyz ), length( modelMatrix[ 1 ].xyz ) );
	#ifndef USE_SIZEATTENUATION
		bool isPerspective = isPerspectiveMatrix( projectionMatrix );
		if ( isPerspective ) scale *= - mvPosition.z;
	#endif
	vec2 alignedPosition = ( position.xy - ( center - vec2( 0.5 ) ) ) * scale;
	vec2 rotatedPosition;
	rotatedPosition.x = cos( rotation ) * alignedPosition.x - sin( rotation ) * alignedPosition.y;
	rotatedPosition.y = sin( rotation ) * alignedPosition.x + cos( rotation ) * alignedPosition.y;
	mvPosition.xy += rotatedPosition;
	gl_Position = projectionMatrix * mvPosition;
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
}`,$S=`uniform vec3 diffuse;
uniform float opacity;
#include <common>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
}`,Rt={alphahash_fragment:v_,alphahash_pars_fragment:x_,alphamap_fragment:y_,alphamap_pars_fragment:__,alphatest_fragment:b_,alphatest_pars_fragment:S_,aomap_fragment:M_,aomap_pars_fragment:w_,batching_pars_vertex:T_,batching_vertex:E_,begin_vertex:A_,beginnormal_vertex:R_,bsdfs:C_,iridescence_fragment:P_,bumpmap_pars_fragment:I_,clipping_planes_fragment:z_,clipping_planes_pars_fragment:D_,clipping_planes_pars_vertex:L_,clipping_planes_vertex:k_,color_fragment:N_,color_pars_fragment:U_,color_pars_vertex:F_,color_vertex:O_,common:B_,defaultnormal_vertex:H_,displacementmap_pars_vertex:V_,displacementmap_vertex:G_,emissivemap_fragment:W_,emissivemap_pars_fragment:q_,colorspace_fragment:X_,colorspace_pars_fragment:Y_,envmap_fragment:Z_,envmap_common_pars_fragment:$_,envmap_pars_fragment:K_,envmap_pars_vertex:J_,envmap_physical_pars_fragment:lb,envmap_vertex:j_,fog_vertex:Q_,fog_pars_vertex:eb,fog_fragment:tb,fog_pars_fragment:nb,gradientmap_pars_fragment:ib,lightmap_pars_fragment:rb,lights_lambert_fragment:sb,lights_lambert_pars_fragment:ab,lights_pars_begin:ob,lights_toon_fragment:cb,lights_toon_pars_fragment:hb,lights_phong_fragment:ub,lights_phong_pars_fragment:db,lights_physical_fragment:fb,lights_physical_pars_fragment:pb,lights_fragment_begin:mb,lights_fragment_maps:gb,lights_fragment_end:vb,lightprobes_pars_fragment:xb,logdepthbuf_fragment:yb,logdepthbuf_pars_fragment:_b,logdepthbuf_pars_vertex:bb,logdepthbuf_vertex:Sb,map_fragment:Mb,map_pars_fragment:wb,map_particle_fragment:Tb,map_particle_pars_fragment:Eb,metalnessmap_fragment:Ab,metalnessmap_pars_fragment:Rb,morphinstance_vertex:Cb,morphcolor_vertex:Pb,morphnormal_vertex:Ib,morphtarget_pars_vertex:zb,morphtarget_vertex:Db,normal_fragment_begin:Lb,normal_fragment_maps:kb,normal_pars_fragment:Nb,normal_pars_vertex:Ub,normal_vertex:Fb,normalmap_pars_fragment:Ob,clearcoat_normal_fragment_begin:Bb,clearcoat_normal_fragment_maps:Hb,clearcoat_pars_fragment:Vb,iridescence_pars_fragment:Gb,opaque_fragment:Wb,packing:qb,premultiplied_alpha_fragment:Xb,project_vertex:Yb,dithering_fragment:Zb,dithering_pars_fragment:$b,roughnessmap_fragment:Kb,roughnessmap_pars_fragment:Jb,shadowmap_pars_fragment:jb,shadowmap_pars_vertex:Qb,shadowmap_vertex:eS,shadowmask_pars_fragment:tS,skinbase_vertex:nS,skinning_pars_vertex:iS,skinning_vertex:rS,skinnormal_vertex:sS,specularmap_fragment:aS,specularmap_pars_fragment:oS,tonemapping_fragment:lS,tonemapping_pars_fragment:cS,transmission_fragment:hS,transmission_pars_fragment:uS,uv_pars_fragment:dS,uv_pars_vertex:fS,uv_vertex:pS,worldpos_vertex:mS,background_vert:gS,background_frag:vS,backgroundCube_vert:xS,backgroundCube_frag:yS,cube_vert:_S,cube_frag:bS,depth_vert:SS,depth_frag:MS,distance_vert:wS,distance_frag:TS,equirect_vert:ES,equirect_frag:AS,linedashed_vert:RS,linedashed_frag:CS,meshbasic_vert:PS,meshbasic_frag:IS,meshlambert_vert:zS,meshlambert_frag:DS,meshmatcap_vert:LS,meshmatcap_frag:kS,meshnormal_vert:NS,meshnormal_frag:US,meshphong_vert:FS,meshphong_frag:OS,meshphysical_vert:BS,meshphysical_frag:HS,meshtoon_vert:VS,meshtoon_frag:GS,points_vert:WS,points_frag:qS,shadow_vert:XS,shadow_frag:YS,sprite_vert:ZS,sprite_frag:$S},He={common:{diffuse:{value:new Mt(16777215)},opacity:{value:1},map:{value:null},mapTransform:{value:new _t},alphaMap:{value:null},alphaMapTransform:{value:new _t},alphaTest:{value:0}},specularmap:{specularMap:{value:null},specularMapTransform:{value:new _t}},envmap:{envMap:{value:null},envMapRotation:{value:new _t},reflectivity:{value:1},ior:{value:1.5},refractionRatio:{value:.98},dfgLUT:{value:null}},aomap:{aoMap:{value:null},aoMapIntensity:{value:1},aoMapTransform:{value:new _t}},lightmap:{lightMap:{value:null},lightMapIntensity:{value:1},lightMapTransform:{value:new _t}},bumpmap:{bumpMap:{value:null},bumpMapTransform:{value:new _t},bumpScale:{value:1}},normalmap:{normalMap:{value:null},normalMapTransform:{value:new _t},normalScale:{value:new Xe(1,1)}},displacementmap:{displacementMap:{value:null},displacementMapTransform:{value:new _t},displacementScale:{value:1},displacementBias:{value:0}},emissivemap:{emissiveMap:{value:null},emissiveMapTransform:{value:new _t}},metalnessmap:{metalnessMap:{value:null},metalnessMapTransform:{value:new _t}},roughnessmap:{roughnessMap:{value:null},roughnessMapTransform:{value:new _t}},gradientmap:{gradientMap:{value:null}},fog:{fogDensity:{value:25e-5},fogNear:{value:1},fogFar:{value:2e3},fogColor:{value:new Mt(16777215)}},lights:{ambientLightColor:{value:[]},lightProbe:{value:[]},sunLights:{value:[],properties:{direction:{},color:{}}},sunLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},sunShadowMatrix:{value:[]},sunShadowCascade:{value:[]},directionalLights:{value:[],properties:{direction:{},color:{}}},directionalLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},directionalShadowMatrix:{value:[]},spotLights:{value:[],properties:{color:{},position:{},direction:{},distance:{},coneCos:{},penumbraCos:{},decay:{}}},spotLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},spotLightMap:{value:[]},spotLightMatrix:{value:[]},pointLights:{value:[],properties:{color:{},position:{},decay:{},distance:{}}},pointLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{},shadowCameraNear:{},shadowCameraFar:{}}},pointShadowMatrix:{value:[]},hemisphereLights:{value:[],properties:{direction:{},skyColor:{},groundColor:{}}},rectAreaLights:{value:[],properties:{color:{},position:{},width:{},height:{}}},ltc_1:{value:null},ltc_2:{value:null},probesSH:{value:[]},probesMin:{value:[]},probesMax:{value:[]},probesResolution:{value:[]}},points:{diffuse:{value:new Mt(16777215)},opacity:{value:1},size:{value:1},scale:{value:1},map:{value:null},alphaMap:{value:null},alphaMapTransform:{value:new _t},alphaTest:{value:0},uvTransform:{value:new _t}},sprite:{diffuse:{value:new Mt(16777215)},opacity:{value:1},center:{value:new Xe(.5,.5)},rotation:{value:0},map:{value:null},mapTransform:{value:new _t},alphaMap:{value:null},alphaMapTransform:{value:new _t},alphaTest:{value:0}}},Ii={basic:{uniforms:mi([He.common,He.specularmap,He.envmap,He.aomap,He.lightmap,He.fog]),vertexShader:Rt.meshbasic_vert,fragmentShader:Rt.meshbasic_frag},lambert:{uniforms:mi([He.common,He.specularmap,He.envmap,He.aomap,He.lightmap,He.emissivemap,He.bumpmap,He.normalmap,He.displacementmap,He.fog,He.lights,{emissive:{value:new Mt(0)},envMapIntensity:{value:1}}]),vertexShader:Rt.meshlambert_vert,fragmentShader:Rt.meshlambert_frag},phong:{uniforms:mi([He.common,He.specularmap,He.envmap,He.aomap,He.lightmap,He.emissivemap,He.bumpmap,He.normalmap,He.displacementmap,He.fog,He.lights,{emissive:{value:new Mt(0)},specular:{value:new Mt(1118481)},shininess:{value:30},envMapIntensity:{value:1}}]),vertexShader:Rt.meshphong_vert,fragmentShader:Rt.meshphong_frag},standard:{uniforms:mi([He.common,He.envmap,He.aomap,He.lightmap,He.emissivemap,He.bumpmap,He.normalmap,He.displacementmap,He.roughnessmap,He.metalnessmap,He.fog,He.lights,{emissive:{value:new Mt(0)},roughness:{value:1},metalness:{value:0},envMapIntensity:{value:1}}]),vertexShader:Rt.meshphysical_vert,fragmentShader:Rt.meshphysical_frag},toon:{uniforms:mi([He.common,He.aomap,He.lightmap,He.emissivemap,He.bumpmap,He.normalmap,He.displacementmap,He.gradientmap,He.fog,He.lights,{emissive:{value:new Mt(0)}}]),vertexShader:Rt.meshtoon_vert,fragmentShader:Rt.meshtoon_frag},matcap:{uniforms:mi([He.common,He.bumpmap,He.normalmap,He.displacementmap,He.fog,{matcap:{value:null}}]),vertexShader:Rt.meshmatcap_vert,fragmentShader:Rt.meshmatcap_frag},points:{uniforms:mi([He.points,He.fog]),vertexShader:Rt.points_vert,fragmentShader:Rt.points_frag},dashed:{uniforms:mi([He.common,He.fog,{scale:{value:1},dashSize:{value:1},totalSize:{value:2}}]),vertexShader:Rt.linedashed_vert,fragmentShader:Rt.linedashed_frag},depth:{uniforms:mi([He.common,He.displacementmap]),vertexShader:Rt.depth_vert,fragmentShader:Rt.depth_frag},normal:{uniforms:mi([He.common,He.bumpmap,He.normalmap,He.displacementmap,{opacity:{value:1}}]),vertexShader:Rt.meshnormal_vert,fragmentShader:Rt.meshnormal_frag},sprite:{uniforms:mi([He.sprite,He.fog]),vertexShader:Rt.sprite_vert,fragmentShader:Rt.sprite_frag},background:{uniforms:{uvTransform:{value:new _t},t2D:{value:null},backgroundIntensity:{value:1}},vertexShader:Rt.background_vert,fragmentShader:Rt.background_frag},backgroundCube:{uniforms:{envMap:{value:null},backgroundBlurriness:{value:0},backgroundIntensity:{value:1},backgroundRotation:{value:new _t}},vertexShader:Rt.backgroundCube_vert,fragmentShader:Rt.backgroundCube_frag},cube:{uniforms:{tCube:{value:null},tFlip:{value:-1},opacity:{value:1}},vertexShader:Rt.cube_vert,fragmentShader:Rt.cube_frag},equirect:{uniforms:{tEquirect:{value:null}},vertexShader:Rt.equirect_vert,fragmentShader:Rt.equirect_frag},distance:{uniforms:mi([He.common,He.displacementmap,{referencePosition:{value:new F},nearDistance:{value:1},farDistance:{value:1e3}}]),vertexShader:Rt.distance_vert,fragmentShader:Rt.distance_frag},shadow:{uniforms:mi([He.lights,He.fog,{color:{value:new Mt(0)},opacity:{value:1}}]),vertexShader:Rt.shadow_vert,fragmentShader:Rt.shadow_frag}};Ii.physical={uniforms:mi([Ii.standard.uniforms,{clearcoat:{value:0},clearcoatMap:{value:null},clearcoatMapTransform:{value:new _t},clearcoatNormalMap:{value:null},clearcoatNormalMapTransform:{value:new _t},clearcoatNormalScale:{value:new Xe(1,1)},clearcoatRoughness:{value:0},clearcoatRoughnessMap:{value:null},clearcoatRoughnessMapTransform:{value:new _t},diffuseRoughness:{value:0},diffuseRoughnessMap:{value:null},diffuseRoughnessMapTransform:{value:new _t},dispersion:{value:0},retroreflectivity:{value:0},iridescence:{value:0},iridescenceMap:{value:null},iridescenceMapTransform:{value:new _t},iridescenceIOR:{value:1.3},iridescenceThicknessMinimum:{value:100},iridescenceThicknessMaximum:{value:400},iridescenceThicknessMap:{value:null},iridescenceThicknessMapTransform:{value:new _t},sheen:{value:0},sheenColor:{value:new Mt(0)},sheenColorMap:{value:null},sheenColorMapTransform:{value:new _t},sheenRoughness:{value:1},sheenRoughnessMap:{value:null},sheenRoughnessMapTransform:{value:new _t},transmission:{value:0},transmissionMap:{value:null},transmissionMapTransform:{value:new _t},transmissionSamplerSize:{value:new Xe},transmissionSamplerMap:{value:null},thickness:{value:0},thicknessMap:{value:null},thicknessMapTransform:{value:new _t},attenuationDistance:{value:0},attenuationColor:{value:new Mt(0)},specularColor:{value:new Mt(1,1,1)},specularColorMap:{value:null},specularColorMapTransform:{value:new _t},specularIntensity:{value:1},specularIntensityMap:{value:null},specularIntensityMapTransform:{value:new _t},anisotropyVector:{value:new Xe},anisotropyMap:{value:null},anisotropyMapTransform:{value:new _t}}]),vertexShader:Rt.meshphysical_vert,fragmentShader:Rt.meshphysical_frag};var Jh={r:0,b:0,g:0},KS=new tn,Jv=new _t;Jv.set(-1,0,0,0,1,0,0,0,1);function JS(i,e,t,n,r,s){let a=new Mt(0),o=r===!0?0:1,l,c,h=null,u=0,d=null;function f(b){let R=b.isScene===!0?b.background:null;if(R&&R.isTexture){let M=b.backgroundBlurriness>0;R=e.get(R,M)}return R}function g(b){let R=!1,M=f(b);M===null?m(a,o):M&&M.isColor&&(m(M,1),R=!0);let I=i.xr.getEnvironmentBlendMode();I==="additive"?t.buffers.color.setClear(0,0,0,1,s):I==="alpha-blend"&&t.buffers.color.setClear(0,0,0,0,s),(i.autoClear||R)&&(t.buffers.depth.setTest(!0),t.buffers.depth.setMask(!0),t.buffers.color.setMask(!0),i.clear(i.autoClearColor,i.autoClearDepth,i.autoClearStencil))}function _(b,R){let M=f(R);M&&M.isCubeTexture?(c===void 0&&(c=new an(new Gr(1,1,1),new lr({name:"BackgroundCubeMaterial",uniforms:Na(Ii.backgroundCube.uniforms),vertexShader:Ii.backgroundCube.vertexShader,fragmentShader:Ii.backgroundCube.fragmentShader,side:Pi,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),c.geometry.deleteAttribute("normal"),c.geometry.deleteAttribute("uv"),c.onBeforeRender=function(I,A,y){this.matrixWorld.copyPosition(y.matrixWorld)},Object.defineProperty(c.material,"envMap",{get:function(){return this.uniforms.envMap.value}}),n.update(c)),c.material.uniforms.envMap.value=M,c.material.uniforms.backgroundBlurriness.value=R.backgroundBlurriness,c.material.uniforms.backgroundIntensity.value=R.backgroundIntensity,c.material.uniforms.backgroundRotation.value.setFromMatrix4(KS.makeRotationFromEuler(R.backgroundRotation)).transpose(),M.isRenderTargetTexture===!1&&c.material.uniforms.backgroundRotation.value.premultiply(Jv),c.material.toneMapped=Nt.getTransfer(M.colorSpace)!==Zt,(h!==M||u!==M.version||d!==i.toneMapping)&&(c.material.needsUpdate=!0,h=M,u=M.version,d=i.toneMapping),c.layers.enableAll(),b.unshift(c,c.geometry,c.material,0,0,null)):M&&M.isTexture&&(l===void 0&&(l=new an(new Pa(2,2),new lr({name:"BackgroundMaterial",uniforms:Na(Ii.background.uniforms),vertexShader:Ii.background.vertexShader,fragmentShader:Ii.background.fragmentShader,side:ta,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),l.geometry.deleteAttribute("normal"),Object.defineProperty(l.material,"map",{get:function(){return this.uniforms.t2D.value}}),n.update(l)),l.material.uniforms.t2D.value=M,l.material.uniforms.backgroundIntensity.value=R.backgroundIntensity,l.material.toneMapped=Nt.getTransfer(M.colorSpace)!==Zt,M.matrixAutoUpdate===!0&&M.updateMatrix(),l.material.uniforms.uvTransform.value.copy(M.matrix),(h!==M||u!==M.version||d!==i.toneMapping)&&(l.material.needsUpdate=!0,h=M,u=M.version,d=i.toneMapping),l.layers.enableAll(),b.unshift(l,l.geometry,l.material,0,0,null))}function m(b,R){b.getRGB(Jh,qf(i)),t.buffers.color.setClear(Jh.r,Jh.g,Jh.b,R,s)}function v(){c!==void 0&&(c.geometry.dispose(),c.material.dispose(),c=void 0),l!==void 0&&(l.geometry.dispose(),l.material.dispose(),l=void 0)}return{getClearColor:function(){return a},setClearColor:function(b,R=1){a.set(b),o=R,m(a,o)},getClearAlpha:function(){return o},setClearAlpha:function(b){o=b,m(a,o)},render:g,addToRenderList:_,dispose:v}}function jS(i,e){let t=i.getParameter(i.MAX_VERTEX_ATTRIBS),n={},r=d(null),s=r,a=!1;function o(N,X,$,U,O){let j=!1,Y=u(N,U,$,X);s!==Y&&(s=Y,c(s.object)),j=f(N,U,$,O),j&&g(N,U,$,O),O!==null&&e.update(O,i.ELEMENT_ARRAY_BUFFER),(j||a)&&(a=!1,M(N,X,$,U),O!==null&&i.bindBuffer(i.ELEMENT_ARRAY_BUFFER,e.get(O).buffer))}function l(){return i.createVertexArray()}function c(N){return i.bindVertexArray(N)}function h(N){return i.deleteVertexArray(N)}function u(N,X,$,U){let O=U.wireframe===!0,j=n[X.id];j===void 0&&(j={},n[X.id]=j);let Y=N.isInstancedMesh===!0?N.id:0,fe=j[Y];fe===void 0&&(fe={},j[Y]=fe);let te=fe[$.id];te===void 0&&(te={},fe[$.id]=te);let re=te[O];return re===void 0&&(re=d(l()),te[O]=re),re}function d(N){let X=[],$=[],U=[];for(let O=0;O<t;O++)X[O]=0,$[O]=0,U[O]=0;return{geometry:null,program:null,wireframe:!1,newAttributes:X,enabledAttributes:$,attributeDivisors:U,object:N,attributes:{},index:null}}function f(N,X,$,U){let O=s.attributes,j=X.attributes,Y=0,fe=$.getAttributes();for(let te in fe)if(fe[te].location>=0){let oe=O[te],ve=j[te];if(ve===void 0&&(te==="instanceMatrix"&&N.instanceMatrix&&(ve=N.instanceMatrix),te==="instanceColor"&&N.instanceColor&&(ve=N.instanceColor)),oe===void 0||oe.attribute!==ve||ve&&oe.data!==ve.data)return!0;Y++}return s.attributesNum!==Y||s.index!==U}function g(N,X,$,U){let O={},j=X.attributes,Y=0,fe=$.getAttributes();for(let te in fe)if(fe[te].location>=0){let oe=j[te];oe===void 0&&(te==="instanceMatrix"&&N.instanceMatrix&&(oe=N.instanceMatrix),te==="instanceColor"&&N.instanceColor&&(oe=N.instanceColor));let ve={};ve.attribute=oe,oe&&oe.data&&(ve.data=oe.data),O[te]=ve,Y++}s.attributes=O,s.attributesNum=Y,s.index=U}function _(){let N=s.newAttributes;for(let X=0,$=N.length;X<$;X++)N[X]=0}function m(N){v(N,0)}function v(N,X){let $=s.newAttributes,U=s.enabledAttributes,O=s.attributeDivisors;$[N]=1,U[N]===0&&(i.enableVertexAttribArray(N),U[N]=1),O[N]!==X&&(i.vertexAttribDivisor(N,X),O[N]=X)}function b(){let N=s.newAttributes,X=s.enabledAttributes;for(let $=0,U=X.length;$<U;$++)X[$]!==N[$]&&(i.disableVertexAttribArray($),X[$]=0)}function R(N,X,$,U,O,j,Y){Y===!0?i.vertexAttribIPointer(N,X,$,O,j):i.vertexAttribPointer(N,X,$,U,O,j)}function M(N,X,$,U){_();let O=U.attributes,j=$.getAttributes(),Y=X.defaultAttributeValues;for(let fe in j){let te=j[fe];if(te.location>=0){let re=O[fe];if(re===void 0&&(fe==="instanceMatrix"&&N.instanceMatrix&&(re=N.instanceMatrix),fe==="instanceColor"&&N.instanceColor&&(re=N.instanceColor)),re!==void 0){let oe=re.normalized,ve=re.itemSize,me=e.get(re);if(me===void 0)continue;let ae=me.buffer,Te=me.type,Ee=me.bytesPerElement,Ce=Te===i.INT||Te===i.UNSIGNED_INT||re.gpuType===fh;if(re.isInterleavedBufferAttribute){let Ie=re.data,Qe=Ie.isInterleavedBuffer===!0?Ie.stride:Ie.itemSize,mt=re.offset;if(Ie.isInstancedInterleavedBuffer||Ie.isInstancedBufferAttribute){for(let tt=0;tt<te.locationSize;tt++)v(te.location+tt,Ie.meshPerAttribute);N.isInstancedMesh!==!0&&U._maxInstanceCount===void 0&&(U._maxInstanceCount=Ie.meshPerAttribute*Ie.count)}else for(let tt=0;tt<te.locationSize;tt++)m(te.location+tt);i.bindBuffer(i.ARRAY_BUFFER,ae);for(let tt=0;tt<te.locationSize;tt++)R(te.location+tt,ve/te.locationSize,Te,oe,Qe*Ee,(mt+ve/te.locationSize*tt)*Ee,Ce)}else{if(re.isInstancedBufferAttribute){for(let Ie=0;Ie<te.locationSize;Ie++)v(te.location+Ie,re.meshPerAttribute);N.isInstancedMesh!==!0&&U._maxInstanceCount===void 0&&(U._maxInstanceCount=re.meshPerAttribute*re.count)}else for(let Ie=0;Ie<te.locationSize;Ie++)m(te.location+Ie);i.bindBuffer(i.ARRAY_BUFFER,ae);for(let Ie=0;Ie<te.locationSize;Ie++)R(te.location+Ie,ve/te.locationSize,Te,oe,ve*Ee,ve/te.locationSize*Ie*Ee,Ce)}}else if(Y!==void 0){let oe=Y[fe];if(oe!==void 0)switch(oe.length){case 2:i.vertexAttrib2fv(te.location,oe);break;case 3:i.vertexAttrib3fv(te.location,oe);break;case 4:i.vertexAttrib4fv(te.location,oe);break;default:i.vertexAttrib1fv(te.location,oe)}}}}b()}function I(){V();for(let N in n){let X=n[N];for(let $ in X){let U=X[$];for(let O in U){let j=U[O];for(let Y in j)h(j[Y].object),delete j[Y];delete U[O]}}delete n[N]}}function A(N){if(n[N.id]===void 0)return;let X=n[N.id];for(let $ in X){let U=X[$];for(let O in U){let j=U[O];for(let Y in j)h(j[Y].object),delete j[Y];delete U[O]}}delete n[N.id]}function y(N){for(let X in n){let $=n[X];for(let U in $){let O=$[U];if(O[N.id]===void 0)continue;let j=O[N.id];for(let Y in j)h(j[Y].object),delete j[Y];delete O[N.id]}}}function E(N){for(let X in n){let $=n[X],U=N.isInstancedMesh===!0?N.id:0,O=$[U];if(O!==void 0){for(let j in O){let Y=O[j];for(let fe in Y)h(Y[fe].object),delete Y[fe];delete O[j]}delete $[U],Object.keys($).length===0&&delete n[X]}}}function V(){k(),a=!0,s!==r&&(s=r,c(s.object))}function k(){r.geometry=null,r.program=null,r.wireframe=!1}return{setup:o,reset:V,resetDefaultState:k,dispose:I,releaseStatesOfGeometry:A,releaseStatesOfObject:E,releaseStatesOfProgram:y,initAttributes:_,enableAttribute:m,disableUnusedAttributes:b}}function QS(i,e,t){let n;function r(l){n=l}function s(l,c){i.drawArrays(n,l,c),t.update(c,n,1)}function a(l,c,h){h!==0&&(i.drawArraysInstanced(n,l,c,h),t.update(c,n,h))}function o(l,c,h){if(h===0)return;e.get("WEBGL_multi_draw").multiDrawArraysWEBGL(n,l,0,c,0,h);let d=0;for(let f=0;f<h;f++)d+=c[f];t.update(d,n,1)}this.setMode=r,this.render=s,this.renderInstances=a,this.renderMultiDraw=o}function e5(i,e,t,n){let r;function s(){if(r!==void 0)return r;if(e.has("EXT_texture_filter_anisotropic")===!0){let y=e.get("EXT_texture_filter_anisotropic");r=i.getParameter(y.MAX_TEXTURE_MAX_ANISOTROPY_EXT)}else r=0;return r}function a(y){return!(y!==Cr&&n.convert(y)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_FORMAT))}function o(y){let E=y===Rr&&(e.has("EXT_color_buffer_half_float")||e.has("EXT_color_buffer_float"));return!(y!==Ni&&y!==Ar&&!E&&n.convert(y)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_TYPE))}function l(y){if(y==="highp"){if(i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.HIGH_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.HIGH_FLOAT).precision>0)return"highp";y="mediump"}return y==="mediump"&&i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.MEDIUM_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.MEDIUM_FLOAT).precision>0?"mediump":"lowp"}let c=t.precision!==void 0?t.precision:"highp",h=l(c);h!==c&&(lt("WebGLRenderer:",c,"not supported, using",h,"instead."),c=h);let u=t.reversedDepthBuffer===!0&&e.has("EXT_clip_control"),d=t.logarithmicDepthBuffer===!0&&u===!1;t.reversedDepthBuffer===!0&&u===!1&&lt("WebGLRenderer: Unable to use reversed depth buffer due to missing EXT_clip_control extension. Fallback to default depth buffer."),t.logarithmicDepthBuffer===!0&&u===!0&&lt("WebGLRenderer: Logarithmic depth buffer is ignored when reversed depth buffer is enabled.");let f=i.getParameter(i.MAX_TEXTURE_IMAGE_UNITS),g=i.getParameter(i.MAX_VERTEX_TEXTURE_IMAGE_UNITS),_=i.getParameter(i.MAX_TEXTURE_SIZE),m=i.getParameter(i.MAX_CUBE_MAP_TEXTURE_SIZE),v=i.getParameter(i.MAX_VERTEX_ATTRIBS),b=i.getParameter(i.MAX_VERTEX_UNIFORM_VECTORS),R=i.getParameter(i.MAX_VARYING_VECTORS),M=i.getParameter(i.MAX_FRAGMENT_UNIFORM_VECTORS),I=i.getParameter(i.MAX_SAMPLES),A=i.getParameter(i.SAMPLES);return{isWebGL2:!0,getMaxAnisotropy:s,getMaxPrecision:l,textureFormatReadable:a,textureTypeReadable:o,precision:c,logarithmicDepthBuffer:d,reversedDepthBuffer:u,maxTextures:f,maxVertexTextures:g,maxTextureSize:_,maxCubemapSize:m,maxAttributes:v,maxVertexUniforms:b,maxVaryings:R,maxFragmentUniforms:M,maxSamples:I,samples:A}}function t5(i){let e=this,t=null,n=0,r=!1,s=!1,a=new $i,o=new _t,l={value:null,needsUpdate:!1};this.uniform=l,this.numPlanes=0,this.numIntersection=0,this.init=function(u,d){let f=u.length!==0||d||n!==0||r;return r=d,n=u.length,f},this.beginShadows=function(){s=!0,h(null)},this.endShadows=function(){s=!1},this.setGlobalState=function(u,d){t=h(u,d,0)},this.setState=function(u,d,f){let g=u.clippingPlanes,_=u.clipIntersection,m=u.clipShadows,v=i.get(u);if(!r||g===null||g.length===0||s&&!m)s?h(null):c();else{let b=s?0:n,R=b*4,M=v.clippingState||null;l.value=M,M=h(g,d,R,f);for(let I=0;I!==R;++I)M[I]=t[I];v.clippingState=M,this.numIntersection=_?this.numPlanes:0,this.numPlanes+=b}};function c(){l.value!==t&&(l.value=t,l.needsUpdate=n>0),e.numPlanes=n,e.numIntersection=0}function h(u,d,f,g){let _=u!==null?u.length:0,m=null;if(_!==0){if(m=l.value,g!==!0||m===null){let v=f+_*4,b=d.matrixWorldInverse;o.getNormalMatrix(b),(m===null||m.length<v)&&(m=new Float32Array(v));for(let R=0,M=f;R!==_;++R,M+=4)a.copy(u[R]).applyMatrix4(b,o),a.normal.toArray(m,M),m[M+3]=a.constant}l.value=m,l.needsUpdate=!0}return e.numPlanes=_,e.numIntersection=0,m}}var lc=class extends Ki{constructor(e=1,t={}){super(e,e,t),this.isWebGLCubeRenderTarget=!0;let n={width:e,height:e,depth:1},r=[n,n,n,n,n,n];this.texture=new zl(r),this._setTextureOptions(t),this.texture.isRenderTargetTexture=!0}fromEquirectangularTexture(e,t){this.texture.type=t.type,this.texture.colorSpace=t.colorSpace,this.texture.generateMipmaps=t.generateMipmaps,this.texture.minFilter=t.minFilter,this.texture.magFilter=t.magFilter;let n={uniforms:{tEquirect:{value:null}},vertexShader:`

				varying vec3 vWorldDirection;

				vec3 transformDirection( in vec3 dir, in mat4 matrix ) {

					return normalize( ( matrix * vec4( dir, 0.0 ) ).xyz );

				}

				void main() {

					vWorldDirection = transformDirection( position, modelMatrix );

					#include <begin_vertex>
					#include <project_vertex>

				}
			`,fragmentShader:`

				uniform sampler2D tEquirect;

				varying vec3 vWorldDirection;

				#include <common>

				void main() {

					vec3 direction = normalize( vWorldDirection );

					vec2 sampleUV = equirectUv( direction );

					gl_FragColor = texture2D( tEquirect, sampleUV );

				}
			`},r=new Gr(5,5,5),s=new lr({name:"CubemapFromEquirect",uniforms:Na(n.uniforms),vertexShader:n.vertexShader,fragmentShader:n.fragmentShader,side:Pi,blending:za});s.uniforms.tEquirect.value=t;let a=new an(r,s),o=t.minFilter;return t.minFilter===Ms&&(t.minFilter=Ri),new Do(1,10,this).update(e,a),t.minFilter=o,a.geometry.dispose(),a.material.dispose(),this}clear(e,t=!0,n=!0,r=!0){let s=e.getRenderTarget();for(let a=0;a<6;a++)e.setRenderTarget(this,a),e.clear(t,n,r);e.setRenderTarget(s)}},Cv=256,n5=3,i5=20,jv=256,Qv=16,r5=3,s5=new F,a5=new Mt,Qh=class i{constructor(e){this._renderer=e,this._cubeSize=0,this._sourceTarget=null,this._cubeCamera=new Do(1,10,null),this._boxMesh=new an(new Gr(5,5,5),null),this._cubemapMaterial=null,this._equirectMaterial=null,this._blurMaterial=null,this._ggxMaterial=null,this._integrationMaterial=null}fromScene(e,t=0,n=.1,r=100,s={}){let{size:a=256,position:o=s5}=s,l=this._renderer;this._setSize(a);let c=this._allocateTarget(),h=this._getSourceTarget(!0);t>0&&(h.texture.mipmapsAutoUpdate=!1);let u=l.autoClear,d=l.autoClearColor,f=l.autoClearDepth,g=l.autoClearStencil,_=e.background;l.autoClear=!0,l.autoClearColor=!0,l.autoClearDepth=!0,l.autoClearStencil=!0,_===null&&(e.background=l.getClearColor(a5));let m=new Do(n,r,h);return m.position.copy(o),m.update(l,e),l.autoClear=u,l.autoClearColor=d,l.autoClearDepth=f,l.autoClearStencil=g,e.background=_,t>0&&(h.texture.mipmapsAutoUpdate=!0,this._blur(c,t)),this._applyPMREM(c),c}fromEquirectangular(e,t=null){return this._fromTexture(e,t)}fromCubemap(e,t=null){return this._fromTexture(e,t)}compileCubemapShader(){this._cubemapMaterial===null&&(this._cubemapMaterial=zv(),this._compileMaterial(this._cubemapMaterial))}compileEquirectangularShader(){this._equirectMaterial===null&&(this._equirectMaterial=Iv(),this._compileMaterial(this._equirectMaterial))}dispose(){this._sourceTarget!==null&&this._sourceTarget.dispose(),this._cubemapMaterial!==null&&this._cubemapMaterial.dispose(),this._equirectMaterial!==null&&this._equirectMaterial.dispose(),this._blurMaterial!==null&&this._blurMaterial.dispose(),this._ggxMaterial!==null&&this._ggxMaterial.dispose(),this._integrationMaterial!==null&&this._integrationMaterial.dispose(),this._boxMesh.geometry.dispose()}static lodToRoughness(e,t){return t>0?1-Math.sqrt(1-e/t):0}_setSize(e){this._cubeSize=Math.max(Cv,Hf(e))}_fromTexture(e,t){e.mapping===La||e.mapping===Uo?this._setSize(e.image.length===0?Cv:e.image[0].width||e.image[0].image.width):this._setSize(e.image.width/4);let n=t||this._allocateTarget();return this._textureToCubemap(e),this._applyPMREM(n),n}_allocateTarget(){let e=this._cubeSize,t=Pv(e,!1,!1),n=Math.log2(e)-n5;for(let r=0;r<=n;r++)t.texture.mipmaps.push({width:e>>r,height:e>>r});return t.texture.name="PMREM",t.texture.isPMREMTexture=!0,t}_getSourceTarget(e=!1){let t=this._cubeSize,n=this._sourceTarget;return(n===null||n.width!==t||e&&n.depthBuffer===!1)&&(n!==null&&n.dispose(),this._sourceTarget=Pv(t,!0,e)),this._sourceTarget}_compileMaterial(e){this._boxMesh.material=e,this._renderer.compile(this._boxMesh,this._cubeCamera.children[0])}_renderCube(e,t,n){let r=this._boxMesh,s=this._cubeCamera;r.material=n,s.renderTarget=e,s.activeMipmapLevel=t;let a=e.width>>t;e.viewport.set(0,0,a,a),s.update(this._renderer,r),e.viewport.set(0,0,e.width,e.height)}_textureToCubemap(e){let t;e.mapping===La||e.mapping===Uo?(this._cubemapMaterial===null&&(this._cubemapMaterial=zv()),t=this._cubemapMaterial,t.uniforms.flipEnvMap.value=e.isRenderTargetTexture===!1?-1:1):(this._equirectMaterial===null&&(this._equirectMaterial=Iv()),t=this._equirectMaterial),t.uniforms.envMap.value=e,this._renderCube(this._getSourceTarget(),0,t)}_applyPMREM(e){this._ggxMaterial===null&&(this._ggxMaterial=o5(),this._integrationMaterial=l5());let t=this._cubeSize,n=e.texture.mipmaps.length-1,r=this._ggxMaterial.uniforms;r.envMap.value=this._sourceTarget.texture;let s=this._integrationMaterial.uniforms;s.envMap.value=this._sourceTarget.texture,s.sourceLod.value=Math.log2(t/Qv);for(let a=0;a<=n;a++){let o=i.lodToRoughness(a,n);if(a>n-r5)s.roughness.value=o,this._renderCube(e,a,this._integrationMaterial);else{let l=o>0?Math.log2(t)+.5*Math.log2(6/(jv*Math.pow(o,4)))+.5:0;r.roughness.value=o,r.lodBias.value=l,this._renderCube(e,a,this._ggxMaterial)}}}_blur(e,t){this._blurMaterial===null&&(this._blurMaterial=c5());let n=this._blurMaterial,r=n.uniforms,s=this._sourceTarget;r.sigma.value=Math.min(t,Math.PI)/Math.SQRT2,r.envMap.value=s.texture,this._renderCube(e,0,n),r.envMap.value=e.texture,this._renderCube(s,0,n)}};function Pv(i,e,t){return new lc(i,{minFilter:Ms,generateMipmaps:e,type:Rr,colorSpace:Ml,depthBuffer:t})}function cc(i,e,t){return new lr({name:i,uniforms:e,vertexShader:Rt.cube_vert,fragmentShader:t,side:Pi,blending:za,depthTest:!1,depthWrite:!1})}function o5(){return cc("PMREMGGXConvolution",{envMap:{value:null},roughness:{value:0},lodBias:{value:0}},`

		#define GGX_SAMPLES ${jv}u

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float roughness;
		uniform float lodBias;

		#include <common>

		// Van der Corput radical inverse
		float radicalInverse_VdC( uint bits ) {

			bits = ( bits << 16u ) | ( bits >> 16u );
			bits = ( ( bits & 0x55555555u ) << 1u ) | ( ( bits & 0xAAAAAAAAu ) >> 1u );
			bits = ( ( bits & 0x33333333u ) << 2u ) | ( ( bits & 0xCCCCCCCCu ) >> 2u );
			bits = ( ( bits & 0x0F0F0F0Fu ) << 4u ) | ( ( bits & 0xF0F0F0F0u ) >> 4u );
			bits = ( ( bits & 0x00FF00FFu ) << 8u ) | ( ( bits & 0xFF00FF00u ) >> 8u );
			return float( bits ) * 2.3283064365386963e-10; // / 0x100000000

		}

		// Hammersley sequence
		vec2 hammersley( uint i, uint N ) {

			return vec2( float( i ) / float( N ), radicalInverse_VdC( i ) );

		}

		void main() {

			vec3 N = normalize( vWorldDirection );

			// For very low roughness, just sample the environment directly
			if ( roughness < 0.001 ) {

				gl_FragColor = vec4( textureLod( envMap, N, 0.0 ).rgb, 1.0 );
				return;

			}

			float alpha = roughness * roughness;
			float alpha2 = alpha * alpha;

			// Tangent space basis for VNDF sampling
			vec3 up = abs( N.z ) < 0.999 ? vec3( 0.0, 0.0, 1.0 ) : vec3( 1.0, 0.0, 0.0 );
			vec3 tangent = normalize( cross( up, N ) );
			vec3 bitangent = cross( N, tangent );

			vec3 prefilteredColor = vec3( 0.0 );
			float totalWeight = 0.0;

			for ( uint i = 0u; i < GGX_SAMPLES; i ++ ) {

				vec2 Xi = hammersley( i, GGX_SAMPLES );

				// With V = N, sample the reflected direction directly.
				float invQ = 1.0 / ( 1.0 - Xi.x + alpha2 * Xi.x );
				float NdotL = ( 1.0 - Xi.x - alpha2 * Xi.x ) * invQ;

				if ( NdotL > 0.0 ) {

					float phi = 2.0 * PI * Xi.y;
					float sinTheta = 2.0 * alpha * sqrt( Xi.x * ( 1.0 - Xi.x ) ) * invQ;
					vec3 L = N * NdotL + ( tangent * cos( phi ) + bitangent * sin( phi ) ) * sinTheta;

					// Match the source mip to the sample's solid angle. The terms
					// independent of the sample are precomputed in lodBias.
					float d = alpha2 * invQ;
					float lod = max( log2( d ) + lodBias, 0.0 );

					// Weight by NdotL for the split-sum approximation
					prefilteredColor += textureLod( envMap, L, lod ).rgb * NdotL;
					totalWeight += NdotL;

				}

			}

			gl_FragColor = vec4( prefilteredColor / totalWeight, 1.0 );

		}
	`)}function l5(){return cc("PMREMGGXIntegration",{envMap:{value:null},roughness:{value:0},sourceLod:{value:0},sourceSize:{value:Qv}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float roughness;
		uniform float sourceLod;
		uniform int sourceSize;

		void main() {

			vec3 N = normalize( vWorldDirection );

			float alpha = roughness * roughness;
			float alpha2 = alpha * alpha;

			float texelSize = 2.0 / float( sourceSize );

			vec3 prefilteredColor = vec3( 0.0 );
			float totalWeight = 0.0;

			// Pair opposite texels: only the one in N's hemisphere contributes.
			for ( int face = 0; face < 3; face ++ ) {

				for ( int y = 0; y < sourceSize; y ++ ) {

					for ( int x = 0; x < sourceSize; x ++ ) {

						vec2 uv = ( vec2( x, y ) + 0.5 ) * texelSize - 1.0;
						vec3 texelDirection = face == 0 ? vec3( 1.0, uv ) : ( face == 1 ? vec3( uv.x, 1.0, uv.y ) : vec3( uv, 1.0 ) );

						float invDistance = inversesqrt( 1.0 + dot( uv, uv ) );
						float NdotL = dot( N, texelDirection );
						texelDirection *= NdotL < 0.0 ? - 1.0 : 1.0;
						NdotL = abs( NdotL ) * invDistance;

						// With V = N, NdotH squared is ( 1 + NdotL ) / 2. Common factors
						// in the GGX distribution and texel solid angle cancel when normalized.
						float d = 1.0 + alpha2 + ( alpha2 - 1.0 ) * NdotL;
						float weight = NdotL * invDistance * invDistance * invDistance / ( d * d );

						prefilteredColor += textureLod( envMap, texelDirection, sourceLod ).rgb * weight;
						totalWeight += weight;

					}

				}

			}

			gl_FragColor = vec4( prefilteredColor / totalWeight, 1.0 );

		}
	`)}function c5(){return cc("PMREMSphericalGaussianBlur",{envMap:{value:null},sigma:{value:0}},`

		#define SAMPLES ${i5}
		#define GOLDEN_ANGLE 2.39996322973

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float sigma;

		#include <common>

		void main() {

			vec3 outputDirection = normalize( vWorldDirection );

			vec3 up = abs( outputDirection.z ) < 0.999 ? vec3( 0.0, 0.0, 1.0 ) : vec3( 1.0, 0.0, 0.0 );
			vec3 tangent = normalize( cross( up, outputDirection ) );
			vec3 bitangent = cross( outputDirection, tangent );

			// Truncate the kernel at three standard deviations or at the antipode.
			float thetaMax = min( 3.0 * sigma, PI );
			float truncation = 1.0 - exp( - 0.5 * thetaMax * thetaMax / ( sigma * sigma ) );

			vec3 accumColor = vec3( 0.0 );
			float accumWeight = 0.0;

			for ( int i = 0; i < SAMPLES; i ++ ) {

				// Stratified inverse-CDF sampling of the Gaussian, placed on a golden-angle spiral.
				float stratum = ( float( i ) + 0.5 ) / float( SAMPLES );
				float theta = sigma * sqrt( - 2.0 * log( 1.0 - stratum * truncation ) );
				float phi = float( i ) * GOLDEN_ANGLE;

				vec3 offset = cos( phi ) * tangent + sin( phi ) * bitangent;
				vec3 sampleDirection = cos( theta ) * outputDirection + sin( theta ) * offset;

				// Correct the planar sample density to solid angle.
				float weight = sin( theta ) / theta;

				accumColor += weight * textureLod( envMap, sampleDirection, 0.0 ).rgb;
				accumWeight += weight;

			}

			gl_FragColor = vec4( accumColor / accumWeight, 1.0 );

		}
	`)}function Iv(){return cc("PMREMEquirectangularToCubemap",{envMap:{value:null}},`

		varying vec3 vWorldDirection;

		uniform sampler2D envMap;

		#include <common>

		void main() {

			// Average four subpixel samples to preserve small, bright features.
			vec3 direction = normalize( vWorldDirection );
			vec3 dx = dFdx( direction ) * 0.25;
			vec3 dy = dFdy( direction ) * 0.25;

			vec3 color = textureLod( envMap, equirectUv( normalize( direction - dx - dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction + dx - dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction - dx + dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction + dx + dy ) ), 0.0 ).rgb;
			gl_FragColor = vec4( color * 0.25, 1.0 );

		}
	`)}function zv(){return cc("PMREMCubemapToCubemap",{envMap:{value:null},flipEnvMap:{value:-1}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float flipEnvMap;

		void main() {

			gl_FragColor = vec4( textureCube( envMap, vec3( flipEnvMap * vWorldDirection.x, vWorldDirection.yz ) ).rgb, 1.0 );

		}
	`)}function h5(i){let e=new WeakMap,t=new WeakMap,n=null;function r(d,f=!1){return d==null?null:f?a(d):s(d)}function s(d){if(d&&d.isTexture){let f=d.mapping;if(f===hh||f===uh)if(e.has(d)){let g=e.get(d).texture;return o(g,d.mapping)}else{let g=d.image;if(g&&g.height>0){let _=new lc(g.height);return _.fromEquirectangularTexture(i,d),e.set(d,_),d.addEventListener("dispose",c),o(_.texture,d.mapping)}else return null}}return d}function a(d){if(d&&d.isTexture&&d.isPMREMTexture!==!0){let f=d.mapping,g=f===hh||f===uh,_=f===La||f===Uo;if(g||_){let m=t.get(d),v=m!==void 0?m.texture.pmremVersion:0;if(d.isRenderTargetTexture&&d.pmremVersion!==v)return n===null&&(n=new Qh(i)),m=g?n.fromEquirectangular(d,m):n.fromCubemap(d,m),m.texture.pmremVersion=d.pmremVersion,t.set(d,m),m.texture;if(m!==void 0)return m.texture;{let b=d.image;return g&&b&&b.height>0||_&&b&&l(b)?(n===null&&(n=new Qh(i)),m=g?n.fromEquirectangular(d):n.fromCubemap(d),m.texture.pmremVersion=d.pmremVersion,t.set(d,m),d.addEventListener("dispose",h),m.texture):null}}}return d}function o(d,f){return f===hh?d.mapping=La:f===uh&&(d.mapping=Uo),d}function l(d){let f=0,g=6;for(let _=0;_<g;_++)d[_]!==void 0&&f++;return f===g}function c(d){let f=d.target;f.removeEventListener("dispose",c);let g=e.get(f);g!==void 0&&(e.delete(f),g.dispose())}function h(d){let f=d.target;f.removeEventListener("dispose",h);let g=t.get(f);g!==void 0&&(t.delete(f),g.dispose())}function u(){e=new WeakMap,t=new WeakMap,n!==null&&(n.dispose(),n=null)}return{get:r,dispose:u}}function u5(i){let e={};function t(n){if(e[n]!==void 0)return e[n];let r=i.getExtension(n);return e[n]=r,r}return{has:function(n){return t(n)!==null},init:function(){t("EXT_color_buffer_float"),t("WEBGL_clip_cull_distance"),t("OES_texture_float_linear"),t("EXT_color_buffer_half_float"),t("WEBGL_multisampled_render_to_texture"),t("WEBGL_render_shared_exponent")},get:function(n){let r=t(n);return r===null&&xl("WebGLRenderer: "+n+" extension not supported."),r}}}function d5(i,e,t,n){let r={},s=new WeakMap,a=new FinalizationRegistry(g=>delete r[g]);function o(g){l(g.target)}function l(g){g.index!==null&&e.remove(g.index);for(let m in g.attributes)e.remove(g.attributes[m]);g.removeEventListener("dispose",o),delete r[g.id],a.unregister(g);let _=s.get(g);_&&(e.remove(_),s.delete(g)),n.releaseStatesOfGeometry(g),g.isInstancedBufferGeometry===!0&&delete g._maxInstanceCount,t.memory.geometries--}function c(g,_){return r[_.id]!==void 0||(_.addEventListener("dispose",o),r[_.id]=new WeakRef(_),a.register(_,_.id,_),t.memory.geometries++),_}function h(g){let _=g.attributes;for(let m in _)e.update(_[m],i.ARRAY_BUFFER)}function u(g){let _=g.index,m=g.attributes.position,v=0;if(m===void 0)return;let b=_!==null?_.array.length:m.array.length/3-1,R=m.count>=65535?Il:Pl,M=new R(Math.ceil(b/3)*6,1),I=M.array;if(_!==null){let y=_.array;v=_.version;for(let E=0,V=0;E<b;E+=3){let k=y[E+0],N=y[E+1],X=y[E+2];I[V++]=k,I[V++]=N,I[V++]=N,I[V++]=X,I[V++]=X,I[V++]=k}}else{v=m.version;for(let y=0,E=0;y<b;y+=3){let V=y+0,k=y+1,N=y+2;I[E++]=V,I[E++]=k,I[E++]=k,I[E++]=N,I[E++]=N,I[E++]=V}}M.version=v;let A=s.get(g);A&&e.remove(A),s.set(g,M)}function d(g){let _=s.get(g);if(_){let m=g.index;m!==null&&_.version<m.version&&u(g)}else u(g);return s.get(g)}function f(){for(let g in r){let _=r[g].deref();_!==void 0&&l(_)}}return{get:c,update:h,getWireframeAttribute:d,dispose:f}}function f5(i,e,t){let n;function r(u){n=u}let s,a;function o(u){s=u.type,a=u.bytesPerElement}function l(u,d){i.drawElements(n,d,s,u*a),t.update(d,n,1)}function c(u,d,f){f!==0&&(i.drawElementsInstanced(n,d,s,u*a,f),t.update(d,n,f))}function h(u,d,f){if(f===0)return;e.get("WEBGL_multi_draw").multiDrawElementsWEBGL(n,d,0,s,u,0,f);let _=0;for(let m=0;m<f;m++)_+=d[m];t.update(_,n,1)}this.setMode=r,this.setIndex=o,this.render=l,this.renderInstances=c,this.renderMultiDraw=h}function p5(i){let e={geometries:0,textures:0},t={frame:0,calls:0,triangles:0,points:0,lines:0};function n(s,a,o){switch(t.calls++,a){case i.TRIANGLES:t.triangles+=o*(s/3);break;case i.LINES:t.lines+=o*(s/2);break;case i.LINE_STRIP:t.lines+=o*(s-1);break;case i.LINE_LOOP:t.lines+=o*s;break;case i.POINTS:t.points+=o*s;break;default:vt("WebGLInfo: Unknown draw mode:",a);break}}function r(){t.calls=0,t.triangles=0,t.points=0,t.lines=0}return{memory:e,render:t,programs:null,autoReset:!0,reset:r,update:n}}function m5(i,e,t){let n=new WeakMap,r=new $t;function s(a,o,l){let c=a.morphTargetInfluences,h=o.morphAttributes.position||o.morphAttributes.normal||o.morphAttributes.color,u=h!==void 0?h.length:0,d=n.get(o);if(d===void 0||d.count!==u){let V=function(){y.dispose(),n.delete(o),o.removeEventListener("dispose",V)};d!==void 0&&d.texture.dispose();let f=o.morphAttributes.position!==void 0,g=o.morphAttributes.normal!==void 0,_=o.morphAttributes.color!==void 0,m=o.morphAttributes.position||[],v=o.morphAttributes.normal||[],b=o.morphAttributes.color||[],R=0;f===!0&&(R=1),g===!0&&(R=2),_===!0&&(R=3);let M=o.attributes.position.count*R,I=1;M>e.maxTextureSize&&(I=Math.ceil(M/e.maxTextureSize),M=e.maxTextureSize);let A=new Float32Array(M*I*4*u),y=new Al(A,M,I,u);y.type=Ar,y.needsUpdate=!0;let E=R*4;for(let k=0;k<u;k++){let N=m[k],X=v[k],$=b[k],U=M*I*4*k;for(let O=0;O<N.count;O++){let j=O*E;f===!0&&(r.fromBufferAttribute(N,O),A[U+j+0]=r.x,A[U+j+1]=r.y,A[U+j+2]=r.z,A[U+j+3]=0),g===!0&&(r.fromBufferAttribute(X,O),A[U+j+4]=r.x,A[U+j+5]=r.y,A[U+j+6]=r.z,A[U+j+7]=0),_===!0&&(r.fromBufferAttribute($,O),A[U+j+8]=r.x,A[U+j+9]=r.y,A[U+j+10]=r.z,A[U+j+11]=$.itemSize===4?r.w:1)}}d={count:u,texture:y,size:new Xe(M,I)},n.set(o,d),o.addEventListener("dispose",V)}if(a.isInstancedMesh===!0&&a.morphTexture!==null)l.getUniforms().setValue(i,"morphTexture",a.morphTexture,t);else{let f=0;for(let _=0;_<c.length;_++)f+=c[_];let g=o.morphTargetsRelative?1:1-f;l.getUniforms().setValue(i,"morphTargetBaseInfluence",g),l.getUniforms().setValue(i,"morphTargetInfluences",c)}l.getUniforms().setValue(i,"morphTargetsTexture",d.texture,t),l.getUniforms().setValue(i,"morphTargetsTextureSize",d.size)}return{update:s}}function g5(i,e,t,n,r){let s=new WeakMap;function a(c){let h=r.render.frame,u=c.geometry,d=e.get(c,u);if(s.get(d)!==h&&(e.update(d),s.set(d,h)),c.isInstancedMesh&&(c.hasEventListener("dispose",l)===!1&&c.addEventListener("dispose",l),s.get(c)!==h&&(t.update(c.instanceMatrix,i.ARRAY_BUFFER),c.instanceColor!==null&&t.update(c.instanceColor,i.ARRAY_BUFFER),s.set(c,h))),c.isSkinnedMesh){let f=c.skeleton;s.get(f)!==h&&(f.update(),s.set(f,h))}return d}function o(){s=new WeakMap}function l(c){let h=c.target;h.removeEventListener("dispose",l),n.releaseStatesOfObject(h),t.remove(h.instanceMatrix),h.instanceColor!==null&&t.remove(h.instanceColor)}return{update:a,dispose:o}}var v5={[_f]:"LINEAR_TONE_MAPPING",[bf]:"REINHARD_TONE_MAPPING",[Sf]:"CINEON_TONE_MAPPING",[Mf]:"ACES_FILMIC_TONE_MAPPING",[Tf]:"AGX_TONE_MAPPING",[Ef]:"NEUTRAL_TONE_MAPPING",[wf]:"CUSTOM_TONE_MAPPING"};function x5(i,e,t,n,r,s){let a=new Ki(e,t,{type:i,depthBuffer:r,stencilBuffer:s,samples:n?4:0,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,resolveDepthBuffer:!1,resolveStencilBuffer:!1}),o=null,l=null,c=null,h=new Bn;h.setAttribute("position",new Ut([-1,3,0,-1,-1,0,3,-1,0],3)),h.setAttribute("uv",new Ut([0,2,0,0,2,0],2));let u=new Z0({uniforms:{tDiffuse:{value:null}},vertexShader:`
			precision highp float;

			uniform mat4 modelViewMatrix;
			uniform mat4 projectionMatrix;

			attribute vec3 position;
			attribute vec2 uv;

			varying vec2 vUv;

			void main() {
				vUv = uv;
				gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
			}`,fragmentShader:`
			precision highp float;

			uniform sampler2D tDiffuse;

			varying vec2 vUv;

			#include <tonemapping_pars_fragment>
			#include <colorspace_pars_fragment>

			void main() {
				gl_FragColor = texture2D( tDiffuse, vUv );

				#ifdef LINEAR_TONE_MAPPING
					gl_FragColor.rgb = LinearToneMapping( gl_FragColor.rgb );
				#elif defined( REINHARD_TONE_MAPPING )
					gl_FragColor.rgb = ReinhardToneMapping( gl_FragColor.rgb );
				#elif defined( CINEON_TONE_MAPPING )
					gl_FragColor.rgb = CineonToneMapping( gl_FragColor.rgb );
				#elif defined( ACES_FILMIC_TONE_MAPPING )
					gl_FragColor.rgb = ACESFilmicToneMapping( gl_FragColor.rgb );
				#elif defined( AGX_TONE_MAPPING )
					gl_FragColor.rgb = AgXToneMapping( gl_FragColor.rgb );
				#elif defined( NEUTRAL_TONE_MAPPING )
					gl_FragColor.rgb = NeutralToneMapping( gl_FragColor.rgb );
				#elif defined( CUSTOM_TONE_MAPPING )
					gl_FragColor.rgb = CustomToneMapping( gl_FragColor.rgb );
				#endif

				#ifdef SRGB_TRANSFER
					gl_FragColor = sRGBTransferOETF( gl_FragColor );
				#endif
			}`,depthTest:!1,depthWrite:!1}),d=new an(h,u),f=new Xl(-1,1,1,-1,0,1),g=null,_=null,m=!1,v,b=null,R=[],M=!1;this.setSize=function(I,A){a.setSize(I,A),o!==null&&o.setSize(I,A),l!==null&&l.setSize(I,A);for(let y=0;y<R.length;y++){let E=R[y];E.setSize&&E.setSize(I,A)}},this.setEffects=function(I){R=I,M=R.length>0&&R[0].isRenderPass===!0;let A=a.width,y=a.height;R.length>0&&o===null&&(o=new Ki(A,y,{type:Rr,depthBuffer:!1,stencilBuffer:!1}),l=new Ki(A,y,{type:Rr,depthBuffer:!1,stencilBuffer:!1}));let E=r===!0&&R.some(V=>V.needsDepthTexture===!0);E!==(a.depthTexture!==null)&&(E===!0&&c===null&&(c=new bs(A,y),s===!0&&(c.format=ws,c.type=ka)),a.dispose(),a.depthTexture=E?c:null,a.resolveDepthBuffer=E,a.storeMultisampledDepthBuffer=E);for(let V=0;V<R.length;V++){let k=R[V];k.setSize&&k.setSize(A,y),E&&k.needsDepthTexture===!0&&k.setDepthTexture&&k.setDepthTexture(c)}},this.begin=function(I,A){if(m||I.toneMapping===Wr&&R.length===0)return!1;if(b=A,A!==null){let y=A.width,E=A.height;(a.width!==y||a.height!==E)&&this.setSize(y,E)}return M===!1&&I.setRenderTarget(a),v=I.toneMapping,I.toneMapping=Wr,!0},this.hasRenderPass=function(){return M},this.end=function(I,A){I.toneMapping=v,m=!0;let y=a,E=o;for(let V=0;V<R.length;V++){let k=R[V];k.enabled!==!1&&(k.render(I,E,y,A),k.needsSwap!==!1&&(y=E,E=E===o?l:o))}if(g!==I.outputColorSpace||_!==I.toneMapping){g=I.outputColorSpace,_=I.toneMapping,u.defines={},Nt.getTransfer(g)===Zt&&(u.defines.SRGB_TRANSFER="");let V=v5[_];V&&(u.defines[V]=""),u.needsUpdate=!0}u.uniforms.tDiffuse.value=y.texture,I.setRenderTarget(b),I.render(d,f),b=null,m=!1},this.isCompositing=function(){return m},this.dispose=function(){a.dispose(),o!==null&&o.dispose(),l!==null&&l.dispose(),h.dispose(),u.dispose()}}var ex=new Ci,tx=new bs(1,1),nx=new Ll(1),ix=new Al,rx=new L0,sx=new zl,Dv=[],Lv=[],kv=new Float32Array(16),Nv=new Float32Array(9),Uv=new Float32Array(4);function Bo(i,e,t){let n=i[0];if(n<=0||n>0)return i;let r=e*t,s=Dv[r];if(s===void 0&&(s=new Float32Array(r),Dv[r]=s),e!==0){n.toArray(s,0);for(let a=1,o=0;a!==e;++a)o+=t,i[a].toArray(s,o)}return s}function Yn(i,e){if(i.length!==e.length)return!1;for(let t=0,n=i.length;t<n;t++)if(i[t]!==e[t])return!1;return!0}function Zn(i,e){for(let t=0,n=e.length;t<n;t++)i[t]=e[t]}function tu(i,e){let t=Lv[e];t===void 0&&(t=new Int32Array(e),Lv[e]=t);for(let n=0;n!==e;++n)t[n]=i.allocateTextureUnit();return t}function y5(i,e){let t=this.cache;t[0]!==e&&(i.uniform1f(this.addr,e),t[0]=e)}function _5(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(i.uniform2f(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Yn(t,e))return;i.uniform2fv(this.addr,e),Zn(t,e)}}function b5(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(i.uniform3f(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else if(e.r!==void 0)(t[0]!==e.r||t[1]!==e.g||t[2]!==e.b)&&(i.uniform3f(this.addr,e.r,e.g,e.b),t[0]=e.r,t[1]=e.g,t[2]=e.b);else{if(Yn(t,e))return;i.uniform3fv(this.addr,e),Zn(t,e)}}function S5(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(i.uniform4f(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Yn(t,e))return;i.uniform4fv(this.addr,e),Zn(t,e)}}function M5(i,e){let t=this.cache,n=e.elements;if(n===void 0){if(Yn(t,e))return;i.uniformMatrix2fv(this.addr,!1,e),Zn(t,e)}else{if(Yn(t,n))return;Uv.set(n),i.uniformMatrix2fv(this.addr,!1,Uv),Zn(t,n)}}function w5(i,e){let t=this.cache,n=e.elements;if(n===void 0){if(Yn(t,e))return;i.uniformMatrix3fv(this.addr,!1,e),Zn(t,e)}else{if(Yn(t,n))return;Nv.set(n),i.uniformMatrix3fv(this.addr,!1,Nv),Zn(t,n)}}function T5(i,e){let t=this.cache,n=e.elements;if(n===void 0){if(Yn(t,e))return;i.uniformMatrix4fv(this.addr,!1,e),Zn(t,e)}else{if(Yn(t,n))return;kv.set(n),i.uniformMatrix4fv(this.addr,!1,kv),Zn(t,n)}}function E5(i,e){let t=this.cache;t[0]!==e&&(i.uniform1i(this.addr,e),t[0]=e)}function A5(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(i.uniform2i(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Yn(t,e))return;i.uniform2iv(this.addr,e),Zn(t,e)}}function R5(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(i.uniform3i(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(Yn(t,e))return;i.uniform3iv(this.addr,e),Zn(t,e)}}function C5(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(i.uniform4i(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Yn(t,e))return;i.uniform4iv(this.addr,e),Zn(t,e)}}function P5(i,e){let t=this.cache;t[0]!==e&&(i.uniform1ui(this.addr,e),t[0]=e)}function I5(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(i.uniform2ui(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Yn(t,e))return;i.uniform2uiv(this.addr,e),Zn(t,e)}}function z5(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(i.uniform3ui(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(Yn(t,e))return;i.uniform3uiv(this.addr,e),Zn(t,e)}}function D5(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(i.uniform4ui(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Yn(t,e))return;i.uniform4uiv(this.addr,e),Zn(t,e)}}function nu(i){return i.version===0&&(i.compareFunction=Uf,i.needsUpdate=!0),i}function L5(i,e,t){let n=this.cache,r=t.allocateTextureUnit();n[0]!==r&&(i.uniform1i(this.addr,r),n[0]=r);let s;this.type===i.SAMPLER_2D_SHADOW?s=nu(tx):s=ex,t.setTexture2D(e||s,r)}function k5(i,e,t){let n=this.cache,r=t.allocateTextureUnit();n[0]!==r&&(i.uniform1i(this.addr,r),n[0]=r),t.setTexture3D(e||rx,r)}function N5(i,e,t){let n=this.cache,r=t.allocateTextureUnit();n[0]!==r&&(i.uniform1i(this.addr,r),n[0]=r);let s;this.type===i.SAMPLER_CUBE_SHADOW?s=nu(nx):s=sx,t.setTextureCube(e||s,r)}function U5(i,e,t){let n=this.cache,r=t.allocateTextureUnit();n[0]!==r&&(i.uniform1i(this.addr,r),n[0]=r),t.setTexture2DArray(e||ix,r)}function F5(i){switch(i){case 5126:return y5;case 35664:return _5;case 35665:return b5;case 35666:return S5;case 35674:return M5;case 35675:return w5;case 35676:return T5;case 5124:case 35670:return E5;case 35667:case 35671:return A5;case 35668:case 35672:return R5;case 35669:case 35673:return C5;case 5125:return P5;case 36294:return I5;case 36295:return z5;case 36296:return D5;case 35678:case 36198:case 36298:case 36306:case 35682:return L5;case 35679:case 36299:case 36307:return k5;case 35680:case 36300:case 36308:case 36293:return N5;case 36289:case 36303:case 36311:case 36292:return U5}}function O5(i,e){i.uniform1fv(this.addr,e)}function B5(i,e){let t=Bo(e,this.size,2);i.uniform2fv(this.addr,t)}function H5(i,e){let t=Bo(e,this.size,3);i.uniform3fv(this.addr,t)}function V5(i,e){let t=Bo(e,this.size,4);i.uniform4fv(this.addr,t)}function G5(i,e){let t=Bo(e,this.size,4);i.uniformMatrix2fv(this.addr,!1,t)}function W5(i,e){let t=Bo(e,this.size,9);i.uniformMatrix3fv(this.addr,!1,t)}function q5(i,e){let t=Bo(e,this.size,16);i.uniformMatrix4fv(this.addr,!1,t)}function X5(i,e){i.uniform1iv(this.addr,e)}function Y5(i,e){i.uniform2iv(this.addr,e)}function Z5(i,e){i.uniform3iv(this.addr,e)}function $5(i,e){i.uniform4iv(this.addr,e)}function K5(i,e){i.uniform1uiv(this.addr,e)}function J5(i,e){i.uniform2uiv(this.addr,e)}function j5(i,e){i.uniform3uiv(this.addr,e)}function Q5(i,e){i.uniform4uiv(this.addr,e)}function eM(i,e,t){let n=this.cache,r=e.length,s=tu(t,r);Yn(n,s)||(i.uniform1iv(this.addr,s),Zn(n,s));let a;this.type===i.SAMPLER_2D_SHADOW?a=nu(tx):a=ex;for(let o=0;o!==r;++o)t.setTexture2D(e[o]||a,s[o])}function tM(i,e,t){let n=this.cache,r=e.length,s=tu(t,r);Yn(n,s)||(i.uniform1iv(this.addr,s),Zn(n,s));for(let a=0;a!==r;++a)t.setTexture3D(e[a]||rx,s[a])}function nM(i,e,t){let n=this.cache,r=e.length,s=tu(t,r);Yn(n,s)||(i.uniform1iv(this.addr,s),Zn(n,s));let a;this.type===i.SAMPLER_CUBE_SHADOW?a=nu(nx):a=sx;for(let o=0;o!==r;++o)t.setTextureCube(e[o]||a,s[o])}function iM(i,e,t){let n=this.cache,r=e.length,s=tu(t,r);Yn(n,s)||(i.uniform1iv(this.addr,s),Zn(n,s));for(let a=0;a!==r;++a)t.setTexture2DArray(e[a]||ix,s[a])}function rM(i){switch(i){case 5126:return O5;case 35664:return B5;case 35665:return H5;case 35666:return V5;case 35674:return G5;case 35675:return W5;case 35676:return q5;case 5124:case 35670:return X5;case 35667:case 35671:return Y5;case 35668:case 35672:return Z5;case 35669:case 35673:return $5;case 5125:return K5;case 36294:return J5;case 36295:return j5;case 36296:return Q5;case 35678:case 36198:case 36298:case 36306:case 35682:return eM;case 35679:case 36299:case 36307:return tM;case 35680:case 36300:case 36308:case 36293:return nM;case 36289:case 36303:case 36311:case 36292:return iM}}var np=class{constructor(e,t,n){this.id=e,this.addr=n,this.cache=[],this.type=t.type,this.setValue=F5(t.type)}},ip=class{constructor(e,t,n){this.id=e,this.addr=n,this.cache=[],this.type=t.type,this.size=t.size,this.setValue=rM(t.type)}},rp=class{constructor(e){this.id=e,this.seq=[],this.map={}}setValue(e,t,n){let r=this.seq;for(let s=0,a=r.length;s!==a;++s){let o=r[s];o.setValue(e,t[o.id],n)}}},ep=/(\w+)(\])?(\[|\.)?/g;function Fv(i,e){i.seq.push(e),i.map[e.id]=e}function sM(i,e,t){let n=i.name,r=n.length;for(ep.lastIndex=0;;){let s=ep.exec(n),a=ep.lastIndex,o=s[1],l=s[2]==="]",c=s[3];if(l&&(o=o|0),c===void 0||c==="["&&a+2===r){Fv(t,c===void 0?new np(o,i,e):new ip(o,i,e));break}else{let u=t.map[o];u===void 0&&(u=new rp(o),Fv(t,u)),t=u}}}var Oo=class{constructor(e,t){this.seq=[],this.map={};let n=e.getProgramParameter(t,e.ACTIVE_UNIFORMS);for(let a=0;a<n;++a){let o=e.getActiveUniform(t,a),l=e.getUniformLocation(t,o.name);sM(o,l,this)}let r=[],s=[];for(let a of this.seq)a.type===e.SAMPLER_2D_SHADOW||a.type===e.SAMPLER_CUBE_SHADOW||a.type===e.SAMPLER_2D_ARRAY_SHADOW?r.push(a):s.push(a);r.length>0&&(this.seq=r.concat(s))}setValue(e,t,n,r){let s=this.map[t];s!==void 0&&s.setValue(e,n,r)}setOptional(e,t,n){let r=t[n];r!==void 0&&this.setValue(e,n,r)}static upload(e,t,n,r){for(let s=0,a=t.length;s!==a;++s){let o=t[s],l=n[o.id];l.needsUpdate!==!1&&o.setValue(e,l.value,r)}}static seqWithValue(e,t){let n=[];for(let r=0,s=e.length;r!==s;++r){let a=e[r];a.id in t&&n.push(a)}return n}};function Ov(i,e,t){let n=i.createShader(e);return i.shaderSource(n,t),i.compileShader(n),n}var aM=37297,oM=0;function lM(i,e){let t=i.split(`
`),n=[],r=Math.max(e-6,0),s=Math.min(e+6,t.length);for(let a=r;a<s;a++){let o=a+1;n.push(`${o===e?">":" "} ${o}: ${t[a]}`)}return n.join(`
`)}var Bv=new _t;function cM(i){Nt._getMatrix(Bv,Nt.workingColorSpace,i);let e=`mat3( ${Bv.elements.map(t=>t.toFixed(4))} )`;switch(Nt.getTransfer(i)){case wl:return[e,"LinearTransferOETF"];case Zt:return[e,"sRGBTransferOETF"];default:return lt("WebGLProgram: Unsupported color space: ",i),[e,"LinearTransferOETF"]}}function Hv(i,e,t){let n=i.getShaderParameter(e,i.COMPILE_STATUS),s=(i.getShaderInfoLog(e)||"").trim();if(n&&s==="")return"";let a=/ERROR: 0:(\d+)/.exec(s);if(a){let o=parseInt(a[1]);return t.toUpperCase()+`

`+s+`

`+lM(i.getShaderSource(e),o)}else return s}function hM(i,e){let t=cM(e);return[`vec4 ${i}( vec4 value ) {`,`	return ${t[1]}( vec4( ${t[0]} * value.rgb, value.a ) );`,"}"].join(`
`)}var uM={[_f]:"Linear",[bf]:"Reinhard",[Sf]:"Cineon",[Mf]:"ACESFilmic",[Tf]:"AgX",[Ef]:"Neutral",[wf]:"Custom"};function dM(i,e){let t=uM[e];return t===void 0?(lt("WebGLProgram: Unsupported toneMapping:",e),"vec3 "+i+"( vec3 color ) { return LinearToneMapping( color ); }"):"vec3 "+i+"( vec3 color ) { return "+t+"ToneMapping( color ); }"}var jh=new F;function fM(){Nt.getLuminanceCoefficients(jh);let i=jh.x.toFixed(4),e=jh.y.toFixed(4),t=jh.z.toFixed(4);return["float luminance( const in vec3 rgb ) {",`	const vec3 weights = vec3( ${i}, ${e}, ${t} );`,"	return dot( weights, rgb );","}"].join(`
`)}function pM(i){return[i.extensionClipCullDistance?"#extension GL_ANGLE_clip_cull_distance : require":"",i.extensionMultiDraw?"#extension GL_ANGLE_multi_draw : require":""].filter(oc).join(`
`)}function mM(i){let e=[];for(let t in i){let n=i[t];n!==!1&&e.push("#define "+t+" "+n)}return e.join(`
`)}function gM(i,e){let t={},n=i.getProgramParameter(e,i.ACTIVE_ATTRIBUTES);for(let r=0;r<n;r++){let s=i.getActiveAttrib(e,r),a=s.name,o=1;s.type===i.FLOAT_MAT2&&(o=2),s.type===i.FLOAT_MAT3&&(o=3),s.type===i.FLOAT_MAT4&&(o=4),t[a]={type:s.type,location:i.getAttribLocation(e,a),locationSize:o}}return t}function oc(i){return i!==""}function Vv(i,e){let t=e.numSpotLightShadows+e.numSpotLightMaps-e.numSpotLightShadowsWithMaps;return i.replace(/NUM_SUN_LIGHTS/g,e.numSunLights).replace(/NUM_DIR_LIGHTS/g,e.numDirLights).replace(/NUM_SPOT_LIGHTS/g,e.numSpotLights).replace(/NUM_SPOT_LIGHT_MAPS/g,e.numSpotLightMaps).replace(/NUM_SPOT_LIGHT_COORDS/g,t).replace(/NUM_RECT_AREA_LIGHTS/g,e.numRectAreaLights).replace(/NUM_POINT_LIGHTS/g,e.numPointLights).replace(/NUM_HEMI_LIGHTS/g,e.numHemiLights).replace(/NUM_SUN_LIGHT_SHADOWS/g,e.numSunLightShadows).replace(/NUM_DIR_LIGHT_SHADOWS/g,e.numDirLightShadows).replace(/NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS/g,e.numSpotLightShadowsWithMaps).replace(/NUM_SPOT_LIGHT_SHADOWS/g,e.numSpotLightShadows).replace(/NUM_POINT_LIGHT_SHADOWS/g,e.numPointLightShadows).replace(/NUM_LIGHT_PROBE_GRIDS/g,e.numLightProbeGrids)}function Gv(i,e){return i.replace(/NUM_CLIPPING_PLANES/g,e.numClippingPlanes).replace(/UNION_CLIPPING_PLANES/g,e.numClippingPlanes-e.numClipIntersection)}var vM=/^[ \t]*#include +<([\w\d./]+)>/gm;function sp(i){return i.replace(vM,xM)}function xM(i,e){let t=Rt[e];if(t===void 0)throw new Error("THREE.WebGLProgram: Can not resolve #include <"+e+">");return sp(t)}var yM=/#pragma unroll_loop_start\s+for\s*\(\s*int\s+i\s*=\s*(\d+)\s*;\s*i\s*<\s*(\d+)\s*;\s*i\s*\+\+\s*\)\s*{([\s\S]+?)}\s+#pragma unroll_loop_end/g;function Wv(i){return i.replace(yM,_M)}function _M(i,e,t,n){let r="";for(let s=parseInt(e);s<parseInt(t);s++)r+=n.replace(/\[\s*i\s*\]/g,"[ "+s+" ]").replace(/UNROLLED_LOOP_INDEX/g,s);return r}function qv(i){let e=`precision ${i.precision} float;
	precision ${i.precision} int;
	precision ${i.precision} sampler2D;
	precision ${i.precision} samplerCube;
	precision ${i.precision} sampler3D;
	precision ${i.precision} sampler2DArray;
	precision ${i.precision} sampler2DShadow;
	precision ${i.precision} samplerCubeShadow;
	precision ${i.precision} sampler2DArrayShadow;
	precision ${i.precision} isampler2D;
	precision ${i.precision} isampler3D;
	precision ${i.precision} isamplerCube;
	precision ${i.precision} isampler2DArray;
	precision ${i.precision} usampler2D;
	precision ${i.precision} usampler3D;
	precision ${i.precision} usamplerCube;
	precision ${i.precision} usampler2DArray;
	`;return i.precision==="highp"?e+=`
#define HIGH_PRECISION`:i.precision==="mediump"?e+=`
#define MEDIUM_PRECISION`:i.precision==="lowp"&&(e+=`
#define LOW_PRECISION`),e}var bM={[Ia]:"SHADOWMAP_TYPE_PCF",[ko]:"SHADOWMAP_TYPE_VSM"};function SM(i){return bM[i.shadowMapType]||"SHADOWMAP_TYPE_BASIC"}var MM={[Uo]:"ENVMAP_MODE_REFRACTION"};function wM(i){return i.envMap===!1?"ENVMAP_MODE_REFLECTION":MM[i.envMapMode]||"ENVMAP_MODE_REFLECTION"}var TM={[yf]:"ENVMAP_BLENDING_MULTIPLY",[uv]:"ENVMAP_BLENDING_MIX",[dv]:"ENVMAP_BLENDING_ADD"};function EM(i){return i.envMap===!1?"ENVMAP_BLENDING_NONE":TM[i.combine]||"ENVMAP_BLENDING_NONE"}function AM(i,e,t,n){let r=i.getContext(),s=t.defines,a=t.vertexShader,o=t.fragmentShader,l=SM(t),c=t.envMapPMREM===!0?"ENVMAP_TYPE_PMREM":"ENVMAP_TYPE_CUBE",h=wM(t),u=EM(t),d=pM(t),f=mM(s),g=r.createProgram(),_,m,v=t.glslVersion?"#version "+t.glslVersion+`
`:"";t.isRawShaderMaterial?(_=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f].filter(oc).join(`
`),_.length>0&&(_+=`
`),m=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f].filter(oc).join(`
`),m.length>0&&(m+=`
`)):(_=[qv(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f,t.extensionClipCullDistance?"#define USE_CLIP_DISTANCE":"",t.batching?"#define USE_BATCHING":"",t.batchingColor?"#define USE_BATCHING_COLOR":"",t.instancing?"#define USE_INSTANCING":"",t.instancingColor?"#define USE_INSTANCING_COLOR":"",t.instancingMorph?"#define USE_INSTANCING_MORPH":"",t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.map?"#define USE_MAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+h:"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.displacementMap?"#define USE_DISPLACEMENTMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.mapUv?"#define MAP_UV "+t.mapUv:"",t.alphaMapUv?"#define ALPHAMAP_UV "+t.alphaMapUv:"",t.lightMapUv?"#define LIGHTMAP_UV "+t.lightMapUv:"",t.aoMapUv?"#define AOMAP_UV "+t.aoMapUv:"",t.emissiveMapUv?"#define EMISSIVEMAP_UV "+t.emissiveMapUv:"",t.bumpMapUv?"#define BUMPMAP_UV "+t.bumpMapUv:"",t.normalMapUv?"#define NORMALMAP_UV "+t.normalMapUv:"",t.displacementMapUv?"#define DISPLACEMENTMAP_UV "+t.displacementMapUv:"",t.metalnessMapUv?"#define METALNESSMAP_UV "+t.metalnessMapUv:"",t.roughnessMapUv?"#define ROUGHNESSMAP_UV "+t.roughnessMapUv:"",t.anisotropyMapUv?"#define ANISOTROPYMAP_UV "+t.anisotropyMapUv:"",t.clearcoatMapUv?"#define CLEARCOATMAP_UV "+t.clearcoatMapUv:"",t.clearcoatNormalMapUv?"#define CLEARCOAT_NORMALMAP_UV "+t.clearcoatNormalMapUv:"",t.clearcoatRoughnessMapUv?"#define CLEARCOAT_ROUGHNESSMAP_UV "+t.clearcoatRoughnessMapUv:"",t.diffuseRoughnessMapUv?"#define DIFFUSE_ROUGHNESSMAP_UV "+t.diffuseRoughnessMapUv:"",t.iridescenceMapUv?"#define IRIDESCENCEMAP_UV "+t.iridescenceMapUv:"",t.iridescenceThicknessMapUv?"#define IRIDESCENCE_THICKNESSMAP_UV "+t.iridescenceThicknessMapUv:"",t.sheenColorMapUv?"#define SHEEN_COLORMAP_UV "+t.sheenColorMapUv:"",t.sheenRoughnessMapUv?"#define SHEEN_ROUGHNESSMAP_UV "+t.sheenRoughnessMapUv:"",t.specularMapUv?"#define SPECULARMAP_UV "+t.specularMapUv:"",t.specularColorMapUv?"#define SPECULAR_COLORMAP_UV "+t.specularColorMapUv:"",t.specularIntensityMapUv?"#define SPECULAR_INTENSITYMAP_UV "+t.specularIntensityMapUv:"",t.transmissionMapUv?"#define TRANSMISSIONMAP_UV "+t.transmissionMapUv:"",t.thicknessMapUv?"#define THICKNESSMAP_UV "+t.thicknessMapUv:"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexNormals?"#define HAS_NORMAL":"",t.vertexColors?"#define USE_COLOR":"",t.vertexAlphas?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.flatShading?"#define FLAT_SHADED":"",t.skinning?"#define USE_SKINNING":"",t.morphTargets?"#define USE_MORPHTARGETS":"",t.morphNormals&&t.flatShading===!1?"#define USE_MORPHNORMALS":"",t.morphColors?"#define USE_MORPHCOLORS":"",t.morphTargetsCount>0?"#define MORPHTARGETS_TEXTURE_STRIDE "+t.morphTextureStride:"",t.morphTargetsCount>0?"#define MORPHTARGETS_COUNT "+t.morphTargetsCount:"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+l:"",t.sizeAttenuation?"#define USE_SIZEATTENUATION":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 modelMatrix;","uniform mat4 modelViewMatrix;","uniform mat4 projectionMatrix;","uniform mat4 viewMatrix;","uniform mat3 normalMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;","#ifdef USE_INSTANCING","	attribute mat4 instanceMatrix;","#endif","#ifdef USE_INSTANCING_COLOR","	attribute vec3 instanceColor;","#endif","#ifdef USE_INSTANCING_MORPH","	uniform sampler2D morphTexture;","#endif","attribute vec3 position;","attribute vec3 normal;","attribute vec2 uv;","#ifdef USE_UV1","	attribute vec2 uv1;","#endif","#ifdef USE_UV2","	attribute vec2 uv2;","#endif","#ifdef USE_UV3","	attribute vec2 uv3;","#endif","#ifdef USE_TANGENT","	attribute vec4 tangent;","#endif","#if defined( USE_COLOR_ALPHA )","	attribute vec4 color;","#elif defined( USE_COLOR )","	attribute vec3 color;","#endif","#ifdef USE_SKINNING","	attribute vec4 skinIndex;","	attribute vec4 skinWeight;","#endif",`
`].filter(oc).join(`
`),m=[qv(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f,t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.alphaToCoverage?"#define ALPHA_TO_COVERAGE":"",t.map?"#define USE_MAP":"",t.matcap?"#define USE_MATCAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+c:"",t.envMap?"#define "+h:"",t.envMap?"#define "+u:"",t.envMapPMREM?"#define ENVMAP_MAX_LOD "+t.envMapMaxLod+".0":"",t.envMapPMREM?"#define ENVMAP_SIZE "+t.envMapSize+".0":"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.packedNormalMap?"#define USE_PACKED_NORMALMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoat?"#define USE_CLEARCOAT":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.diffuseRoughness?"#define USE_DIFFUSE_ROUGHNESS":"",t.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",t.dispersion?"#define USE_DISPERSION":"",t.retroreflection?"#define USE_RETROREFLECTION":"",t.iridescence?"#define USE_IRIDESCENCE":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaTest?"#define USE_ALPHATEST":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.sheen?"#define USE_SHEEN":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexColors||t.instancingColor?"#define USE_COLOR":"",t.vertexAlphas||t.batchingColor?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.gradientMap?"#define USE_GRADIENTMAP":"",t.flatShading?"#define FLAT_SHADED":"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+l:"",t.premultipliedAlpha?"#define PREMULTIPLIED_ALPHA":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.decodeVideoTexture?"#define DECODE_VIDEO_TEXTURE":"",t.decodeVideoTextureEmissive?"#define DECODE_VIDEO_TEXTURE_EMISSIVE":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 viewMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;",t.toneMapping!==Wr?"#define TONE_MAPPING":"",t.toneMapping!==Wr?Rt.tonemapping_pars_fragment:"",t.toneMapping!==Wr?dM("toneMapping",t.toneMapping):"",t.dithering?"#define DITHERING":"",t.opaque?"#define OPAQUE":"",Rt.colorspace_pars_fragment,hM("linearToOutputTexel",t.outputColorSpace),fM(),t.useDepthPacking?"#define DEPTH_PACKING "+t.depthPacking:"",`
`].filter(oc).join(`
`)),a=sp(a),a=Vv(a,t),a=Gv(a,t),o=sp(o),o=Vv(o,t),o=Gv(o,t),a=Wv(a),o=Wv(o),t.isRawShaderMaterial!==!0&&(v=`#version 300 es
`,_=[d,"#define attribute in","#define varying out","#define texture2D texture"].join(`
`)+`
`+_,m=["#define varying in",t.glslVersion===Of?"":"layout(location = 0) out highp vec4 pc_fragColor;",t.glslVersion===Of?"":"#define gl_FragColor pc_fragColor","#define gl_FragDepthEXT gl_FragDepth","#define texture2D texture","#define textureCube texture","#define texture2DProj textureProj","#define texture2DLodEXT textureLod","#define texture2DProjLodEXT textureProjLod","#define textureCubeLodEXT textureLod","#define texture2DGradEXT textureGrad","#define texture2DProjGradEXT textureProjGrad","#define textureCubeGradEXT textureGrad"].join(`
`)+`
`+m);let b=v+_+a,R=v+m+o,M=Ov(r,r.VERTEX_SHADER,b),I=Ov(r,r.FRAGMENT_SHADER,R);r.attachShader(g,M),r.attachShader(g,I),t.index0AttributeName!==void 0?r.bindAttribLocation(g,0,t.index0AttributeName):t.hasPositionAttribute===!0&&r.bindAttribLocation(g,0,"position"),r.linkProgram(g);function A(k){if(i.debug.checkShaderErrors){let N=r.getProgramInfoLog(g)||"",X=r.getShaderInfoLog(M)||"",$=r.getShaderInfoLog(I)||"",U=N.trim(),O=X.trim(),j=$.trim(),Y=!0,fe=!0;if(r.getProgramParameter(g,r.LINK_STATUS)===!1)if(Y=!1,typeof i.debug.onShaderError=="function")i.debug.onShaderError(r,g,M,I);else{let te=Hv(r,M,"vertex"),re=Hv(r,I,"fragment");vt("WebGLProgram: Shader Error "+r.getError()+" - VALIDATE_STATUS "+r.getProgramParameter(g,r.VALIDATE_STATUS)+`

Material Name: `+k.name+`
Material Type: `+k.type+`

Program Info Log: `+U+`
`+te+`
`+re)}else U!==""?lt("WebGLProgram: Program Info Log:",U):(O===""||j==="")&&(fe=!1);fe&&(k.diagnostics={runnable:Y,programLog:U,vertexShader:{log:O,prefix:_},fragmentShader:{log:j,prefix:m}})}r.deleteShader(M),r.deleteShader(I),y=new Oo(r,g),E=gM(r,g)}let y;this.getUniforms=function(){return y===void 0&&A(this),y};let E;this.getAttributes=function(){return E===void 0&&A(this),E};let V=t.rendererExtensionParallelShaderCompile===!1;return this.isReady=function(){return V===!1&&(V=r.getProgramParameter(g,aM)),V},this.destroy=function(){n.releaseStatesOfProgram(this),r.deleteProgram(g),this.program=void 0},this.type=t.shaderType,this.name=t.shaderName,this.id=oM++,this.cacheKey=e,this.usedTimes=1,this.program=g,this.vertexShader=M,this.fragmentShader=I,this}var RM=0,ap=class{constructor(){this.shaderCache=new Map,this.materialCache=new Map}update(e,t,n){let r=this._getShaderCacheForMaterial(e);return r.has(t)===!1&&(r.add(t),t.usedTimes++),r.has(n)===!1&&(r.add(n),n.usedTimes++),this}remove(e){let t=this.materialCache.get(e);for(let n of t)n.usedTimes--,n.usedTimes===0&&this.shaderCache.delete(n.code);return this.materialCache.delete(e),this}getVertexShaderStage(e){return this._getShaderStage(e.vertexShader)}getFragmentShaderStage(e){return this._getShaderStage(e.fragmentShader)}dispose(){this.shaderCache.clear(),this.materialCache.clear()}_getShaderCacheForMaterial(e){let t=this.materialCache,n=t.get(e);return n===void 0&&(n=new Set,t.set(e,n)),n}_getShaderStage(e){let t=this.shaderCache,n=t.get(e);return n===void 0&&(n=new op(e),t.set(e,n)),n}},op=class{constructor(e){this.id=RM++,this.code=e,this.usedTimes=0}};function CM(i){return i===na||i===nc||i===ic}function PM(i,e,t,n,r,s){let a=new Rl,o=new ap,l=new Set,c=[],h=new Map,u=n.logarithmicDepthBuffer,d={MeshDepthMaterial:"depth",MeshDistanceMaterial:"distance",MeshNormalMaterial:"normal",MeshBasicMaterial:"basic",MeshLambertMaterial:"lambert",MeshPhongMaterial:"phong",MeshToonMaterial:"toon",MeshStandardMaterial:"physical",MeshPhysicalMaterial:"physical",MeshMatcapMaterial:"matcap",LineBasicMaterial:"basic",LineDashedMaterial:"dashed",PointsMaterial:"points",ShadowMaterial:"shadow",SpriteMaterial:"sprite"};function f(y){return l.add(y),y===0?"uv":`uv${y}`}function g(y,E,V,k,N,X){let $=k.fog,U=N.geometry,O=y.isMeshStandardMaterial||y.isMeshLambertMaterial||y.isMeshPhongMaterial?k.environment:null,j=y.isMeshStandardMaterial||y.isMeshLambertMaterial&&!y.envMap||y.isMeshPhongMaterial&&!y.envMap,Y=e.get(y.envMap||O,j),fe=d[y.type],te=n.precision;y.precision!==null&&(te=n.getMaxPrecision(y.precision),te!==y.precision&&lt("WebGLProgram.getParameters:",y.precision,"not supported, using",te,"instead."));let re=U.morphAttributes.position||U.morphAttributes.normal||U.morphAttributes.color,oe=re!==void 0?re.length:0,ve=0;U.morphAttributes.position!==void 0&&(ve=1),U.morphAttributes.normal!==void 0&&(ve=2),U.morphAttributes.color!==void 0&&(ve=3);let me,ae,Te,Ee;if(fe){let Be=Ii[fe];me=Be.vertexShader,ae=Be.fragmentShader}else{me=y.vertexShader,ae=y.fragmentShader;let Be=o.getVertexShaderStage(y),Et=o.getFragmentShaderStage(y);o.update(y,Be,Et),Te=Be.id,Ee=Et.id}let Ce=i.getRenderTarget(),Ie=i.state.buffers.depth.getReversed(),Qe=N.isInstancedMesh===!0,mt=N.isBatchedMesh===!0,tt=!!y.map,Tt=!!y.matcap,bt=!!Y,ht=bt&&Y.isPMREMTexture===!0,on=!!y.aoMap,Qt=!!y.lightMap,wn=!!y.bumpMap&&y.wireframe===!1,Vt=!!y.normalMap,Pn=!!y.displacementMap,Ct=!!y.emissiveMap,In=!!y.metalnessMap,pn=!!y.roughnessMap,mn=y.anisotropy>0,W=y.clearcoat>0,Oe=y.diffuseRoughness>0,at=y.dispersion>0,xt=y.retroreflectivity>0,Ae=y.iridescence>0,Ft=y.sheen>0,nt=y.transmission>0,ot=mn&&!!y.anisotropyMap,D=W&&!!y.clearcoatMap,T=W&&!!y.clearcoatNormalMap,Q=W&&!!y.clearcoatRoughnessMap,xe=Oe&&!!y.diffuseRoughnessMap,de=Ae&&!!y.iridescenceMap,Pe=Ae&&!!y.iridescenceThicknessMap,ze=Ft&&!!y.sheenColorMap,le=Ft&&!!y.sheenRoughnessMap,he=!!y.specularMap,Se=!!y.specularColorMap,q=!!y.specularIntensityMap,ue=nt&&!!y.transmissionMap,ce=nt&&!!y.thicknessMap,Ne=!!y.gradientMap,Re=!!y.alphaMap,ke=y.alphaTest>0,rt=!!y.alphaHash,dt=!!y.extensions,ge=Wr;y.toneMapped&&(Ce===null||Ce.isXRRenderTarget===!0)&&(ge=i.toneMapping);let Je=ht?Y.isCompressedCubeTexture?Y.image[0].mipmaps:Y.mipmaps:null,ft={shaderID:fe,shaderType:y.type,shaderName:y.name,vertexShader:me,fragmentShader:ae,defines:y.defines,customVertexShaderID:Te,customFragmentShaderID:Ee,isRawShaderMaterial:y.isRawShaderMaterial===!0,glslVersion:y.glslVersion,precision:te,batching:mt,batchingColor:mt&&N._colorsTexture!==null,instancing:Qe,instancingColor:Qe&&N.instanceColor!==null,instancingMorph:Qe&&N.morphTexture!==null,outputColorSpace:Ce===null?i.outputColorSpace:Ce.isXRRenderTarget===!0?Ce.texture.colorSpace:Nt.workingColorSpace,alphaToCoverage:!!y.alphaToCoverage,map:tt,matcap:Tt,envMap:bt,envMapMode:bt&&Y.mapping,envMapPMREM:ht,envMapMaxLod:ht?Je.length-1:null,envMapSize:ht?Je[0].width:null,aoMap:on,lightMap:Qt,bumpMap:wn,normalMap:Vt,displacementMap:Pn,emissiveMap:Ct,normalMapObjectSpace:Vt&&y.normalMapType===mv,normalMapTangentSpace:Vt&&y.normalMapType===$h,packedNormalMap:Vt&&y.normalMapType===$h&&CM(y.normalMap.format),metalnessMap:In,roughnessMap:pn,anisotropy:mn,anisotropyMap:ot,clearcoat:W,clearcoatMap:D,clearcoatNormalMap:T,clearcoatRoughnessMap:Q,diffuseRoughness:Oe,diffuseRoughnessMap:xe,dispersion:at,retroreflection:xt,iridescence:Ae,iridescenceMap:de,iridescenceThicknessMap:Pe,sheen:Ft,sheenColorMap:ze,sheenRoughnessMap:le,specularMap:he,specularColorMap:Se,specularIntensityMap:q,transmission:nt,transmissionMap:ue,thicknessMap:ce,gradientMap:Ne,opaque:y.transparent===!1&&y.blending===No&&y.alphaToCoverage===!1,alphaMap:Re,alphaTest:ke,alphaHash:rt,combine:y.combine,mapUv:tt&&f(y.map.channel),aoMapUv:on&&f(y.aoMap.channel),lightMapUv:Qt&&f(y.lightMap.channel),bumpMapUv:wn&&f(y.bumpMap.channel),normalMapUv:Vt&&f(y.normalMap.channel),displacementMapUv:Pn&&f(y.displacementMap.channel),emissiveMapUv:Ct&&f(y.emissiveMap.channel),metalnessMapUv:In&&f(y.metalnessMap.channel),roughnessMapUv:pn&&f(y.roughnessMap.channel),anisotropyMapUv:ot&&f(y.anisotropyMap.channel),clearcoatMapUv:D&&f(y.clearcoatMap.channel),clearcoatNormalMapUv:T&&f(y.clearcoatNormalMap.channel),clearcoatRoughnessMapUv:Q&&f(y.clearcoatRoughnessMap.channel),diffuseRoughnessMapUv:xe&&f(y.diffuseRoughnessMap.channel),iridescenceMapUv:de&&f(y.iridescenceMap.channel),iridescenceThicknessMapUv:Pe&&f(y.iridescenceThicknessMap.channel),sheenColorMapUv:ze&&f(y.sheenColorMap.channel),sheenRoughnessMapUv:le&&f(y.sheenRoughnessMap.channel),specularMapUv:he&&f(y.specularMap.channel),specularColorMapUv:Se&&f(y.specularColorMap.channel),specularIntensityMapUv:q&&f(y.specularIntensityMap.channel),transmissionMapUv:ue&&f(y.transmissionMap.channel),thicknessMapUv:ce&&f(y.thicknessMap.channel),alphaMapUv:Re&&f(y.alphaMap.channel),vertexTangents:!!U.attributes.tangent&&(Vt||mn),vertexNormals:!!U.attributes.normal,vertexColors:y.vertexColors,vertexAlphas:y.vertexColors===!0&&!!U.attributes.color&&U.attributes.color.itemSize===4,pointsUvs:N.isPoints===!0&&!!U.attributes.uv&&(tt||Re),fog:!!$,useFog:y.fog===!0,fogExp2:!!$&&$.isFogExp2,flatShading:y.wireframe===!1&&(y.flatShading===!0||U.attributes.normal===void 0&&Vt===!1&&(y.isMeshLambertMaterial||y.isMeshPhongMaterial||y.isMeshStandardMaterial||y.isMeshPhysicalMaterial)),sizeAttenuation:y.sizeAttenuation===!0,logarithmicDepthBuffer:u,reversedDepthBuffer:Ie,skinning:N.isSkinnedMesh===!0,hasPositionAttribute:U.attributes.position!==void 0,morphTargets:U.morphAttributes.position!==void 0,morphNormals:U.morphAttributes.normal!==void 0,morphColors:U.morphAttributes.color!==void 0,morphTargetsCount:oe,morphTextureStride:ve,numSunLights:E.sun.length,numDirLights:E.directional.length,numPointLights:E.point.length,numSpotLights:E.spot.length,numSpotLightMaps:E.spotLightMap.length,numRectAreaLights:E.rectArea.length,numHemiLights:E.hemi.length,numSunLightShadows:E.sunShadowMap.length,numDirLightShadows:E.directionalShadowMap.length,numPointLightShadows:E.pointShadowMap.length,numSpotLightShadows:E.spotShadowMap.length,numSpotLightShadowsWithMaps:E.numSpotLightShadowsWithMaps,numLightProbes:E.numLightProbes,numLightProbeGrids:X.filter(Be=>Be.texture!==null).length,numClippingPlanes:s.numPlanes,numClipIntersection:s.numIntersection,dithering:y.dithering,shadowMapEnabled:i.shadowMap.enabled&&V.length>0,shadowMapType:i.shadowMap.type,toneMapping:ge,decodeVideoTexture:tt&&y.map.isVideoTexture===!0&&Nt.getTransfer(y.map.colorSpace)===Zt,decodeVideoTextureEmissive:Ct&&y.emissiveMap.isVideoTexture===!0&&Nt.getTransfer(y.emissiveMap.colorSpace)===Zt,premultipliedAlpha:y.premultipliedAlpha,doubleSided:y.side===cr,flipSided:y.side===Pi,useDepthPacking:y.depthPacking>=0,depthPacking:y.depthPacking||0,index0AttributeName:y.index0AttributeName,extensionClipCullDistance:dt&&y.extensions.clipCullDistance===!0&&t.has("WEBGL_clip_cull_distance"),extensionMultiDraw:(dt&&y.extensions.multiDraw===!0||mt)&&t.has("WEBGL_multi_draw"),rendererExtensionParallelShaderCompile:t.has("KHR_parallel_shader_compile"),customProgramCacheKey:y.customProgramCacheKey()};return ft.vertexUv1s=l.has(1),ft.vertexUv2s=l.has(2),ft.vertexUv3s=l.has(3),l.clear(),ft}function _(y){let E=[];if(y.shaderID?E.push(y.shaderID):(E.push(y.customVertexShaderID),E.push(y.customFragmentShaderID)),y.defines!==void 0)for(let V in y.defines)E.push(V),E.push(y.defines[V]);return y.isRawShaderMaterial===!1&&(m(E,y),v(E,y),E.push(i.outputColorSpace)),E.push(y.customProgramCacheKey),E.join()}function m(y,E){y.push(E.precision),y.push(E.outputColorSpace),y.push(E.envMapMode),y.push(E.envMapPMREM),y.push(E.envMapMaxLod),y.push(E.envMapSize),y.push(E.mapUv),y.push(E.alphaMapUv),y.push(E.lightMapUv),y.push(E.aoMapUv),y.push(E.bumpMapUv),y.push(E.normalMapUv),y.push(E.displacementMapUv),y.push(E.emissiveMapUv),y.push(E.metalnessMapUv),y.push(E.roughnessMapUv),y.push(E.anisotropyMapUv),y.push(E.clearcoatMapUv),y.push(E.clearcoatNormalMapUv),y.push(E.clearcoatRoughnessMapUv),y.push(E.diffuseRoughnessMapUv),y.push(E.iridescenceMapUv),y.push(E.iridescenceThicknessMapUv),y.push(E.sheenColorMapUv),y.push(E.sheenRoughnessMapUv),y.push(E.specularMapUv),y.push(E.specularColorMapUv),y.push(E.specularIntensityMapUv),y.push(E.transmissionMapUv),y.push(E.thicknessMapUv),y.push(E.combine),y.push(E.fogExp2),y.push(E.sizeAttenuation),y.push(E.morphTargetsCount),y.push(E.numSunLights),y.push(E.numDirLights),y.push(E.numPointLights),y.push(E.numSpotLights),y.push(E.numSpotLightMaps),y.push(E.numHemiLights),y.push(E.numRectAreaLights),y.push(E.numSunLightShadows),y.push(E.numDirLightShadows),y.push(E.numPointLightShadows),y.push(E.numSpotLightShadows),y.push(E.numSpotLightShadowsWithMaps),y.push(E.numLightProbes),y.push(E.numLightProbeGrids),y.push(E.shadowMapType),y.push(E.toneMapping),y.push(E.numClippingPlanes),y.push(E.numClipIntersection),y.push(E.depthPacking)}function v(y,E){a.disableAll(),E.instancing&&a.enable(0),E.instancingColor&&a.enable(1),E.instancingMorph&&a.enable(2),E.matcap&&a.enable(3),E.envMap&&a.enable(4),E.normalMapObjectSpace&&a.enable(5),E.normalMapTangentSpace&&a.enable(6),E.clearcoat&&a.enable(7),E.iridescence&&a.enable(8),E.alphaTest&&a.enable(9),E.vertexColors&&a.enable(10),E.vertexAlphas&&a.enable(11),E.vertexUv1s&&a.enable(12),E.vertexUv2s&&a.enable(13),E.vertexUv3s&&a.enable(14),E.vertexTangents&&a.enable(15),E.anisotropy&&a.enable(16),E.alphaHash&&a.enable(17),E.batching&&a.enable(18),E.dispersion&&a.enable(19),E.retroreflection&&a.enable(24),E.diffuseRoughness&&a.enable(25),E.batchingColor&&a.enable(20),E.gradientMap&&a.enable(21),E.packedNormalMap&&a.enable(22),E.vertexNormals&&a.enable(23),y.push(a.mask),a.disableAll(),E.fog&&a.enable(0),E.useFog&&a.enable(1),E.flatShading&&a.enable(2),E.logarithmicDepthBuffer&&a.enable(3),E.reversedDepthBuffer&&a.enable(4),E.skinning&&a.enable(5),E.morphTargets&&a.enable(6),E.morphNormals&&a.enable(7),E.morphColors&&a.enable(8),E.premultipliedAlpha&&a.enable(9),E.shadowMapEnabled&&a.enable(10),E.doubleSided&&a.enable(11),E.flipSided&&a.enable(12),E.useDepthPacking&&a.enable(13),E.dithering&&a.enable(14),E.transmission&&a.enable(15),E.sheen&&a.enable(16),E.opaque&&a.enable(17),E.pointsUvs&&a.enable(18),E.decodeVideoTexture&&a.enable(19),E.decodeVideoTextureEmissive&&a.enable(20),E.alphaToCoverage&&a.enable(21),E.numLightProbeGrids>0&&a.enable(22),E.hasPositionAttribute&&a.enable(23),y.push(a.mask)}function b(y){let E=d[y.type],V;if(E){let k=Ii[E];V=sc.clone(k.uniforms)}else V=y.uniforms;return V}function R(y,E){let V=h.get(E);return V!==void 0?++V.usedTimes:(V=new AM(i,E,y,r),c.push(V),h.set(E,V)),V}function M(y){if(--y.usedTimes===0){let E=c.indexOf(y);c[E]=c[c.length-1],c.pop(),h.delete(y.cacheKey),y.destroy()}}function I(y){o.remove(y)}function A(){o.dispose()}return{getParameters:g,getProgramCacheKey:_,getUniforms:b,acquireProgram:R,releaseProgram:M,releaseShaderCache:I,programs:c,dispose:A}}function IM(){let i=new WeakMap;function e(a){return i.has(a)}function t(a){let o=i.get(a);return o===void 0&&(o={},i.set(a,o)),o}function n(a){i.delete(a)}function r(a,o,l){i.get(a)[o]=l}function s(){i=new WeakMap}return{has:e,get:t,remove:n,update:r,dispose:s}}function zM(i,e){return i.groupOrder!==e.groupOrder?i.groupOrder-e.groupOrder:i.renderOrder!==e.renderOrder?i.renderOrder-e.renderOrder:i.material.id!==e.material.id?i.material.id-e.material.id:i.materialVariant!==e.materialVariant?i.materialVariant-e.materialVariant:i.z!==e.z?i.z-e.z:i.id-e.id}function Xv(i,e){return i.groupOrder!==e.groupOrder?i.groupOrder-e.groupOrder:i.renderOrder!==e.renderOrder?i.renderOrder-e.renderOrder:i.z!==e.z?e.z-i.z:i.id-e.id}function Yv(){let i=[],e=0,t=[],n=[],r=[];function s(){e=0,t.length=0,n.length=0,r.length=0}function a(d){let f=0;return d.isInstancedMesh&&(f+=2),d.isSkinnedMesh&&(f+=1),f}function o(d,f,g,_,m,v){let b=i[e];return b===void 0?(b={id:d.id,object:d,geometry:f,material:g,materialVariant:a(d),groupOrder:_,renderOrder:d.renderOrder,z:m,group:v},i[e]=b):(b.id=d.id,b.object=d,b.geometry=f,b.material=g,b.materialVariant=a(d),b.groupOrder=_,b.renderOrder=d.renderOrder,b.z=m,b.group=v),e++,b}function l(d,f,g,_,m,v,b){b.reversedDepth===!0&&(m=-m);let R=o(d,f,g,_,m,v);g.transmission>0?n.push(R):g.transparent===!0?r.push(R):t.push(R)}function c(d,f,g,_,m,v){let b=o(d,f,g,_,m,v);g.transmission>0?n.unshift(b):g.transparent===!0?r.unshift(b):t.unshift(b)}function h(d,f){t.length>1&&t.sort(d||zM),n.length>1&&n.sort(f||Xv),r.length>1&&r.sort(f||Xv)}function u(){for(let d=e,f=i.length;d<f;d++){let g=i[d];if(g.id===null)break;g.id=null,g.object=null,g.geometry=null,g.material=null,g.group=null}}return{opaque:t,transmissive:n,transparent:r,init:s,push:l,unshift:c,finish:u,sort:h}}function DM(){let i=new WeakMap;function e(n,r){let s=i.get(n),a;return s===void 0?(a=new Yv,i.set(n,[a])):r>=s.length?(a=new Yv,s.push(a)):a=s[r],a}function t(){i=new WeakMap}return{get:e,dispose:t}}function LM(){let i={};return{get:function(e){if(i[e.id]!==void 0)return i[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={direction:new F,color:new Mt};break;case"SpotLight":t={position:new F,direction:new F,color:new Mt,distance:0,coneCos:0,penumbraCos:0,decay:0};break;case"PointLight":t={position:new F,color:new Mt,distance:0,decay:0};break;case"HemisphereLight":t={direction:new F,skyColor:new Mt,groundColor:new Mt};break;case"RectAreaLight":t={color:new Mt,position:new F,halfWidth:new F,halfHeight:new F};break}return i[e.id]=t,t}}}function kM(){let i={};return{get:function(e){if(i[e.id]!==void 0)return i[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Xe};break;case"SpotLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Xe};break;case"PointLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Xe,shadowCameraNear:1,shadowCameraFar:1e3};break}return i[e.id]=t,t}}}var NM=0;function UM(i,e){return(e.castShadow?2:0)-(i.castShadow?2:0)+(e.map?1:0)-(i.map?1:0)}function FM(i){let e=new LM,t=kM(),n={version:0,hash:{sunLength:-1,directionalLength:-1,pointLength:-1,spotLength:-1,rectAreaLength:-1,hemiLength:-1,numSunShadows:-1,numDirectionalShadows:-1,numPointShadows:-1,numSpotShadows:-1,numSpotMaps:-1,numLightProbes:-1},ambient:[0,0,0],probe:[],sun:[],sunShadow:[],sunShadowMap:[],sunShadowMatrix:[],sunShadowCascade:[],directional:[],directionalShadow:[],directionalShadowMap:[],directionalShadowMatrix:[],spot:[],spotLightMap:[],spotShadow:[],spotShadowMap:[],spotLightMatrix:[],rectArea:[],rectAreaLTC1:null,rectAreaLTC2:null,point:[],pointShadow:[],pointShadowMap:[],pointShadowMatrix:[],hemi:[],numSpotLightShadowsWithMaps:0,numLightProbes:0};for(let c=0;c<9;c++)n.probe.push(new F);let r=new F,s=new tn,a=new tn;function o(c){let h=0,u=0,d=0;for(let X=0;X<9;X++)n.probe[X].set(0,0,0);let f=0,g=0,_=0,m=0,v=0,b=0,R=0,M=0,I=0,A=0,y=0,E=0,V=0,k=0;c.sort(UM);for(let X=0,$=c.length;X<$;X++){let U=c[X],O=U.color,j=U.intensity,Y=U.distance,fe=null;if(U.shadow&&U.shadow.map&&(U.shadow.map.texture.format===na?fe=U.shadow.map.texture:fe=U.shadow.map.depthTexture||U.shadow.map.texture),U.isAmbientLight)h+=O.r*j,u+=O.g*j,d+=O.b*j;else if(U.isLightProbe){for(let te=0;te<9;te++)n.probe[te].addScaledVector(U.sh.coefficients[te],j);k++}else if(U.isSunLight){let te=e.get(U);if(te.color.copy(U.color).multiplyScalar(U.intensity),U.castShadow){let re=U.shadow,oe=t.get(U);oe.shadowIntensity=re.intensity,oe.shadowBias=re.bias,oe.shadowNormalBias=re.normalBias,oe.shadowRadius=re.radius,oe.shadowMapSize.copy(re.mapSize).multiply(re.getFrameExtents()),n.sunShadow[g]=oe,n.sunShadowMap[g]=fe;let ve=re.getViewportCount();for(let me=0;me<ve;me++)n.sunShadowMatrix[_+me]=re.getMatrix(me),n.sunShadowCascade[_+me]=re._cascadeData[me];_+=ve,g++}n.sun[f]=te,f++}else if(U.isDirectionalLight){let te=e.get(U);if(te.color.copy(U.color).multiplyScalar(U.intensity),U.castShadow){let re=U.shadow,oe=t.get(U);oe.shadowIntensity=re.intensity,oe.shadowBias=re.bias,oe.shadowNormalBias=re.normalBias,oe.shadowRadius=re.radius,oe.shadowMapSize=re.mapSize,n.directionalShadow[m]=oe,n.directionalShadowMap[m]=fe,n.directionalShadowMatrix[m]=U.shadow.matrix,I++}n.directional[m]=te,m++}else if(U.isSpotLight){let te=e.get(U);te.position.setFromMatrixPosition(U.matrixWorld),te.color.copy(O).multiplyScalar(j),te.distance=Y,te.coneCos=Math.cos(U.angle),te.penumbraCos=Math.cos(U.angle*(1-U.penumbra)),te.decay=U.decay,n.spot[b]=te;let re=U.shadow;if(U.map&&(n.spotLightMap[E]=U.map,E++,re.updateMatrices(U),U.castShadow&&V++),n.spotLightMatrix[b]=re.matrix,U.castShadow){let oe=t.get(U);oe.shadowIntensity=re.intensity,oe.shadowBias=re.bias,oe.shadowNormalBias=re.normalBias,oe.shadowRadius=re.radius,oe.shadowMapSize=re.mapSize,n.spotShadow[b]=oe,n.spotShadowMap[b]=fe,y++}b++}else if(U.isRectAreaLight){let te=e.get(U);te.color.copy(O).multiplyScalar(j),te.halfWidth.set(U.width*.5,0,0),te.halfHeight.set(0,U.height*.5,0),n.rectArea[R]=te,R++}else if(U.isPointLight){let te=e.get(U);if(te.color.copy(U.color).multiplyScalar(U.intensity),te.distance=U.distance,te.decay=U.decay,U.castShadow){let re=U.shadow,oe=t.get(U);oe.shadowIntensity=re.intensity,oe.shadowBias=re.bias,oe.shadowNormalBias=re.normalBias,oe.shadowRadius=re.radius,oe.shadowMapSize=re.mapSize,oe.shadowCameraNear=re.camera.near,oe.shadowCameraFar=re.camera.far,n.pointShadow[v]=oe,n.pointShadowMap[v]=fe,n.pointShadowMatrix[v]=U.shadow.matrix,A++}n.point[v]=te,v++}else if(U.isHemisphereLight){let te=e.get(U);te.skyColor.copy(U.color).multiplyScalar(j),te.groundColor.copy(U.groundColor).multiplyScalar(j),n.hemi[M]=te,M++}}R>0&&(i.has("OES_texture_float_linear")===!0?(n.rectAreaLTC1=He.LTC_FLOAT_1,n.rectAreaLTC2=He.LTC_FLOAT_2):(n.rectAreaLTC1=He.LTC_HALF_1,n.rectAreaLTC2=He.LTC_HALF_2)),n.ambient[0]=h,n.ambient[1]=u,n.ambient[2]=d;let N=n.hash;(N.sunLength!==f||N.directionalLength!==m||N.pointLength!==v||N.spotLength!==b||N.rectAreaLength!==R||N.hemiLength!==M||N.numSunShadows!==g||N.numDirectionalShadows!==I||N.numPointShadows!==A||N.numSpotShadows!==y||N.numSpotMaps!==E||N.numLightProbes!==k)&&(n.sun.length=f,n.directional.length=m,n.spot.length=b,n.rectArea.length=R,n.point.length=v,n.hemi.length=M,n.sunShadow.length=g,n.sunShadowMap.length=g,n.sunShadowMatrix.length=_,n.sunShadowCascade.length=_,n.directionalShadow.length=I,n.directionalShadowMap.length=I,n.directionalShadowMatrix.length=I,n.pointShadow.length=A,n.pointShadowMap.length=A,n.pointShadowMatrix.length=A,n.spotShadow.length=y,n.spotShadowMap.length=y,n.spotLightMatrix.length=y+E-V,n.spotLightMap.length=E,n.numSpotLightShadowsWithMaps=V,n.numLightProbes=k,N.sunLength=f,N.directionalLength=m,N.pointLength=v,N.spotLength=b,N.rectAreaLength=R,N.hemiLength=M,N.numSunShadows=g,N.numDirectionalShadows=I,N.numPointShadows=A,N.numSpotShadows=y,N.numSpotMaps=E,N.numLightProbes=k,n.version=NM++)}function l(c,h){let u=0,d=0,f=0,g=0,_=0,m=0,v=h.matrixWorldInverse;for(let b=0,R=c.length;b<R;b++){let M=c[b];if(M.isSunLight){let I=n.sun[u];I.direction.setFromMatrixPosition(M.matrixWorld),I.direction.transformDirection(v),u++}else if(M.isDirectionalLight){let I=n.directional[d];I.direction.setFromMatrixPosition(M.matrixWorld),r.setFromMatrixPosition(M.target.matrixWorld),I.direction.sub(r),I.direction.transformDirection(v),d++}else if(M.isSpotLight){let I=n.spot[g];I.position.setFromMatrixPosition(M.matrixWorld),I.position.applyMatrix4(v),I.direction.setFromMatrixPosition(M.matrixWorld),r.setFromMatrixPosition(M.target.matrixWorld),I.direction.sub(r),I.direction.transformDirection(v),g++}else if(M.isRectAreaLight){let I=n.rectArea[_];I.position.setFromMatrixPosition(M.matrixWorld),I.position.applyMatrix4(v),a.identity(),s.copy(M.matrixWorld),s.premultiply(v),a.extractRotation(s),I.halfWidth.set(M.width*.5,0,0),I.halfHeight.set(0,M.height*.5,0),I.halfWidth.applyMatrix4(a),I.halfHeight.applyMatrix4(a),_++}else if(M.isPointLight){let I=n.point[f];I.position.setFromMatrixPosition(M.matrixWorld),I.position.applyMatrix4(v),f++}else if(M.isHemisphereLight){let I=n.hemi[m];I.direction.setFromMatrixPosition(M.matrixWorld),I.direction.transformDirection(v),m++}}}return{setup:o,setupView:l,state:n}}function Zv(i){let e=new FM(i),t=[],n=[],r=[];function s(u){h.camera=u,t.length=0,n.length=0,r.length=0}function a(u){u.isLightProbeGrid?r.push(u):t.push(u)}function o(u){n.push(u)}function l(){e.setup(t),r.sort((u,d)=>u.priority-d.priority||u.id-d.id)}function c(u){e.setupView(t,u)}let h={lightsArray:t,shadowsArray:n,lightProbeGridArray:r,camera:null,lights:e,transmissionRenderTarget:{},textureUnits:0};return{init:s,state:h,setupLights:l,setupLightsView:c,pushLight:a,pushShadow:o}}function OM(i){let e=new WeakMap;function t(r,s=0){let a=e.get(r),o;return a===void 0?(o=new Zv(i),e.set(r,[o])):s>=a.length?(o=new Zv(i),a.push(o)):o=a[s],o}function n(){e=new WeakMap}return{get:t,dispose:n}}var BM=`void main() {
	gl_Position = vec4( position, 1.0 );
}`,HM=`uniform sampler2D shadow_pass;
uniform vec2 resolution;
uniform float radius;
void main() {
	const float samples = float( VSM_SAMPLES );
	float mean = 0.0;
	float squared_mean = 0.0;
	float uvStride = samples <= 1.0 ? 0.0 : 2.0 / ( samples - 1.0 );
	float uvStart = samples <= 1.0 ? 0.0 : - 1.0;
	for ( float i = 0.0; i < samples; i ++ ) {
		float uvOffset = uvStart + i * uvStride;
		#ifdef HORIZONTAL_PASS
			vec2 distribution = texture2D( shadow_pass, ( gl_FragCoord.xy + vec2( uvOffset, 0.0 ) * radius ) / resolution ).rg;
			mean += distribution.x;
			squared_mean += distribution.y * distribution.y + distribution.x * distribution.x;
		#else
			float depth = texture2D( shadow_pass, ( gl_FragCoord.xy + vec2( 0.0, uvOffset ) * radius ) / resolution ).r;
			mean += depth;
			squared_mean += depth * depth;
		#endif
	}
	mean = mean / samples;
	squared_mean = squared_mean / samples;
	float std_dev = sqrt( max( 0.0, squared_mean - mean * mean ) );
	gl_FragColor = vec4( mean, std_dev, 0.0, 1.0 );
}`,VM=[new F(1,0,0),new F(-1,0,0),new F(0,1,0),new F(0,-1,0),new F(0,0,1),new F(0,0,-1)],GM=[new F(0,-1,0),new F(0,-1,0),new F(0,0,1),new F(0,0,-1),new F(0,-1,0),new F(0,-1,0)],$v=new tn,ac=new F,tp=new F;function WM(i,e,t){let n=new qs,r=new Xe,s=new Xe,a=new $t,o=new $0,l=new K0,c={},h=t.maxTextureSize,u={[ta]:Pi,[Pi]:ta,[cr]:cr},d=new lr({defines:{VSM_SAMPLES:8},uniforms:{shadow_pass:{value:null},resolution:{value:new Xe},radius:{value:4}},vertexShader:BM,fragmentShader:HM}),f=d.clone();f.defines.HORIZONTAL_PASS=1;let g=new Bn;g.setAttribute("position",new br(new Float32Array([-1,-1,.5,3,-1,.5,-1,3,.5]),3));let _=new an(g,d),m=this;this.enabled=!1,this.autoUpdate=!0,this.needsUpdate=!1,this.type=Ia;let v=this.type;this.render=function(A,y,E){if(m.enabled===!1||m.autoUpdate===!1&&m.needsUpdate===!1||A.length===0)return;this.type===Xg&&(lt("WebGLShadowMap: PCFSoftShadowMap has been removed. Using PCFShadowMap instead."),this.type=Ia);let V=i.getRenderTarget(),k=i.getActiveCubeFace(),N=i.getActiveMipmapLevel(),X=i.state;X.setBlending(za),X.buffers.depth.getReversed()===!0?X.buffers.color.setClear(0,0,0,0):X.buffers.color.setClear(1,1,1,1),X.buffers.depth.setTest(!0),X.setScissorTest(!1);let $=v!==this.type;$&&y.traverse(function(U){U.material&&(Array.isArray(U.material)?U.material.forEach(O=>O.needsUpdate=!0):U.material.needsUpdate=!0)});for(let U=0,O=A.length;U<O;U++){let j=A[U],Y=j.shadow;if(Y===void 0){lt("WebGLShadowMap:",j,"has no shadow.");continue}if(Y.autoUpdate===!1&&Y.needsUpdate===!1)continue;r.copy(Y.mapSize);let fe=Y.getFrameExtents();r.multiply(fe),s.copy(Y.mapSize),(r.x>h||r.y>h)&&(r.x>h&&(s.x=Math.floor(h/fe.x),r.x=s.x*fe.x,Y.mapSize.x=s.x),r.y>h&&(s.y=Math.floor(h/fe.y),r.y=s.y*fe.y,Y.mapSize.y=s.y));let te=i.state.buffers.depth.getReversed();if(Y.camera._reversedDepth=te,Y.map===null||$===!0){if(Y.map!==null&&(Y.map.depthTexture!==null&&(Y.map.depthTexture.dispose(),Y.map.depthTexture=null),Y.map.dispose()),this.type===ko){if(j.isPointLight){lt("WebGLShadowMap: VSM shadow maps are not supported for PointLights. Use PCF or BasicShadowMap instead.");continue}Y.map=new Ki(r.x,r.y,{format:na,type:Rr,minFilter:Ri,magFilter:Ri,generateMipmaps:!1}),Y.map.texture.name=j.name+".shadowMap",Y.map.depthTexture=new bs(r.x,r.y,Ar),Y.map.depthTexture.name=j.name+".shadowMapDepth",Y.map.depthTexture.format=ys,Y.map.depthTexture.compareFunction=null,Y.map.depthTexture.minFilter=ii,Y.map.depthTexture.magFilter=ii}else j.isPointLight?(Y.map=new lc(r.x),Y.map.depthTexture=new Ll(r.x,Er)):(Y.map=new Ki(r.x,r.y),Y.map.depthTexture=new bs(r.x,r.y,Er)),Y.map.depthTexture.name=j.name+".shadowMap",Y.map.depthTexture.format=ys,this.type===Ia?(Y.map.depthTexture.compareFunction=te?Nf:kf,Y.map.depthTexture.minFilter=Ri,Y.map.depthTexture.magFilter=Ri):(Y.map.depthTexture.compareFunction=null,Y.map.depthTexture.minFilter=ii,Y.map.depthTexture.magFilter=ii);Y.camera.updateProjectionMatrix()}Y.map.isWebGLCubeRenderTarget!==!0&&(Y.map.width!==r.x||Y.map.height!==r.y)&&Y.map.setSize(r.x,r.y);let re=Y.map.isWebGLCubeRenderTarget?6:Y.getViewportCount();j.isPointLight!==!0&&Y.updateMatrices(j,E);let oe=(Y.camera.layers.mask&4294967294)!==0?Y.camera.layers:E.layers;for(let ve=0;ve<re;ve++){let me=Y.getCamera(ve);if(j.isPointLight){let ae=Y.camera,Te=Y.matrix,Ee=j.distance||ae.far;Ee!==ae.far&&(ae.far=Ee,ae.updateProjectionMatrix()),ac.setFromMatrixPosition(j.matrixWorld),ae.position.copy(ac),tp.copy(ae.position),tp.add(VM[ve]),ae.up.copy(GM[ve]),ae.lookAt(tp),ae.updateMatrixWorld(),Te.makeTranslation(-ac.x,-ac.y,-ac.z),$v.multiplyMatrices(ae.projectionMatrix,ae.matrixWorldInverse),Y._frustum.setFromProjectionMatrix($v,ae.coordinateSystem,ae.reversedDepth)}if(Y.map.isWebGLCubeRenderTarget)i.setRenderTarget(Y.map,ve),i.clear();else{ve===0&&(i.setRenderTarget(Y.map),i.clear());let ae=Y.getViewport(ve);a.set(s.x*ae.x,s.y*ae.y,s.x*ae.z,s.y*ae.w),X.viewport(a)}n=Y.getFrustum(ve),M(y,E,me,j,oe,this.type)}Y.isPointLightShadow!==!0&&this.type===ko&&b(Y,E),Y.needsUpdate=!1}v=this.type,m.needsUpdate=!1,i.setRenderTarget(V,k,N)};function b(A,y){let E=e.update(_);d.defines.VSM_SAMPLES!==A.blurSamples&&(d.defines.VSM_SAMPLES=A.blurSamples,f.defines.VSM_SAMPLES=A.blurSamples,d.needsUpdate=!0,f.needsUpdate=!0),A.mapPass===null?A.mapPass=new Ki(r.x,r.y,{format:na,type:Rr}):(A.mapPass.width!==A.map.width||A.mapPass.height!==A.map.height)&&A.mapPass.setSize(A.map.width,A.map.height),d.uniforms.shadow_pass.value=A.map.depthTexture,d.uniforms.resolution.value.set(A.map.width,A.map.height),d.uniforms.radius.value=A.radius,i.setRenderTarget(A.mapPass),i.clear(),i.renderBufferDirect(y,null,E,d,_,null),f.uniforms.shadow_pass.value=A.mapPass.texture,f.uniforms.resolution.value.set(A.map.width,A.map.height),f.uniforms.radius.value=A.radius,i.setRenderTarget(A.map),i.clear(),i.renderBufferDirect(y,null,E,f,_,null)}function R(A,y,E,V){let k=null,N=E.isPointLight===!0?A.customDistanceMaterial:A.customDepthMaterial;if(N!==void 0)k=N;else if(k=E.isPointLight===!0?l:o,i.localClippingEnabled&&y.clipShadows===!0&&Array.isArray(y.clippingPlanes)&&y.clippingPlanes.length!==0||y.displacementMap&&y.displacementScale!==0||y.alphaMap&&y.alphaTest>0||y.map&&y.alphaTest>0||y.alphaToCoverage===!0){let X=k.uuid,$=y.uuid,U=c[X];U===void 0&&(U={},c[X]=U);let O=U[$];O===void 0&&(O=k.clone(),U[$]=O,y.addEventListener("dispose",I)),k=O}if(k.visible=y.visible,k.wireframe=y.wireframe,V===ko?k.side=y.shadowSide!==null?y.shadowSide:y.side:k.side=y.shadowSide!==null?y.shadowSide:u[y.side],k.alphaMap=y.alphaMap,k.alphaTest=y.alphaToCoverage===!0?.5:y.alphaTest,k.map=y.map,k.clipShadows=y.clipShadows,k.clippingPlanes=y.clippingPlanes,k.clipIntersection=y.clipIntersection,k.displacementMap=y.displacementMap,k.displacementScale=y.displacementScale,k.displacementBias=y.displacementBias,k.wireframeLinewidth=y.wireframeLinewidth,k.linewidth=y.linewidth,E.isPointLight===!0&&k.isMeshDistanceMaterial===!0){let X=i.properties.get(k);X.light=E}return k}function M(A,y,E,V,k,N){if(A.visible===!1)return;if(A.layers.test(k)&&(A.isMesh||A.isLine||A.isPoints)&&(A.castShadow||A.receiveShadow&&N===ko)&&(!A.frustumCulled||A.intersectsFrustum(n))){A.modelViewMatrix.multiplyMatrices(E.matrixWorldInverse,A.matrixWorld);let U=e.update(A),O=A.material;if(Array.isArray(O)){let j=U.groups;for(let Y=0,fe=j.length;Y<fe;Y++){let te=j[Y],re=O[te.materialIndex];if(re&&re.visible){let oe=R(A,re,V,N);A.onBeforeShadow(i,A,y,E,U,oe,te),i.renderBufferDirect(E,null,U,oe,A,te),A.onAfterShadow(i,A,y,E,U,oe,te)}}}else if(O.visible){let j=R(A,O,V,N);A.onBeforeShadow(i,A,y,E,U,j,null),i.renderBufferDirect(E,null,U,j,A,null),A.onAfterShadow(i,A,y,E,U,j,null)}}let $=A.children;for(let U=0,O=$.length;U<O;U++)M($[U],y,E,V,k,N)}function I(A){A.target.removeEventListener("dispose",I);for(let E in c){let V=c[E],k=A.target.uuid;k in V&&(V[k].dispose(),delete V[k])}}}function qM(i,e){function t(){let q=!1,ue=new $t,ce=null,Ne=new $t(0,0,0,0);return{setMask:function(Re){ce!==Re&&!q&&(i.colorMask(Re,Re,Re,Re),ce=Re)},setLocked:function(Re){q=Re},setClear:function(Re,ke,rt,dt,ge){ge===!0&&(Re*=dt,ke*=dt,rt*=dt),ue.set(Re,ke,rt,dt),Ne.equals(ue)===!1&&(i.clearColor(Re,ke,rt,dt),Ne.copy(ue))},reset:function(){q=!1,ce=null,Ne.set(-1,0,0,0)}}}function n(){let q=!1,ue=!1,ce=null,Ne=null,Re=null;return{setReversed:function(ke){if(ue!==ke){let rt=e.get("EXT_clip_control");ke?rt.clipControlEXT(rt.LOWER_LEFT_EXT,rt.ZERO_TO_ONE_EXT):rt.clipControlEXT(rt.LOWER_LEFT_EXT,rt.NEGATIVE_ONE_TO_ONE_EXT),ue=ke;let dt=Re;Re=null,this.setClear(dt)}},getReversed:function(){return ue},setTest:function(ke){ke?Ie(i.DEPTH_TEST):Qe(i.DEPTH_TEST)},setMask:function(ke){ce!==ke&&!q&&(i.depthMask(ke),ce=ke)},setFunc:function(ke){if(ue&&(ke=Tv[ke]),Ne!==ke){switch(ke){case S0:i.depthFunc(i.NEVER);break;case M0:i.depthFunc(i.ALWAYS);break;case w0:i.depthFunc(i.LESS);break;case Eo:i.depthFunc(i.LEQUAL);break;case T0:i.depthFunc(i.EQUAL);break;case E0:i.depthFunc(i.GEQUAL);break;case A0:i.depthFunc(i.GREATER);break;case R0:i.depthFunc(i.NOTEQUAL);break;default:i.depthFunc(i.LEQUAL)}Ne=ke}},setLocked:function(ke){q=ke},setClear:function(ke){Re!==ke&&(Re=ke,ue&&(ke=1-ke),i.clearDepth(ke))},reset:function(){q=!1,ce=null,Ne=null,Re=null,ue=!1}}}function r(){let q=!1,ue=null,ce=null,Ne=null,Re=null,ke=null,rt=null,dt=null,ge=null;return{setTest:function(Je){q||(Je?Ie(i.STENCIL_TEST):Qe(i.STENCIL_TEST))},setMask:function(Je){ue!==Je&&!q&&(i.stencilMask(Je),ue=Je)},setFunc:function(Je,ft,Be){(ce!==Je||Ne!==ft||Re!==Be)&&(i.stencilFunc(Je,ft,Be),ce=Je,Ne=ft,Re=Be)},setOp:function(Je,ft,Be){(ke!==Je||rt!==ft||dt!==Be)&&(i.stencilOp(Je,ft,Be),ke=Je,rt=ft,dt=Be)},setLocked:function(Je){q=Je},setClear:function(Je){ge!==Je&&(i.clearStencil(Je),ge=Je)},reset:function(){q=!1,ue=null,ce=null,Ne=null,Re=null,ke=null,rt=null,dt=null,ge=null}}}let s=new t,a=new n,o=new r,l={},c=new WeakMap,h={},u={},d={},f=new WeakMap,g=[],_=null,m=!1,v=null,b=null,R=null,M=null,I=null,A=null,y=null,E=new Mt(0,0,0),V=0,k=!1,N=null,X=null,$=null,U=null,O=null,j=i.getParameter(i.MAX_COMBINED_TEXTURE_IMAGE_UNITS),Y=!1,fe=0,te=i.getParameter(i.VERSION);te.indexOf("WebGL")!==-1?(fe=parseFloat(/^WebGL (\d)/.exec(te)[1]),Y=fe>=1):te.indexOf("OpenGL ES")!==-1&&(fe=parseFloat(/^OpenGL ES (\d)/.exec(te)[1]),Y=fe>=2);let re=null,oe={},ve=i.getParameter(i.SCISSOR_BOX),me=i.getParameter(i.VIEWPORT),ae=new $t().fromArray(ve),Te=new $t().fromArray(me);function Ee(q,ue,ce,Ne){let Re=new Uint8Array(4),ke=i.createTexture();i.bindTexture(q,ke),i.texParameteri(q,i.TEXTURE_MIN_FILTER,i.NEAREST),i.texParameteri(q,i.TEXTURE_MAG_FILTER,i.NEAREST);for(let rt=0;rt<ce;rt++)q===i.TEXTURE_3D||q===i.TEXTURE_2D_ARRAY?i.texImage3D(ue,0,i.RGBA,1,1,Ne,0,i.RGBA,i.UNSIGNED_BYTE,Re):i.texImage2D(ue+rt,0,i.RGBA,1,1,0,i.RGBA,i.UNSIGNED_BYTE,Re);return ke}let Ce={};Ce[i.TEXTURE_2D]=Ee(i.TEXTURE_2D,i.TEXTURE_2D,1),Ce[i.TEXTURE_CUBE_MAP]=Ee(i.TEXTURE_CUBE_MAP,i.TEXTURE_CUBE_MAP_POSITIVE_X,6),Ce[i.TEXTURE_2D_ARRAY]=Ee(i.TEXTURE_2D_ARRAY,i.TEXTURE_2D_ARRAY,1,1),Ce[i.TEXTURE_3D]=Ee(i.TEXTURE_3D,i.TEXTURE_3D,1,1),s.setClear(0,0,0,1),a.setClear(1),o.setClear(0),Ie(i.DEPTH_TEST),a.setFunc(Eo),wn(!1),Vt(ff),Ie(i.CULL_FACE),on(za);function Ie(q){h[q]!==!0&&(i.enable(q),h[q]=!0)}function Qe(q){h[q]!==!1&&(i.disable(q),h[q]=!1)}function mt(q,ue){return d[q]!==ue?(i.bindFramebuffer(q,ue),d[q]=ue,q===i.DRAW_FRAMEBUFFER&&(d[i.FRAMEBUFFER]=ue),q===i.FRAMEBUFFER&&(d[i.DRAW_FRAMEBUFFER]=ue),!0):!1}function tt(q,ue){let ce=g,Ne=!1;if(q){ce=f.get(ue),ce===void 0&&(ce=[],f.set(ue,ce));let Re=q.textures;if(ce.length!==Re.length||ce[0]!==i.COLOR_ATTACHMENT0){for(let ke=0,rt=Re.length;ke<rt;ke++)ce[ke]=i.COLOR_ATTACHMENT0+ke;ce.length=Re.length,Ne=!0}}else ce[0]!==i.BACK&&(ce[0]=i.BACK,Ne=!0);Ne&&i.drawBuffers(ce)}function Tt(q){return _!==q?(i.useProgram(q),_=q,!0):!1}let bt={[Da]:i.FUNC_ADD,[Zg]:i.FUNC_SUBTRACT,[$g]:i.FUNC_REVERSE_SUBTRACT};bt[Kg]=i.MIN,bt[Jg]=i.MAX;let ht={[jg]:i.ZERO,[Qg]:i.ONE,[ev]:i.SRC_COLOR,[vf]:i.SRC_ALPHA,[av]:i.SRC_ALPHA_SATURATE,[rv]:i.DST_COLOR,[nv]:i.DST_ALPHA,[tv]:i.ONE_MINUS_SRC_COLOR,[xf]:i.ONE_MINUS_SRC_ALPHA,[sv]:i.ONE_MINUS_DST_COLOR,[iv]:i.ONE_MINUS_DST_ALPHA,[ov]:i.CONSTANT_COLOR,[lv]:i.ONE_MINUS_CONSTANT_COLOR,[cv]:i.CONSTANT_ALPHA,[hv]:i.ONE_MINUS_CONSTANT_ALPHA};function on(q,ue,ce,Ne,Re,ke,rt,dt,ge,Je){if(q===za){m===!0&&(Qe(i.BLEND),m=!1);return}if(m===!1&&(Ie(i.BLEND),m=!0),q!==Yg){if(q!==v||Je!==k){if((b!==Da||I!==Da)&&(i.blendEquation(i.FUNC_ADD),b=Da,I=Da),Je)switch(q){case No:i.blendFuncSeparate(i.ONE,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case pf:i.blendFunc(i.ONE,i.ONE);break;case mf:i.blendFuncSeparate(i.ZERO,i.ONE_MINUS_SRC_COLOR,i.ZERO,i.ONE);break;case gf:i.blendFuncSeparate(i.DST_COLOR,i.ONE_MINUS_SRC_ALPHA,i.ZERO,i.ONE);break;default:vt("WebGLState: Invalid blending: ",q);break}else switch(q){case No:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case pf:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE,i.ONE,i.ONE);break;case mf:vt("WebGLState: SubtractiveBlending requires material.premultipliedAlpha = true");break;case gf:vt("WebGLState: MultiplyBlending requires material.premultipliedAlpha = true");break;default:vt("WebGLState: Invalid blending: ",q);break}R=null,M=null,A=null,y=null,E.set(0,0,0),V=0,v=q,k=Je}return}Re=Re||ue,ke=ke||ce,rt=rt||Ne,(ue!==b||Re!==I)&&(i.blendEquationSeparate(bt[ue],bt[Re]),b=ue,I=Re),(ce!==R||Ne!==M||ke!==A||rt!==y)&&(i.blendFuncSeparate(ht[ce],ht[Ne],ht[ke],ht[rt]),R=ce,M=Ne,A=ke,y=rt),(dt.equals(E)===!1||ge!==V)&&(i.blendColor(dt.r,dt.g,dt.b,ge),E.copy(dt),V=ge),v=q,k=!1}function Qt(q,ue){q.side===cr?Qe(i.CULL_FACE):Ie(i.CULL_FACE);let ce=q.side===Pi;ue&&(ce=!ce),wn(ce),q.blending===No&&q.transparent===!1?on(za):on(q.blending,q.blendEquation,q.blendSrc,q.blendDst,q.blendEquationAlpha,q.blendSrcAlpha,q.blendDstAlpha,q.blendColor,q.blendAlpha,q.premultipliedAlpha),a.setFunc(q.depthFunc),a.setTest(q.depthTest),a.setMask(q.depthWrite),s.setMask(q.colorWrite);let Ne=q.stencilWrite;o.setTest(Ne),Ne&&(o.setMask(q.stencilWriteMask),o.setFunc(q.stencilFunc,q.stencilRef,q.stencilFuncMask),o.setOp(q.stencilFail,q.stencilZFail,q.stencilZPass)),Ct(q.polygonOffset,q.polygonOffsetFactor,q.polygonOffsetUnits),q.alphaToCoverage===!0?Ie(i.SAMPLE_ALPHA_TO_COVERAGE):Qe(i.SAMPLE_ALPHA_TO_COVERAGE)}function wn(q){N!==q&&(q?i.frontFace(i.CW):i.frontFace(i.CCW),N=q)}function Vt(q){q!==Wg?(Ie(i.CULL_FACE),q!==X&&(q===ff?i.cullFace(i.BACK):q===qg?i.cullFace(i.FRONT):i.cullFace(i.FRONT_AND_BACK))):Qe(i.CULL_FACE),X=q}function Pn(q){q!==$&&(Y&&i.lineWidth(q),$=q)}function Ct(q,ue,ce){q?(Ie(i.POLYGON_OFFSET_FILL),(U!==ue||O!==ce)&&(U=ue,O=ce,a.getReversed()&&(ue=-ue,ce=-ce),i.polygonOffset(ue,ce))):Qe(i.POLYGON_OFFSET_FILL)}function In(q){q?Ie(i.SCISSOR_TEST):Qe(i.SCISSOR_TEST)}function pn(q){q===void 0&&(q=i.TEXTURE0+j-1),re!==q&&(i.activeTexture(q),re=q)}function mn(q,ue,ce){ce===void 0&&(re===null?ce=i.TEXTURE0+j-1:ce=re);let Ne=oe[ce];Ne===void 0&&(Ne={type:void 0,texture:void 0},oe[ce]=Ne),(Ne.type!==q||Ne.texture!==ue)&&(re!==ce&&(i.activeTexture(ce),re=ce),i.bindTexture(q,ue||Ce[q]),Ne.type=q,Ne.texture=ue)}function W(){let q=oe[re];q!==void 0&&q.type!==void 0&&(i.bindTexture(q.type,null),q.type=void 0,q.texture=void 0)}function Oe(){try{i.compressedTexImage2D(...arguments)}catch(q){vt("WebGLState:",q)}}function at(){try{i.compressedTexImage3D(...arguments)}catch(q){vt("WebGLState:",q)}}function xt(){try{i.texSubImage2D(...arguments)}catch(q){vt("WebGLState:",q)}}function Ae(){try{i.texSubImage3D(...arguments)}catch(q){vt("WebGLState:",q)}}function Ft(){try{i.compressedTexSubImage2D(...arguments)}catch(q){vt("WebGLState:",q)}}function nt(){try{i.compressedTexSubImage3D(...arguments)}catch(q){vt("WebGLState:",q)}}function ot(){try{i.texStorage2D(...arguments)}catch(q){vt("WebGLState:",q)}}function D(){try{i.texStorage3D(...arguments)}catch(q){vt("WebGLState:",q)}}function T(){try{i.texImage2D(...arguments)}catch(q){vt("WebGLState:",q)}}function Q(){try{i.texImage3D(...arguments)}catch(q){vt("WebGLState:",q)}}function xe(q){return u[q]!==void 0?u[q]:i.getParameter(q)}function de(q,ue){u[q]!==ue&&(i.pixelStorei(q,ue),u[q]=ue)}function Pe(q){ae.equals(q)===!1&&(i.scissor(q.x,q.y,q.z,q.w),ae.copy(q))}function ze(q){Te.equals(q)===!1&&(i.viewport(q.x,q.y,q.z,q.w),Te.copy(q))}function le(q,ue){let ce=c.get(ue);ce===void 0&&(ce=new WeakMap,c.set(ue,ce));let Ne=ce.get(q);Ne===void 0&&(Ne=i.getUniformBlockIndex(ue,q.name),i.uniformBlockBinding(ue,Ne,Ne),ce.set(q,Ne))}function he(q,ue,ce){let Re=c.get(ue).get(q);l[Re]!==ce&&(i.bindBufferBase(i.UNIFORM_BUFFER,Re,ce),l[Re]=ce)}function Se(){i.disable(i.BLEND),i.disable(i.CULL_FACE),i.disable(i.DEPTH_TEST),i.disable(i.POLYGON_OFFSET_FILL),i.disable(i.SCISSOR_TEST),i.disable(i.STENCIL_TEST),i.disable(i.SAMPLE_ALPHA_TO_COVERAGE),i.blendEquation(i.FUNC_ADD),i.blendFunc(i.ONE,i.ZERO),i.blendFuncSeparate(i.ONE,i.ZERO,i.ONE,i.ZERO),i.blendColor(0,0,0,0),i.colorMask(!0,!0,!0,!0),i.clearColor(0,0,0,0),i.depthMask(!0),i.depthFunc(i.LESS),a.setReversed(!1),i.clearDepth(1),i.stencilMask(4294967295),i.stencilFunc(i.ALWAYS,0,4294967295),i.stencilOp(i.KEEP,i.KEEP,i.KEEP),i.clearStencil(0),i.cullFace(i.BACK),i.frontFace(i.CCW),i.polygonOffset(0,0),i.activeTexture(i.TEXTURE0),i.bindFramebuffer(i.FRAMEBUFFER,null),i.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),i.bindFramebuffer(i.READ_FRAMEBUFFER,null),i.useProgram(null),i.lineWidth(1),i.scissor(0,0,i.canvas.width,i.canvas.height),i.viewport(0,0,i.canvas.width,i.canvas.height),i.pixelStorei(i.PACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,!1),i.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,!1),i.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,i.BROWSER_DEFAULT_WEBGL),i.pixelStorei(i.PACK_ROW_LENGTH,0),i.pixelStorei(i.PACK_SKIP_PIXELS,0),i.pixelStorei(i.PACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_ROW_LENGTH,0),i.pixelStorei(i.UNPACK_IMAGE_HEIGHT,0),i.pixelStorei(i.UNPACK_SKIP_PIXELS,0),i.pixelStorei(i.UNPACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_SKIP_IMAGES,0),h={},u={},re=null,oe={},d={},l={},f=new WeakMap,g=[],_=null,m=!1,v=null,b=null,R=null,M=null,I=null,A=null,y=null,E=new Mt(0,0,0),V=0,k=!1,N=null,X=null,$=null,U=null,O=null,ae.set(0,0,i.canvas.width,i.canvas.height),Te.set(0,0,i.canvas.width,i.canvas.height),s.reset(),a.reset(),o.reset()}return{buffers:{color:s,depth:a,stencil:o},enable:Ie,disable:Qe,bindFramebuffer:mt,drawBuffers:tt,useProgram:Tt,setBlending:on,setMaterial:Qt,setFlipSided:wn,setCullFace:Vt,setLineWidth:Pn,setPolygonOffset:Ct,setScissorTest:In,activeTexture:pn,bindTexture:mn,unbindTexture:W,compressedTexImage2D:Oe,compressedTexImage3D:at,texImage2D:T,texImage3D:Q,pixelStorei:de,getParameter:xe,updateUBOMapping:le,uniformBlockBinding:he,texStorage2D:ot,texStorage3D:D,texSubImage2D:xt,texSubImage3D:Ae,compressedTexSubImage2D:Ft,compressedTexSubImage3D:nt,scissor:Pe,viewport:ze,reset:Se}}function XM(i,e,t,n,r,s,a){let o=e.has("WEBGL_multisampled_render_to_texture")?e.get("WEBGL_multisampled_render_to_texture"):null,l=typeof navigator>"u"?!1:/OculusBrowser/g.test(navigator.userAgent),c=new Xe,h=new WeakMap,u=new Set,d,f=new WeakMap,g=new Set,_=new FinalizationRegistry(D=>g.delete(D)),m=!1;try{m=typeof OffscreenCanvas<"u"&&new OffscreenCanvas(1,1).getContext("2d")!==null}catch{}function v(D,T){return m?new OffscreenCanvas(D,T):Tl("canvas")}function b(D,T,Q){let xe=1,de=ot(D);if((de.width>Q||de.height>Q)&&(xe=Q/Math.max(de.width,de.height)),xe<1)if(typeof HTMLImageElement<"u"&&D instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&D instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&D instanceof ImageBitmap||typeof VideoFrame<"u"&&D instanceof VideoFrame){let Pe=Math.floor(xe*de.width),ze=Math.floor(xe*de.height);d===void 0&&(d=v(Pe,ze));let le=T?v(Pe,ze):d;return le.width=Pe,le.height=ze,le.getContext("2d").drawImage(D,0,0,Pe,ze),lt("WebGLRenderer: Texture has been resized from ("+de.width+"x"+de.height+") to ("+Pe+"x"+ze+")."),le}else return"data"in D&&lt("WebGLRenderer: Image in DataTexture is too big ("+de.width+"x"+de.height+")."),D;return D}function R(D){return D.generateMipmaps}function M(D){i.generateMipmap(D)}function I(D){return D.isWebGLCubeRenderTarget?i.TEXTURE_CUBE_MAP:D.isWebGL3DRenderTarget?i.TEXTURE_3D:D.isWebGLArrayRenderTarget||D.isCompressedArrayTexture?i.TEXTURE_2D_ARRAY:i.TEXTURE_2D}function A(D,T,Q,xe,de,Pe=!1){if(D!==null){if(i[D]!==void 0)return i[D];lt("WebGLRenderer: Attempt to use non-existing WebGL internal format '"+D+"'")}let ze;xe&&(ze=e.get("EXT_texture_norm16"),ze||lt("WebGLRenderer: Unable to use normalized textures without EXT_texture_norm16 extension"));let le=T;if(T===i.RED&&(Q===i.FLOAT&&(le=i.R32F),Q===i.HALF_FLOAT&&(le=i.R16F),Q===i.UNSIGNED_BYTE&&(le=i.R8),Q===i.UNSIGNED_SHORT&&ze&&(le=ze.R16_EXT),Q===i.SHORT&&ze&&(le=ze.R16_SNORM_EXT)),T===i.RED_INTEGER&&(Q===i.UNSIGNED_BYTE&&(le=i.R8UI),Q===i.UNSIGNED_SHORT&&(le=i.R16UI),Q===i.UNSIGNED_INT&&(le=i.R32UI),Q===i.BYTE&&(le=i.R8I),Q===i.SHORT&&(le=i.R16I),Q===i.INT&&(le=i.R32I)),T===i.RG&&(Q===i.FLOAT&&(le=i.RG32F),Q===i.HALF_FLOAT&&(le=i.RG16F),Q===i.UNSIGNED_BYTE&&(le=i.RG8),Q===i.UNSIGNED_SHORT&&ze&&(le=ze.RG16_EXT),Q===i.SHORT&&ze&&(le=ze.RG16_SNORM_EXT)),T===i.RG_INTEGER&&(Q===i.UNSIGNED_BYTE&&(le=i.RG8UI),Q===i.UNSIGNED_SHORT&&(le=i.RG16UI),Q===i.UNSIGNED_INT&&(le=i.RG32UI),Q===i.BYTE&&(le=i.RG8I),Q===i.SHORT&&(le=i.RG16I),Q===i.INT&&(le=i.RG32I)),T===i.RGB_INTEGER&&(Q===i.UNSIGNED_BYTE&&(le=i.RGB8UI),Q===i.UNSIGNED_SHORT&&(le=i.RGB16UI),Q===i.UNSIGNED_INT&&(le=i.RGB32UI),Q===i.BYTE&&(le=i.RGB8I),Q===i.SHORT&&(le=i.RGB16I),Q===i.INT&&(le=i.RGB32I)),T===i.RGBA_INTEGER&&(Q===i.UNSIGNED_BYTE&&(le=i.RGBA8UI),Q===i.UNSIGNED_SHORT&&(le=i.RGBA16UI),Q===i.UNSIGNED_INT&&(le=i.RGBA32UI),Q===i.BYTE&&(le=i.RGBA8I),Q===i.SHORT&&(le=i.RGBA16I),Q===i.INT&&(le=i.RGBA32I)),T===i.RGB&&(Q===i.UNSIGNED_SHORT&&ze&&(le=ze.RGB16_EXT),Q===i.SHORT&&ze&&(le=ze.RGB16_SNORM_EXT),Q===i.UNSIGNED_INT_5_9_9_9_REV&&(le=i.RGB9_E5),Q===i.UNSIGNED_INT_10F_11F_11F_REV&&(le=i.R11F_G11F_B10F)),T===i.RGBA){let he=Pe?wl:Nt.getTransfer(de);Q===i.FLOAT&&(le=i.RGBA32F),Q===i.HALF_FLOAT&&(le=i.RGBA16F),Q===i.UNSIGNED_BYTE&&(le=he===Zt?i.SRGB8_ALPHA8:i.RGBA8),Q===i.UNSIGNED_SHORT&&ze&&(le=ze.RGBA16_EXT),Q===i.SHORT&&ze&&(le=ze.RGBA16_SNORM_EXT),Q===i.UNSIGNED_SHORT_4_4_4_4&&(le=i.RGBA4),Q===i.UNSIGNED_SHORT_5_5_5_1&&(le=i.RGB5_A1)}return(le===i.R16F||le===i.R32F||le===i.RG16F||le===i.RG32F||le===i.RGBA16F||le===i.RGBA32F)&&e.get("EXT_color_buffer_float"),le}function y(D,T){let Q;return D?T===null||T===Er||T===ka?Q=i.DEPTH24_STENCIL8:T===Ar?Q=i.DEPTH32F_STENCIL8:T===Fo&&(Q=i.DEPTH24_STENCIL8,lt("DepthTexture: 16 bit depth attachment is not supported with stencil. Using 24-bit attachment.")):T===null||T===Er||T===ka?Q=i.DEPTH_COMPONENT24:T===Ar?Q=i.DEPTH_COMPONENT32F:T===Fo&&(Q=i.DEPTH_COMPONENT16),Q}function E(D,T){return R(D)===!0||D.isFramebufferTexture&&D.minFilter!==ii&&D.minFilter!==Ri?Math.log2(Math.max(T.width,T.height))+1:D.mipmaps.length>0?D.mipmaps.length:D.isCompressedTexture&&Array.isArray(D.image)?T.mipmaps.length:1}function V(D){let T=new WeakRef(D);n.get(D).__ref=T,g.add(T),_.register(D,T,T)}function k(D){let T=n.get(D).__ref;T!==void 0&&(g.delete(T),_.unregister(T))}function N(D){$(D.target)}function X(D){U(D.target)}function $(D){D.removeEventListener("dispose",N),k(D),j(D),D.isVideoTexture&&h.delete(D),D.isHTMLTexture&&u.delete(D)}function U(D){D.removeEventListener("dispose",X),k(D),fe(D)}function O(){for(let D of g){let T=D.deref();T!==void 0&&(T.isRenderTarget===!0?U(T):$(T))}g.clear(),u.clear()}function j(D){let T=n.get(D);if(T.__webglInit===void 0)return;let Q=D.source,xe=f.get(Q);if(xe){let de=xe[T.__cacheKey];de.usedTimes--,de.usedTimes===0&&Y(D),Object.keys(xe).length===0&&f.delete(Q)}n.remove(D)}function Y(D){let T=n.get(D);i.deleteTexture(T.__webglTexture);let Q=D.source,xe=f.get(Q);delete xe[T.__cacheKey],a.memory.textures--}function fe(D){let T=n.get(D);T.__depthDisposeCallback&&T.__depthDisposeCallback();let Q=D.depthTexture;if(Q&&Q.renderTarget===D&&$(Q),D.isWebGLCubeRenderTarget)for(let de=0;de<6;de++){if(Array.isArray(T.__webglFramebuffer[de]))for(let Pe=0;Pe<T.__webglFramebuffer[de].length;Pe++)i.deleteFramebuffer(T.__webglFramebuffer[de][Pe]);else i.deleteFramebuffer(T.__webglFramebuffer[de]);T.__webglDepthbuffer&&i.deleteRenderbuffer(T.__webglDepthbuffer[de])}else{if(Array.isArray(T.__webglFramebuffer))for(let de=0;de<T.__webglFramebuffer.length;de++)i.deleteFramebuffer(T.__webglFramebuffer[de]);else i.deleteFramebuffer(T.__webglFramebuffer);if(T.__webglDepthbuffer&&i.deleteRenderbuffer(T.__webglDepthbuffer),T.__webglMultisampledFramebuffer&&i.deleteFramebuffer(T.__webglMultisampledFramebuffer),T.__webglColorRenderbuffer)for(let de=0;de<T.__webglColorRenderbuffer.length;de++)T.__webglColorRenderbuffer[de]&&i.deleteRenderbuffer(T.__webglColorRenderbuffer[de]);T.__webglDepthRenderbuffer&&i.deleteRenderbuffer(T.__webglDepthRenderbuffer)}let xe=D.textures;for(let de=0,Pe=xe.length;de<Pe;de++){let ze=n.get(xe[de]);ze.__webglTexture&&(i.deleteTexture(ze.__webglTexture),a.memory.textures--),n.remove(xe[de])}n.remove(D)}let te=0;function re(){te=0}function oe(){return te}function ve(D){te=D}function me(){let D=te;return D>=r.maxTextures&&lt("WebGLTextures: Trying to use "+(D+1)+" texture units while this GPU supports only "+r.maxTextures),te+=1,D}function ae(D){let T=[];return T.push(D.wrapS),T.push(D.wrapT),T.push(D.wrapR||0),T.push(D.magFilter),T.push(D.minFilter),T.push(D.anisotropy),T.push(D.internalFormat),T.push(D.format),T.push(D.type),T.push(D.generateMipmaps),T.push(D.mipmapsAutoUpdate),T.push(D.premultiplyAlpha),T.push(D.flipY),T.push(D.unpackAlignment),T.push(D.colorSpace),T.join()}function Te(D,T){let Q=n.get(D);if(D.isVideoTexture&&Ft(D),D.isRenderTargetTexture===!1&&D.isExternalTexture!==!0&&D.version>0&&Q.__version!==D.version){let xe=D.image;if(xe===null)lt("WebGLRenderer: Texture marked for update but no image data found.");else if(xe.complete===!1)lt("WebGLRenderer: Texture marked for update but image is incomplete");else{Qt(Q,D,T);return}}else D.isExternalTexture&&(Q.__webglTexture=D.sourceTexture?D.sourceTexture:null);t.bindTexture(i.TEXTURE_2D,Q.__webglTexture,i.TEXTURE0+T)}function Ee(D,T){let Q=n.get(D);if(D.isRenderTargetTexture===!1&&D.version>0&&Q.__version!==D.version){Qt(Q,D,T);return}else D.isExternalTexture&&(Q.__webglTexture=D.sourceTexture?D.sourceTexture:null);t.bindTexture(i.TEXTURE_2D_ARRAY,Q.__webglTexture,i.TEXTURE0+T)}function Ce(D,T){let Q=n.get(D);if(D.isRenderTargetTexture===!1&&D.version>0&&Q.__version!==D.version){Qt(Q,D,T);return}t.bindTexture(i.TEXTURE_3D,Q.__webglTexture,i.TEXTURE0+T)}function Ie(D,T){let Q=n.get(D);if(D.version>0&&Q.__version!==D.version){wn(Q,D,T);return}t.bindTexture(i.TEXTURE_CUBE_MAP,Q.__webglTexture,i.TEXTURE0+T)}let Qe={[C0]:i.REPEAT,[Hr]:i.CLAMP_TO_EDGE,[P0]:i.MIRRORED_REPEAT},mt={[ii]:i.NEAREST,[fv]:i.NEAREST_MIPMAP_NEAREST,[Jl]:i.NEAREST_MIPMAP_LINEAR,[Ri]:i.LINEAR,[dh]:i.LINEAR_MIPMAP_NEAREST,[Ms]:i.LINEAR_MIPMAP_LINEAR},tt={[vv]:i.NEVER,[Uf]:i.ALWAYS,[xv]:i.LESS,[kf]:i.LEQUAL,[yv]:i.EQUAL,[Nf]:i.GEQUAL,[_v]:i.GREATER,[bv]:i.NOTEQUAL};function Tt(D,T){if(T.type===Ar&&e.has("OES_texture_float_linear")===!1&&(T.magFilter===Ri||T.magFilter===dh||T.magFilter===Jl||T.magFilter===Ms||T.minFilter===Ri||T.minFilter===dh||T.minFilter===Jl||T.minFilter===Ms)&&lt("WebGLRenderer: Unable to use linear filtering with floating point textures. OES_texture_float_linear not supported on this device."),i.texParameteri(D,i.TEXTURE_WRAP_S,Qe[T.wrapS]),i.texParameteri(D,i.TEXTURE_WRAP_T,Qe[T.wrapT]),(D===i.TEXTURE_3D||D===i.TEXTURE_2D_ARRAY)&&i.texParameteri(D,i.TEXTURE_WRAP_R,Qe[T.wrapR]),i.texParameteri(D,i.TEXTURE_MAG_FILTER,mt[T.magFilter]),i.texParameteri(D,i.TEXTURE_MIN_FILTER,mt[T.minFilter]),T.compareFunction&&(i.texParameteri(D,i.TEXTURE_COMPARE_MODE,i.COMPARE_REF_TO_TEXTURE),i.texParameteri(D,i.TEXTURE_COMPARE_FUNC,tt[T.compareFunction])),e.has("EXT_texture_filter_anisotropic")===!0){if(T.magFilter===ii||T.minFilter!==Jl&&T.minFilter!==Ms||T.type===Ar&&e.has("OES_texture_float_linear")===!1)return;if(T.anisotropy>1||n.get(T).__currentAnisotropy){let Q=e.get("EXT_texture_filter_anisotropic");i.texParameterf(D,Q.TEXTURE_MAX_ANISOTROPY_EXT,Math.min(T.anisotropy,r.getMaxAnisotropy())),n.get(T).__currentAnisotropy=T.anisotropy}}}function bt(D,T){let Q=!1;D.__webglInit===void 0&&(D.__webglInit=!0,T.addEventListener("dispose",N),V(T));let xe=T.source,de=f.get(xe);de===void 0&&(de={},f.set(xe,de));let Pe=ae(T);if(Pe!==D.__cacheKey){de[Pe]===void 0&&(de[Pe]={texture:i.createTexture(),usedTimes:0},a.memory.textures++,Q=!0),de[Pe].usedTimes++;let ze=de[D.__cacheKey];ze!==void 0&&(de[D.__cacheKey].usedTimes--,ze.usedTimes===0&&Y(T)),D.__cacheKey=Pe,D.__webglTexture=de[Pe].texture}return Q}function ht(D,T,Q){return Math.floor(Math.floor(D/Q)/T)}function on(D,T,Q,xe){let Pe=D.updateRanges;if(Pe.length===0)t.texSubImage2D(i.TEXTURE_2D,0,0,0,T.width,T.height,Q,xe,T.data);else{Pe.sort((q,ue)=>q.start-ue.start);let ze=0;for(let q=1;q<Pe.length;q++){let ue=Pe[ze],ce=Pe[q],Ne=ue.start+ue.count,Re=ht(ce.start,T.width,4),ke=ht(ue.start,T.width,4);ce.start<=Ne+1&&Re===ke&&ht(ce.start+ce.count-1,T.width,4)===Re?ue.count=Math.max(ue.count,ce.start+ce.count-ue.start):(++ze,Pe[ze]=ce)}Pe.length=ze+1;let le=t.getParameter(i.UNPACK_ROW_LENGTH),he=t.getParameter(i.UNPACK_SKIP_PIXELS),Se=t.getParameter(i.UNPACK_SKIP_ROWS);t.pixelStorei(i.UNPACK_ROW_LENGTH,T.width);for(let q=0,ue=Pe.length;q<ue;q++){let ce=Pe[q],Ne=Math.floor(ce.start/4),Re=Math.ceil(ce.count/4),ke=Ne%T.width,rt=Math.floor(Ne/T.width),dt=Re,ge=1;t.pixelStorei(i.UNPACK_SKIP_PIXELS,ke),t.pixelStorei(i.UNPACK_SKIP_ROWS,rt),t.texSubImage2D(i.TEXTURE_2D,0,ke,rt,dt,ge,Q,xe,T.data)}D.clearUpdateRanges(),t.pixelStorei(i.UNPACK_ROW_LENGTH,le),t.pixelStorei(i.UNPACK_SKIP_PIXELS,he),t.pixelStorei(i.UNPACK_SKIP_ROWS,Se)}}function Qt(D,T,Q){let xe=i.TEXTURE_2D;(T.isDataArrayTexture||T.isCompressedArrayTexture)&&(xe=i.TEXTURE_2D_ARRAY),T.isData3DTexture&&(xe=i.TEXTURE_3D);let de=bt(D,T),Pe=T.source;t.bindTexture(xe,D.__webglTexture,i.TEXTURE0+Q);let ze=n.get(Pe);if(Pe.version!==ze.__version||de===!0){if(t.activeTexture(i.TEXTURE0+Q),(typeof ImageBitmap<"u"&&T.image instanceof ImageBitmap)===!1){let ge=Nt.getPrimaries(Nt.workingColorSpace),Je=T.colorSpace===Ts?null:Nt.getPrimaries(T.colorSpace),ft=T.colorSpace===Ts||ge===Je?i.NONE:i.BROWSER_DEFAULT_WEBGL;t.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,T.flipY),t.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,T.premultiplyAlpha),t.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,ft)}t.pixelStorei(i.UNPACK_ALIGNMENT,T.unpackAlignment);let he=b(T.image,!1,r.maxTextureSize);he=nt(T,he);let Se=s.convert(T.format,T.colorSpace),q=s.convert(T.type),ue=A(T.internalFormat,Se,q,T.normalized,T.colorSpace,T.isVideoTexture);Tt(xe,T);let ce,Ne=T.mipmaps,Re=T.isVideoTexture!==!0,ke=ze.__version===void 0||de===!0,rt=Pe.dataReady,dt=E(T,he);if(T.isDepthTexture)ue=y(T.format===ws,T.type),ke&&(Re?t.texStorage2D(i.TEXTURE_2D,1,ue,he.width,he.height):t.texImage2D(i.TEXTURE_2D,0,ue,he.width,he.height,0,Se,q,null));else if(T.isDataTexture)if(Ne.length>0){Re&&ke&&t.texStorage2D(i.TEXTURE_2D,dt,ue,Ne[0].width,Ne[0].height);for(let ge=0,Je=Ne.length;ge<Je;ge++)ce=Ne[ge],Re?rt&&t.texSubImage2D(i.TEXTURE_2D,ge,0,0,ce.width,ce.height,Se,q,ce.data):t.texImage2D(i.TEXTURE_2D,ge,ue,ce.width,ce.height,0,Se,q,ce.data);T.generateMipmaps=!1}else Re?(ke&&t.texStorage2D(i.TEXTURE_2D,dt,ue,he.width,he.height),rt&&on(T,he,Se,q)):t.texImage2D(i.TEXTURE_2D,0,ue,he.width,he.height,0,Se,q,he.data);else if(T.isCompressedTexture)if(T.isCompressedArrayTexture){Re&&ke&&t.texStorage3D(i.TEXTURE_2D_ARRAY,dt,ue,Ne[0].width,Ne[0].height,he.depth);for(let ge=0,Je=Ne.length;ge<Je;ge++)if(ce=Ne[ge],T.format!==Cr)if(Se!==null)if(Re){if(rt)if(T.layerUpdates.size>0){let ft=Zf(ce.width,ce.height,T.format,T.type);for(let Be of T.layerUpdates){let Et=ce.data.subarray(Be*ft/ce.data.BYTES_PER_ELEMENT,(Be+1)*ft/ce.data.BYTES_PER_ELEMENT);t.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,ge,0,0,Be,ce.width,ce.height,1,Se,Et)}}else t.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,ge,0,0,0,ce.width,ce.height,he.depth,Se,ce.data)}else t.compressedTexImage3D(i.TEXTURE_2D_ARRAY,ge,ue,ce.width,ce.height,he.depth,0,ce.data,0,0);else lt("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()");else Re?rt&&t.texSubImage3D(i.TEXTURE_2D_ARRAY,ge,0,0,0,ce.width,ce.height,he.depth,Se,q,ce.data):t.texImage3D(i.TEXTURE_2D_ARRAY,ge,ue,ce.width,ce.height,he.depth,0,Se,q,ce.data);T.layerUpdates.size>0&&T.clearLayerUpdates()}else{Re&&ke&&t.texStorage2D(i.TEXTURE_2D,dt,ue,Ne[0].width,Ne[0].height);for(let ge=0,Je=Ne.length;ge<Je;ge++)ce=Ne[ge],T.format!==Cr?Se!==null?Re?rt&&t.compressedTexSubImage2D(i.TEXTURE_2D,ge,0,0,ce.width,ce.height,Se,ce.data):t.compressedTexImage2D(i.TEXTURE_2D,ge,ue,ce.width,ce.height,0,ce.data):lt("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()"):Re?rt&&t.texSubImage2D(i.TEXTURE_2D,ge,0,0,ce.width,ce.height,Se,q,ce.data):t.texImage2D(i.TEXTURE_2D,ge,ue,ce.width,ce.height,0,Se,q,ce.data)}else if(T.isDataArrayTexture)if(Re){if(ke&&t.texStorage3D(i.TEXTURE_2D_ARRAY,dt,ue,he.width,he.height,he.depth),rt)if(T.layerUpdates.size>0){let ge=Zf(he.width,he.height,T.format,T.type);for(let Je of T.layerUpdates){let ft=he.data.subarray(Je*ge/he.data.BYTES_PER_ELEMENT,(Je+1)*ge/he.data.BYTES_PER_ELEMENT);t.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,Je,he.width,he.height,1,Se,q,ft)}T.clearLayerUpdates()}else t.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,0,he.width,he.height,he.depth,Se,q,he.data)}else t.texImage3D(i.TEXTURE_2D_ARRAY,0,ue,he.width,he.height,he.depth,0,Se,q,he.data);else if(T.isData3DTexture)Re?(ke&&t.texStorage3D(i.TEXTURE_3D,dt,ue,he.width,he.height,he.depth),rt&&t.texSubImage3D(i.TEXTURE_3D,0,0,0,0,he.width,he.height,he.depth,Se,q,he.data)):t.texImage3D(i.TEXTURE_3D,0,ue,he.width,he.height,he.depth,0,Se,q,he.data);else if(T.isFramebufferTexture){if(ke)if(Re)t.texStorage2D(i.TEXTURE_2D,dt,ue,he.width,he.height);else{let ge=he.width,Je=he.height;for(let ft=0;ft<dt;ft++)t.texImage2D(i.TEXTURE_2D,ft,ue,ge,Je,0,Se,q,null),ge>>=1,Je>>=1}}else if(T.isHTMLTexture){if("texElementImage2D"in i){let ge=i.canvas;if(ge.hasAttribute("layoutsubtree")||ge.setAttribute("layoutsubtree","true"),he.parentNode!==ge){ge.appendChild(he),u.add(T),ge.onpaint=Je=>{let ft=Je.changedElements;for(let Be of u)ft.includes(Be.image)&&(Be.needsUpdate=!0)},ge.requestPaint();return}if(i.texElementImage2D.length===3)i.texElementImage2D(i.TEXTURE_2D,i.RGBA8,he);else{let ft=i.RGBA,Be=i.RGBA,Et=i.UNSIGNED_BYTE;i.texElementImage2D(i.TEXTURE_2D,0,ft,Be,Et,he)}i.texParameteri(i.TEXTURE_2D,i.TEXTURE_MIN_FILTER,i.LINEAR),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_S,i.CLAMP_TO_EDGE),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_T,i.CLAMP_TO_EDGE)}}else if(Ne.length>0){if(Re&&ke){let ge=ot(Ne[0]);t.texStorage2D(i.TEXTURE_2D,dt,ue,ge.width,ge.height)}for(let ge=0,Je=Ne.length;ge<Je;ge++)ce=Ne[ge],Re?rt&&t.texSubImage2D(i.TEXTURE_2D,ge,0,0,Se,q,ce):t.texImage2D(i.TEXTURE_2D,ge,ue,Se,q,ce);T.generateMipmaps=!1}else if(Re){if(ke){let ge=ot(he);t.texStorage2D(i.TEXTURE_2D,dt,ue,ge.width,ge.height)}rt&&t.texSubImage2D(i.TEXTURE_2D,0,0,0,Se,q,he)}else t.texImage2D(i.TEXTURE_2D,0,ue,Se,q,he);R(T)&&T.mipmapsAutoUpdate===!0&&M(xe),ze.__version=Pe.version,T.onUpdate&&T.onUpdate(T)}D.__version=T.version}function wn(D,T,Q){if(T.image.length!==6)return;let xe=bt(D,T),de=T.source;t.bindTexture(i.TEXTURE_CUBE_MAP,D.__webglTexture,i.TEXTURE0+Q);let Pe=n.get(de);if(de.version!==Pe.__version||xe===!0){t.activeTexture(i.TEXTURE0+Q);let ze=Nt.getPrimaries(Nt.workingColorSpace),le=T.colorSpace===Ts?null:Nt.getPrimaries(T.colorSpace),he=T.colorSpace===Ts||ze===le?i.NONE:i.BROWSER_DEFAULT_WEBGL;t.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,T.flipY),t.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,T.premultiplyAlpha),t.pixelStorei(i.UNPACK_ALIGNMENT,T.unpackAlignment),t.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,he);let Se=T.isCompressedTexture||T.image[0].isCompressedTexture,q=T.image[0]&&T.image[0].isDataTexture,ue=[];for(let Be=0;Be<6;Be++)!Se&&!q?ue[Be]=b(T.image[Be],!0,r.maxCubemapSize):ue[Be]=q?T.image[Be].image:T.image[Be],ue[Be]=nt(T,ue[Be]);let ce=ue[0],Ne=s.convert(T.format,T.colorSpace),Re=s.convert(T.type),ke=A(T.internalFormat,Ne,Re,T.normalized,T.colorSpace),rt=T.isVideoTexture!==!0,dt=Pe.__version===void 0||xe===!0,ge=de.dataReady,Je=E(T,ce);Tt(i.TEXTURE_CUBE_MAP,T);let ft;if(T.isDepthTexture){if(ke=y(T.format===ws,T.type),dt)if(rt)t.texStorage2D(i.TEXTURE_CUBE_MAP,1,ke,ce.width,ce.height);else for(let Be=0;Be<6;Be++)t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Be,0,ke,ce.width,ce.height,0,Ne,Re,null)}else if(Se){rt&&dt&&t.texStorage2D(i.TEXTURE_CUBE_MAP,Je,ke,ce.width,ce.height);for(let Be=0;Be<6;Be++){ft=ue[Be].mipmaps;for(let Et=0;Et<ft.length;Et++){let ln=ft[Et];T.format!==Cr?Ne!==null?rt?ge&&t.compressedTexSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Be,Et,0,0,ln.width,ln.height,Ne,ln.data):t.compressedTexImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Be,Et,ke,ln.width,ln.height,0,ln.data):lt("WebGLRenderer: Attempt to load unsupported compressed texture format in .setTextureCube()"):rt?ge&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Be,Et,0,0,ln.width,ln.height,Ne,Re,ln.data):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Be,Et,ke,ln.width,ln.height,0,Ne,Re,ln.data)}}}else{if(ft=T.mipmaps,rt&&dt){ft.length>0&&Je++;let Be=ot(ue[0]);t.texStorage2D(i.TEXTURE_CUBE_MAP,Je,ke,Be.width,Be.height)}for(let Be=0;Be<6;Be++)if(q){rt?ge&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Be,0,0,0,ue[Be].width,ue[Be].height,Ne,Re,ue[Be].data):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Be,0,ke,ue[Be].width,ue[Be].height,0,Ne,Re,ue[Be].data);for(let Et=0;Et<ft.length;Et++){let yi=ft[Et].image[Be].image;rt?ge&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Be,Et+1,0,0,yi.width,yi.height,Ne,Re,yi.data):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Be,Et+1,ke,yi.width,yi.height,0,Ne,Re,yi.data)}}else{rt?ge&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Be,0,0,0,Ne,Re,ue[Be]):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Be,0,ke,Ne,Re,ue[Be]);for(let Et=0;Et<ft.length;Et++){let ln=ft[Et];rt?ge&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Be,Et+1,0,0,Ne,Re,ln.image[Be]):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Be,Et+1,ke,Ne,Re,ln.image[Be])}}}R(T)&&T.mipmapsAutoUpdate===!0&&M(i.TEXTURE_CUBE_MAP),Pe.__version=de.version,T.onUpdate&&T.onUpdate(T)}D.__version=T.version}function Vt(D,T,Q,xe,de,Pe){let ze=s.convert(Q.format,Q.colorSpace),le=s.convert(Q.type),he=A(Q.internalFormat,ze,le,Q.normalized,Q.colorSpace),Se=n.get(T),q=n.get(Q);if(q.__renderTarget=T,!Se.__hasExternalTextures){let ue=Math.max(1,T.width>>Pe),ce=Math.max(1,T.height>>Pe);de===i.TEXTURE_3D||de===i.TEXTURE_2D_ARRAY?t.texImage3D(de,Pe,he,ue,ce,T.depth,0,ze,le,null):t.texImage2D(de,Pe,he,ue,ce,0,ze,le,null)}t.bindFramebuffer(i.FRAMEBUFFER,D),Ae(T)?o.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,xe,de,q.__webglTexture,0,xt(T)):(de===i.TEXTURE_2D||de>=i.TEXTURE_CUBE_MAP_POSITIVE_X&&de<=i.TEXTURE_CUBE_MAP_NEGATIVE_Z)&&i.framebufferTexture2D(i.FRAMEBUFFER,xe,de,q.__webglTexture,Pe),t.bindFramebuffer(i.FRAMEBUFFER,null)}function Pn(D,T,Q){if(i.bindRenderbuffer(i.RENDERBUFFER,D),T.depthBuffer){let xe=T.depthTexture,de=xe&&xe.isDepthTexture?xe.type:null,Pe=y(T.stencilBuffer,de),ze=T.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;Ae(T)?o.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,xt(T),Pe,T.width,T.height):Q?i.renderbufferStorageMultisample(i.RENDERBUFFER,xt(T),Pe,T.width,T.height):i.renderbufferStorage(i.RENDERBUFFER,Pe,T.width,T.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,ze,i.RENDERBUFFER,D)}else{let xe=T.textures;for(let de=0;de<xe.length;de++){let Pe=xe[de],ze=s.convert(Pe.format,Pe.colorSpace),le=s.convert(Pe.type),he=A(Pe.internalFormat,ze,le,Pe.normalized,Pe.colorSpace);Ae(T)?o.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,xt(T),he,T.width,T.height):Q?i.renderbufferStorageMultisample(i.RENDERBUFFER,xt(T),he,T.width,T.height):i.renderbufferStorage(i.RENDERBUFFER,he,T.width,T.height)}}i.bindRenderbuffer(i.RENDERBUFFER,null)}function Ct(D,T,Q){let xe=T.isWebGLCubeRenderTarget===!0;if(t.bindFramebuffer(i.FRAMEBUFFER,D),!(T.depthTexture&&T.depthTexture.isDepthTexture))throw new Error("THREE.WebGLTextures: renderTarget.depthTexture must be an instance of THREE.DepthTexture.");let de=n.get(T.depthTexture);de.__renderTarget=T;let Pe=xe?T.depthTexture.image[0]:T.depthTexture.image;(!de.__webglTexture||Pe.width!==T.width||Pe.height!==T.height)&&(Pe.width=T.width,Pe.height=T.height,T.depthTexture.needsUpdate=!0),xe?Ie(T.depthTexture,0):Te(T.depthTexture,0);let ze=de.__webglTexture,le=xt(T),he=xe?i.TEXTURE_CUBE_MAP_POSITIVE_X+Q:i.TEXTURE_2D,Se=T.depthTexture.format===ws?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;if(T.depthTexture.format===ys)Ae(T)?o.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,Se,he,ze,0,le):i.framebufferTexture2D(i.FRAMEBUFFER,Se,he,ze,0);else if(T.depthTexture.format===ws)Ae(T)?o.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,Se,he,ze,0,le):i.framebufferTexture2D(i.FRAMEBUFFER,Se,he,ze,0);else throw new Error("THREE.WebGLTextures: Unknown depthTexture format.")}function In(D){let T=n.get(D),Q=D.isWebGLCubeRenderTarget===!0;if(T.__boundDepthTexture!==D.depthTexture){let xe=D.depthTexture;if(T.__depthDisposeCallback&&T.__depthDisposeCallback(),xe){let de=()=>{delete T.__boundDepthTexture,delete T.__depthDisposeCallback,xe.removeEventListener("dispose",de)};xe.addEventListener("dispose",de),T.__depthDisposeCallback=de}T.__boundDepthTexture=xe}if(D.depthTexture&&!T.__autoAllocateDepthBuffer)if(Q)for(let xe=0;xe<6;xe++)Ct(T.__webglFramebuffer[xe],D,xe);else D.texture.mipmaps.length>0?Ct(T.__webglFramebuffer[0],D,0):Ct(T.__webglFramebuffer,D,0);else if(Q){T.__webglDepthbuffer=[];for(let xe=0;xe<6;xe++)if(t.bindFramebuffer(i.FRAMEBUFFER,T.__webglFramebuffer[xe]),T.__webglDepthbuffer[xe]===void 0)T.__webglDepthbuffer[xe]=i.createRenderbuffer(),Pn(T.__webglDepthbuffer[xe],D,!1);else{let de=D.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,Pe=T.__webglDepthbuffer[xe];i.bindRenderbuffer(i.RENDERBUFFER,Pe),i.framebufferRenderbuffer(i.FRAMEBUFFER,de,i.RENDERBUFFER,Pe)}}else if(D.texture.mipmaps.length>0?t.bindFramebuffer(i.FRAMEBUFFER,T.__webglFramebuffer[0]):t.bindFramebuffer(i.FRAMEBUFFER,T.__webglFramebuffer),T.__webglDepthbuffer===void 0)T.__webglDepthbuffer=i.createRenderbuffer(),Pn(T.__webglDepthbuffer,D,!1);else{let de=D.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,Pe=T.__webglDepthbuffer;i.bindRenderbuffer(i.RENDERBUFFER,Pe),i.framebufferRenderbuffer(i.FRAMEBUFFER,de,i.RENDERBUFFER,Pe)}t.bindFramebuffer(i.FRAMEBUFFER,null)}function pn(D,T,Q){let xe=n.get(D);T!==void 0&&Vt(xe.__webglFramebuffer,D,D.texture,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,0),Q!==void 0&&In(D)}function mn(D){let T=D.texture,Q=n.get(D),xe=n.get(T);D.addEventListener("dispose",X),V(D);let de=D.textures,Pe=D.isWebGLCubeRenderTarget===!0,ze=de.length>1;if(ze||(xe.__webglTexture===void 0&&(xe.__webglTexture=i.createTexture()),xe.__version=T.version,a.memory.textures++),Pe){Q.__webglFramebuffer=[];for(let le=0;le<6;le++)if(T.mipmaps.length>0){Q.__webglFramebuffer[le]=[];for(let he=0;he<T.mipmaps.length;he++)Q.__webglFramebuffer[le][he]=i.createFramebuffer()}else Q.__webglFramebuffer[le]=i.createFramebuffer()}else{if(T.mipmaps.length>0){Q.__webglFramebuffer=[];for(let le=0;le<T.mipmaps.length;le++)Q.__webglFramebuffer[le]=i.createFramebuffer()}else Q.__webglFramebuffer=i.createFramebuffer();if(ze)for(let le=0,he=de.length;le<he;le++){let Se=n.get(de[le]);Se.__webglTexture===void 0&&(Se.__webglTexture=i.createTexture(),a.memory.textures++)}if(D.samples>0&&Ae(D)===!1){Q.__webglMultisampledFramebuffer=i.createFramebuffer(),Q.__webglColorRenderbuffer=[],t.bindFramebuffer(i.FRAMEBUFFER,Q.__webglMultisampledFramebuffer);for(let le=0;le<de.length;le++){let he=de[le];Q.__webglColorRenderbuffer[le]=i.createRenderbuffer(),i.bindRenderbuffer(i.RENDERBUFFER,Q.__webglColorRenderbuffer[le]);let Se=s.convert(he.format,he.colorSpace),q=s.convert(he.type),ue=A(he.internalFormat,Se,q,he.normalized,he.colorSpace,D.isXRRenderTarget===!0),ce=xt(D);i.renderbufferStorageMultisample(i.RENDERBUFFER,ce,ue,D.width,D.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+le,i.RENDERBUFFER,Q.__webglColorRenderbuffer[le])}i.bindRenderbuffer(i.RENDERBUFFER,null),D.depthBuffer&&(Q.__webglDepthRenderbuffer=i.createRenderbuffer(),Pn(Q.__webglDepthRenderbuffer,D,!0)),t.bindFramebuffer(i.FRAMEBUFFER,null)}}if(Pe){t.bindTexture(i.TEXTURE_CUBE_MAP,xe.__webglTexture),Tt(i.TEXTURE_CUBE_MAP,T);for(let le=0;le<6;le++)if(T.mipmaps.length>0)for(let he=0;he<T.mipmaps.length;he++)Vt(Q.__webglFramebuffer[le][he],D,T,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+le,he);else Vt(Q.__webglFramebuffer[le],D,T,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+le,0);R(T)?M(i.TEXTURE_CUBE_MAP):T.mipmaps.length>0&&i.texParameteri(i.TEXTURE_CUBE_MAP,i.TEXTURE_MAX_LEVEL,T.mipmaps.length-1),t.unbindTexture()}else if(ze){for(let le=0,he=de.length;le<he;le++){let Se=de[le],q=n.get(Se),ue=i.TEXTURE_2D;(D.isWebGL3DRenderTarget||D.isWebGLArrayRenderTarget)&&(ue=D.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),t.bindTexture(ue,q.__webglTexture),Tt(ue,Se),Vt(Q.__webglFramebuffer,D,Se,i.COLOR_ATTACHMENT0+le,ue,0),R(Se)&&M(ue)}t.unbindTexture()}else{let le=i.TEXTURE_2D;if((D.isWebGL3DRenderTarget||D.isWebGLArrayRenderTarget)&&(le=D.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),t.bindTexture(le,xe.__webglTexture),Tt(le,T),T.mipmaps.length>0)for(let he=0;he<T.mipmaps.length;he++)Vt(Q.__webglFramebuffer[he],D,T,i.COLOR_ATTACHMENT0,le,he);else Vt(Q.__webglFramebuffer,D,T,i.COLOR_ATTACHMENT0,le,0);R(T)?M(le):T.mipmaps.length>0&&i.texParameteri(le,i.TEXTURE_MAX_LEVEL,T.mipmaps.length-1),t.unbindTexture()}D.depthBuffer&&In(D)}function W(D){let T=D.textures;for(let Q=0,xe=T.length;Q<xe;Q++){let de=T[Q];if(R(de)&&de.mipmapsAutoUpdate===!0){let Pe=I(D),ze=n.get(de).__webglTexture;t.bindTexture(Pe,ze),M(Pe),t.unbindTexture()}}}let Oe=[];function at(D){if(D.samples>0){if(Ae(D)===!1){let T=D.textures,Q=D.width,xe=D.height,de=i.COLOR_BUFFER_BIT,Pe=D.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,ze=n.get(D),le=T.length>1;if(le)for(let Se=0;Se<T.length;Se++)t.bindFramebuffer(i.FRAMEBUFFER,ze.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+Se,i.RENDERBUFFER,null),t.bindFramebuffer(i.FRAMEBUFFER,ze.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+Se,i.TEXTURE_2D,null,0);t.bindFramebuffer(i.READ_FRAMEBUFFER,ze.__webglMultisampledFramebuffer),D.texture.mipmaps.length>0?t.bindFramebuffer(i.DRAW_FRAMEBUFFER,ze.__webglFramebuffer[0]):t.bindFramebuffer(i.DRAW_FRAMEBUFFER,ze.__webglFramebuffer);for(let Se=0;Se<T.length;Se++){if(D.resolveDepthBuffer&&(D.depthBuffer&&(de|=i.DEPTH_BUFFER_BIT),D.stencilBuffer&&D.resolveStencilBuffer&&(de|=i.STENCIL_BUFFER_BIT)),le){i.framebufferRenderbuffer(i.READ_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.RENDERBUFFER,ze.__webglColorRenderbuffer[Se]);let q=n.get(T[Se]).__webglTexture;i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,q,0)}i.blitFramebuffer(0,0,Q,xe,0,0,Q,xe,de,i.NEAREST),l===!0&&(Oe.length=0,Oe.push(i.COLOR_ATTACHMENT0+Se),D.depthBuffer&&D.storeMultisampledDepthBuffer===!1&&Oe.push(Pe),i.invalidateFramebuffer(i.READ_FRAMEBUFFER,Oe))}if(t.bindFramebuffer(i.READ_FRAMEBUFFER,null),t.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),le)for(let Se=0;Se<T.length;Se++){t.bindFramebuffer(i.FRAMEBUFFER,ze.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+Se,i.RENDERBUFFER,ze.__webglColorRenderbuffer[Se]);let q=n.get(T[Se]).__webglTexture;t.bindFramebuffer(i.FRAMEBUFFER,ze.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+Se,i.TEXTURE_2D,q,0)}t.bindFramebuffer(i.DRAW_FRAMEBUFFER,ze.__webglMultisampledFramebuffer)}else if(D.depthBuffer&&D.storeMultisampledDepthBuffer===!1&&l){let T=D.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;i.invalidateFramebuffer(i.DRAW_FRAMEBUFFER,[T])}}}function xt(D){return Math.min(r.maxSamples,D.samples)}function Ae(D){let T=n.get(D);return D.samples>0&&e.has("WEBGL_multisampled_render_to_texture")===!0&&T.__useRenderToTexture!==!1}function Ft(D){let T=a.render.frame;h.get(D)!==T&&(h.set(D,T),D.update())}function nt(D,T){let Q=D.colorSpace,xe=D.format,de=D.type;return D.isCompressedTexture===!0||D.isVideoTexture===!0||Q!==Ml&&Q!==Ts&&(Nt.getTransfer(Q)===Zt?(xe!==Cr||de!==Ni)&&lt("WebGLTextures: sRGB encoded textures have to use RGBAFormat and UnsignedByteType."):vt("WebGLTextures: Unsupported texture color space:",Q)),T}function ot(D){return typeof HTMLImageElement<"u"&&D instanceof HTMLImageElement?(c.width=D.naturalWidth||D.width,c.height=D.naturalHeight||D.height):typeof VideoFrame<"u"&&D instanceof VideoFrame?(c.width=D.displayWidth,c.height=D.displayHeight):(c.width=D.width,c.height=D.height),c}this.allocateTextureUnit=me,this.resetTextureUnits=re,this.getTextureUnits=oe,this.setTextureUnits=ve,this.setTexture2D=Te,this.setTexture2DArray=Ee,this.setTexture3D=Ce,this.setTextureCube=Ie,this.rebindTextures=pn,this.setupRenderTarget=mn,this.updateRenderTargetMipmap=W,this.updateMultisampleRenderTarget=at,this.setupDepthRenderbuffer=In,this.setupFrameBufferTexture=Vt,this.useMultisampledRTT=Ae,this.dispose=O}function YM(i,e){function t(n,r=Ts){let s,a=Nt.getTransfer(r);if(n===Ni)return i.UNSIGNED_BYTE;if(n===ph)return i.UNSIGNED_SHORT_4_4_4_4;if(n===mh)return i.UNSIGNED_SHORT_5_5_5_1;if(n===Pf)return i.UNSIGNED_INT_5_9_9_9_REV;if(n===If)return i.UNSIGNED_INT_10F_11F_11F_REV;if(n===Rf)return i.BYTE;if(n===Cf)return i.SHORT;if(n===Fo)return i.UNSIGNED_SHORT;if(n===fh)return i.INT;if(n===Er)return i.UNSIGNED_INT;if(n===Ar)return i.FLOAT;if(n===Rr)return i.HALF_FLOAT;if(n===zf)return i.ALPHA;if(n===Df)return i.RGB;if(n===Cr)return i.RGBA;if(n===ys)return i.DEPTH_COMPONENT;if(n===ws)return i.DEPTH_STENCIL;if(n===Lf)return i.RED;if(n===gh)return i.RED_INTEGER;if(n===na)return i.RG;if(n===vh)return i.RG_INTEGER;if(n===xh)return i.RGBA_INTEGER;if(n===jl||n===Ql||n===ec||n===tc)if(a===Zt)if(s=e.get("WEBGL_compressed_texture_s3tc_srgb"),s!==null){if(n===jl)return s.COMPRESSED_SRGB_S3TC_DXT1_EXT;if(n===Ql)return s.COMPRESSED_SRGB_ALPHA_S3TC_DXT1_EXT;if(n===ec)return s.COMPRESSED_SRGB_ALPHA_S3TC_DXT3_EXT;if(n===tc)return s.COMPRESSED_SRGB_ALPHA_S3TC_DXT5_EXT}else return null;else if(s=e.get("WEBGL_compressed_texture_s3tc"),s!==null){if(n===jl)return s.COMPRESSED_RGB_S3TC_DXT1_EXT;if(n===Ql)return s.COMPRESSED_RGBA_S3TC_DXT1_EXT;if(n===ec)return s.COMPRESSED_RGBA_S3TC_DXT3_EXT;if(n===tc)return s.COMPRESSED_RGBA_S3TC_DXT5_EXT}else return null;if(n===yh||n===_h||n===bh||n===Sh)if(s=e.get("WEBGL_compressed_texture_pvrtc"),s!==null){if(n===yh)return s.COMPRESSED_RGB_PVRTC_4BPPV1_IMG;if(n===_h)return s.COMPRESSED_RGB_PVRTC_2BPPV1_IMG;if(n===bh)return s.COMPRESSED_RGBA_PVRTC_4BPPV1_IMG;if(n===Sh)return s.COMPRESSED_RGBA_PVRTC_2BPPV1_IMG}else return null;if(n===Mh||n===wh||n===Th||n===Eh||n===Ah||n===nc||n===Rh)if(s=e.get("WEBGL_compressed_texture_etc"),s!==null){if(n===Mh||n===wh)return a===Zt?s.COMPRESSED_SRGB8_ETC2:s.COMPRESSED_RGB8_ETC2;if(n===Th)return a===Zt?s.COMPRESSED_SRGB8_ALPHA8_ETC2_EAC:s.COMPRESSED_RGBA8_ETC2_EAC;if(n===Eh)return s.COMPRESSED_R11_EAC;if(n===Ah)return s.COMPRESSED_SIGNED_R11_EAC;if(n===nc)return s.COMPRESSED_RG11_EAC;if(n===Rh)return s.COMPRESSED_SIGNED_RG11_EAC}else return null;if(n===Ch||n===Ph||n===Ih||n===zh||n===Dh||n===Lh||n===kh||n===Nh||n===Uh||n===Fh||n===Oh||n===Bh||n===Hh||n===Vh)if(s=e.get("WEBGL_compressed_texture_astc"),s!==null){if(n===Ch)return a===Zt?s.COMPRESSED_SRGB8_ALPHA8_ASTC_4x4_KHR:s.COMPRESSED_RGBA_ASTC_4x4_KHR;if(n===Ph)return a===Zt?s.COMPRESSED_SRGB8_ALPHA8_ASTC_5x4_KHR:s.COMPRESSED_RGBA_ASTC_5x4_KHR;if(n===Ih)return a===Zt?s.COMPRESSED_SRGB8_ALPHA8_ASTC_5x5_KHR:s.COMPRESSED_RGBA_ASTC_5x5_KHR;if(n===zh)return a===Zt?s.COMPRESSED_SRGB8_ALPHA8_ASTC_6x5_KHR:s.COMPRESSED_RGBA_ASTC_6x5_KHR;if(n===Dh)return a===Zt?s.COMPRESSED_SRGB8_ALPHA8_ASTC_6x6_KHR:s.COMPRESSED_RGBA_ASTC_6x6_KHR;if(n===Lh)return a===Zt?s.COMPRESSED_SRGB8_ALPHA8_ASTC_8x5_KHR:s.COMPRESSED_RGBA_ASTC_8x5_KHR;if(n===kh)return a===Zt?s.COMPRESSED_SRGB8_ALPHA8_ASTC_8x6_KHR:s.COMPRESSED_RGBA_ASTC_8x6_KHR;if(n===Nh)return a===Zt?s.COMPRESSED_SRGB8_ALPHA8_ASTC_8x8_KHR:s.COMPRESSED_RGBA_ASTC_8x8_KHR;if(n===Uh)return a===Zt?s.COMPRESSED_SRGB8_ALPHA8_ASTC_10x5_KHR:s.COMPRESSED_RGBA_ASTC_10x5_KHR;if(n===Fh)return a===Zt?s.COMPRESSED_SRGB8_ALPHA8_ASTC_10x6_KHR:s.COMPRESSED_RGBA_ASTC_10x6_KHR;if(n===Oh)return a===Zt?s.COMPRESSED_SRGB8_ALPHA8_ASTC_10x8_KHR:s.COMPRESSED_RGBA_ASTC_10x8_KHR;if(n===Bh)return a===Zt?s.COMPRESSED_SRGB8_ALPHA8_ASTC_10x10_KHR:s.COMPRESSED_RGBA_ASTC_10x10_KHR;if(n===Hh)return a===Zt?s.COMPRESSED_SRGB8_ALPHA8_ASTC_12x10_KHR:s.COMPRESSED_RGBA_ASTC_12x10_KHR;if(n===Vh)return a===Zt?s.COMPRESSED_SRGB8_ALPHA8_ASTC_12x12_KHR:s.COMPRESSED_RGBA_ASTC_12x12_KHR}else return null;if(n===Gh||n===Wh||n===qh)if(s=e.get("EXT_texture_compression_bptc"),s!==null){if(n===Gh)return a===Zt?s.COMPRESSED_SRGB_ALPHA_BPTC_UNORM_EXT:s.COMPRESSED_RGBA_BPTC_UNORM_EXT;if(n===Wh)return s.COMPRESSED_RGB_BPTC_SIGNED_FLOAT_EXT;if(n===qh)return s.COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT_EXT}else return null;if(n===Xh||n===Yh||n===ic||n===Zh)if(s=e.get("EXT_texture_compression_rgtc"),s!==null){if(n===Xh)return s.COMPRESSED_RED_RGTC1_EXT;if(n===Yh)return s.COMPRESSED_SIGNED_RED_RGTC1_EXT;if(n===ic)return s.COMPRESSED_RED_GREEN_RGTC2_EXT;if(n===Zh)return s.COMPRESSED_SIGNED_RED_GREEN_RGTC2_EXT}else return null;return n===ka?i.UNSIGNED_INT_24_8:i[n]!==void 0?i[n]:null}return{convert:t}}var ZM=`
void main() {

	gl_Position = vec4( position, 1.0 );

}`,$M=`
uniform sampler2DArray depthColor;
uniform float depthWidth;
uniform float depthHeight;

void main() {

	vec2 coord = vec2( gl_FragCoord.x / depthWidth, gl_FragCoord.y / depthHeight );

	if ( coord.x >= 1.0 ) {

		gl_FragDepth = texture( depthColor, vec3( coord.x - 1.0, coord.y, 1 ) ).r;

	} else {

		gl_FragDepth = texture( depthColor, vec3( coord.x, coord.y, 0 ) ).r;

	}

}`,lp=class{constructor(){this.texture=null,this.mesh=null,this.depthNear=0,this.depthFar=0}init(e,t){if(this.texture===null){let n=new kl(e.texture);(e.depthNear!==t.depthNear||e.depthFar!==t.depthFar)&&(this.depthNear=e.depthNear,this.depthFar=e.depthFar),this.texture=n}}getMesh(e){if(this.texture!==null&&this.mesh===null){let t=e.cameras[0].viewport,n=new lr({vertexShader:ZM,fragmentShader:$M,uniforms:{depthColor:{value:this.texture},depthWidth:{value:t.z},depthHeight:{value:t.w}}});this.mesh=new an(new Pa(20,20),n)}return this.mesh}reset(){this.texture=null,this.mesh=null}getDepthTexture(){return this.texture}},cp=class extends Sr{constructor(e,t){super();let n=this,r=null,s=1,a=null,o="local-floor",l=1,c=null,h=null,u=null,d=null,f=null,g=null,_=typeof XRWebGLBinding<"u",m=new lp,v={},b=t.getContextAttributes(),R=null,M=null,I=[],A=[],y=new Xe,E=null,V=null,k=new Ai;k.viewport=new $t;let N=new Ai;N.viewport=new $t;let X=[k,N],$=new lh,U=null,O=null;this.cameraAutoUpdate=!0,this.enabled=!1,this.isPresenting=!1,this.getController=function(ae){let Te=I[ae];return Te===void 0&&(Te=new Io,I[ae]=Te),Te.getTargetRaySpace()},this.getControllerGrip=function(ae){let Te=I[ae];return Te===void 0&&(Te=new Io,I[ae]=Te),Te.getGripSpace()},this.getHand=function(ae){let Te=I[ae];return Te===void 0&&(Te=new Io,I[ae]=Te),Te.getHandSpace()};function j(ae){let Te=A.indexOf(ae.inputSource);if(Te===-1)return;let Ee=I[Te];Ee!==void 0&&(Ee.update(ae.inputSource,ae.frame,c||a),Ee.dispatchEvent({type:ae.type,data:ae.inputSource}))}function Y(){r.removeEventListener("select",j),r.removeEventListener("selectstart",j),r.removeEventListener("selectend",j),r.removeEventListener("squeeze",j),r.removeEventListener("squeezestart",j),r.removeEventListener("squeezeend",j),r.removeEventListener("end",Y),r.removeEventListener("inputsourceschange",fe);for(let ae=0;ae<I.length;ae++){let Te=A[ae];Te!==null&&(A[ae]=null,I[ae].disconnect(Te))}U=null,O=null,m.reset();for(let ae in v)delete v[ae];if(e.setRenderTarget(R),f=null,d=null,u=null,r=null,M=null,me.stop(),n.isPresenting=!1,e.setPixelRatio(E),e.setSize(y.width,y.height,!1),V!==null){let ae=V.camera;ae.fov=V.fov,ae.zoom=V.zoom,ae.updateProjectionMatrix(),V=null}n.dispatchEvent({type:"sessionend"})}this.setFramebufferScaleFactor=function(ae){s=ae,n.isPresenting===!0&&lt("WebXRManager: Cannot change framebuffer scale while presenting.")},this.setReferenceSpaceType=function(ae){o=ae,n.isPresenting===!0&&lt("WebXRManager: Cannot change reference space type while presenting.")},this.getReferenceSpace=function(){return c||a},this.setReferenceSpace=function(ae){c=ae},this.getBaseLayer=function(){return d!==null?d:f},this.getBinding=function(){return u===null&&_&&(u=new XRWebGLBinding(r,t)),u},this.getFrame=function(){return g},this.getSession=function(){return r},this.setSession=async function(ae){if(r=ae,r!==null){if(R=e.getRenderTarget(),r.addEventListener("select",j),r.addEventListener("selectstart",j),r.addEventListener("selectend",j),r.addEventListener("squeeze",j),r.addEventListener("squeezestart",j),r.addEventListener("squeezeend",j),r.addEventListener("end",Y),r.addEventListener("inputsourceschange",fe),b.xrCompatible!==!0&&await t.makeXRCompatible(),E=e.getPixelRatio(),e.getSize(y),_&&"createProjectionLayer"in XRWebGLBinding.prototype){let Ee=null,Ce=null,Ie=null;b.depth&&(Ie=b.stencil?t.DEPTH24_STENCIL8:t.DEPTH_COMPONENT24,Ee=b.stencil?ws:ys,Ce=b.stencil?ka:Er);let Qe={colorFormat:t.RGBA8,depthFormat:Ie,scaleFactor:s};u=this.getBinding(),d=u.createProjectionLayer(Qe),r.updateRenderState({layers:[d]}),e.setPixelRatio(1),e.setSize(d.textureWidth,d.textureHeight,!1),M=new Ki(d.textureWidth,d.textureHeight,{format:Cr,type:Ni,depthTexture:new bs(d.textureWidth,d.textureHeight,Ce,void 0,void 0,void 0,void 0,void 0,void 0,Ee),stencilBuffer:b.stencil,colorSpace:e.outputColorSpace,samples:b.antialias?4:0,resolveDepthBuffer:d.ignoreDepthValues===!1,resolveStencilBuffer:d.ignoreDepthValues===!1,storeMultisampledDepthBuffer:d.ignoreDepthValues===!1,storeMultisampledStencilBuffer:d.ignoreDepthValues===!1})}else{let Ee={antialias:b.antialias,alpha:!0,depth:b.depth,stencil:b.stencil,framebufferScaleFactor:s};f=new XRWebGLLayer(r,t,Ee),r.updateRenderState({baseLayer:f}),e.setPixelRatio(1),e.setSize(f.framebufferWidth,f.framebufferHeight,!1),M=new Ki(f.framebufferWidth,f.framebufferHeight,{format:Cr,type:Ni,colorSpace:e.outputColorSpace,stencilBuffer:b.stencil,resolveDepthBuffer:f.ignoreDepthValues===!1,resolveStencilBuffer:f.ignoreDepthValues===!1,storeMultisampledDepthBuffer:f.ignoreDepthValues===!1,storeMultisampledStencilBuffer:f.ignoreDepthValues===!1})}M.isXRRenderTarget=!0,this.setFoveation(l),c=null,a=await r.requestReferenceSpace(o),me.setContext(r),me.start(),n.isPresenting=!0,n.dispatchEvent({type:"sessionstart"})}},this.getEnvironmentBlendMode=function(){if(r!==null)return r.environmentBlendMode},this.getDepthTexture=function(){return m.getDepthTexture()};function fe(ae){for(let Te=0;Te<ae.removed.length;Te++){let Ee=ae.removed[Te],Ce=A.indexOf(Ee);Ce>=0&&(A[Ce]=null,I[Ce].disconnect(Ee))}for(let Te=0;Te<ae.added.length;Te++){let Ee=ae.added[Te],Ce=A.indexOf(Ee);if(Ce===-1){for(let Qe=0;Qe<I.length;Qe++)if(Qe>=A.length){A.push(Ee),Ce=Qe;break}else if(A[Qe]===null){A[Qe]=Ee,Ce=Qe;break}if(Ce===-1)break}let Ie=I[Ce];Ie&&Ie.connect(Ee)}}function te(ae,Te){Te===null?ae.matrixWorld.copy(ae.matrix):ae.matrixWorld.multiplyMatrices(Te.matrixWorld,ae.matrix),ae.matrixWorldInverse.copy(ae.matrixWorld).invert()}this.updateCamera=function(ae){if(r===null)return;let Te=ae.near,Ee=ae.far;m.texture!==null&&(m.depthNear>0&&(Te=m.depthNear),m.depthFar>0&&(Ee=m.depthFar)),$.near=N.near=k.near=Te,$.far=N.far=k.far=Ee,(U!==$.near||O!==$.far)&&(r.updateRenderState({depthNear:$.near,depthFar:$.far}),U=$.near,O=$.far),$.layers.mask=ae.layers.mask|6,k.layers.mask=$.layers.mask&-5,N.layers.mask=$.layers.mask&-3;let Ce=ae.parent,Ie=$.cameras;te($,Ce);for(let Qe=0;Qe<Ie.length;Qe++)te(Ie[Qe],Ce);$.projectionMatrix.copy(k.projectionMatrix),$.projectionMatrixInverse.copy(k.projectionMatrixInverse),V===null&&ae.isPerspectiveCamera&&(V={camera:ae,fov:ae.fov,zoom:ae.zoom}),re(ae,$,Ce)};function re(ae,Te,Ee){Ee===null?ae.matrix.copy(Te.matrixWorld):(ae.matrix.copy(Ee.matrixWorld),ae.matrix.invert(),ae.matrix.multiply(Te.matrixWorld)),ae.matrix.decompose(ae.position,ae.quaternion,ae.scale),ae.updateMatrixWorld(!0),ae.projectionMatrix.copy(Te.projectionMatrix),ae.projectionMatrixInverse.copy(Te.projectionMatrixInverse),ae.isPerspectiveCamera&&(ae.fov=Co*2*Math.atan(1/ae.projectionMatrix.elements[5]),ae.zoom=1)}this.getCamera=function(){return $},this.getFoveation=function(){if(!(d===null&&f===null))return l},this.setFoveation=function(ae){l=ae,d!==null&&(d.fixedFoveation=ae),f!==null&&f.fixedFoveation!==void 0&&(f.fixedFoveation=ae)},this.hasDepthSensing=function(){return m.texture!==null},this.getDepthSensingMesh=function(){return m.getMesh($)},this.getCameraTexture=function(ae){return v[ae]};let oe=null;function ve(ae,Te){if(h=Te.getViewerPose(c||a),g=Te,h!==null){let Ee=h.views;f!==null&&(e.setRenderTargetFramebuffer(M,f.framebuffer),e.setRenderTarget(M));let Ce=!1;Ee.length!==$.cameras.length&&($.cameras.length=0,Ce=!0);for(let tt=0;tt<Ee.length;tt++){let Tt=Ee[tt],bt=null;if(f!==null)bt=f.getViewport(Tt);else{let on=u.getViewSubImage(d,Tt);bt=on.viewport,tt===0&&(e.setRenderTargetTextures(M,on.colorTexture,on.depthStencilTexture),e.setRenderTarget(M))}let ht=X[tt];ht===void 0&&(ht=new Ai,ht.layers.enable(tt),ht.viewport=new $t,X[tt]=ht),ht.matrix.fromArray(Tt.transform.matrix),ht.matrix.decompose(ht.position,ht.quaternion,ht.scale),ht.projectionMatrix.fromArray(Tt.projectionMatrix),ht.projectionMatrixInverse.copy(ht.projectionMatrix).invert(),ht.viewport.set(bt.x,bt.y,bt.width,bt.height),tt===0&&($.matrix.copy(ht.matrix),$.matrix.decompose($.position,$.quaternion,$.scale)),Ce===!0&&$.cameras.push(ht)}let Ie=r.enabledFeatures;if(Ie&&Ie.includes("depth-sensing")&&r.depthUsage=="gpu-optimized"&&_){u=n.getBinding();let tt=u.getDepthInformation(Ee[0]);tt&&tt.isValid&&tt.texture&&m.init(tt,r.renderState)}if(Ie&&Ie.includes("camera-access")&&_){e.state.unbindTexture(),u=n.getBinding();for(let tt=0;tt<Ee.length;tt++){let Tt=Ee[tt].camera;if(Tt){let bt=v[Tt];bt||(bt=new kl,v[Tt]=bt);let ht=u.getCameraImage(Tt);bt.sourceTexture=ht}}}}for(let Ee=0;Ee<I.length;Ee++){let Ce=A[Ee],Ie=I[Ee];Ce!==null&&Ie!==void 0&&Ie.update(Ce,Te,c||a)}oe&&oe(ae,Te),Te.detectedPlanes&&n.dispatchEvent({type:"planesdetected",data:Te}),g=null}let me=new Kv;me.setAnimationLoop(ve),this.setAnimationLoop=function(ae){oe=ae},this.dispose=function(){}}},KM=new tn,ax=new _t;ax.set(-1,0,0,0,1,0,0,0,1);function JM(i,e){function t(m,v){m.matrixAutoUpdate===!0&&m.updateMatrix(),v.value.copy(m.matrix)}function n(m,v){v.color.getRGB(m.fogColor.value,qf(i)),v.isFog?(m.fogNear.value=v.near,m.fogFar.value=v.far):v.isFogExp2&&(m.fogDensity.value=v.density)}function r(m,v,b,R,M){v.isNodeMaterial?v.uniformsNeedUpdate=!1:v.isMeshBasicMaterial?s(m,v):v.isMeshLambertMaterial?(s(m,v),v.envMap&&(m.envMapIntensity.value=v.envMapIntensity)):v.isMeshToonMaterial?(s(m,v),u(m,v)):v.isMeshPhongMaterial?(s(m,v),h(m,v),v.envMap&&(m.envMapIntensity.value=v.envMapIntensity)):v.isMeshStandardMaterial?(s(m,v),d(m,v),v.isMeshPhysicalMaterial&&f(m,v,M)):v.isMeshMatcapMaterial?(s(m,v),g(m,v)):v.isMeshDepthMaterial?s(m,v):v.isMeshDistanceMaterial?(s(m,v),_(m,v)):v.isMeshNormalMaterial?s(m,v):v.isLineBasicMaterial?(a(m,v),v.isLineDashedMaterial&&o(m,v)):v.isPointsMaterial?l(m,v,b,R):v.isSpriteMaterial?c(m,v):v.isShadowMaterial?(m.color.value.copy(v.color),m.opacity.value=v.opacity):v.isShaderMaterial&&(v.uniformsNeedUpdate=!1)}function s(m,v){m.opacity.value=v.opacity,v.color&&m.diffuse.value.copy(v.color),v.emissive&&m.emissive.value.copy(v.emissive).multiplyScalar(v.emissiveIntensity),v.map&&(m.map.value=v.map,t(v.map,m.mapTransform)),v.alphaMap&&(m.alphaMap.value=v.alphaMap,t(v.alphaMap,m.alphaMapTransform)),v.bumpMap&&(m.bumpMap.value=v.bumpMap,t(v.bumpMap,m.bumpMapTransform),m.bumpScale.value=v.bumpScale,v.side===Pi&&(m.bumpScale.value*=-1)),v.normalMap&&(m.normalMap.value=v.normalMap,t(v.normalMap,m.normalMapTransform),m.normalScale.value.copy(v.normalScale),v.side===Pi&&m.normalScale.value.negate()),v.displacementMap&&(m.displacementMap.value=v.displacementMap,t(v.displacementMap,m.displacementMapTransform),m.displacementScale.value=v.displacementScale,m.displacementBias.value=v.displacementBias),v.emissiveMap&&(m.emissiveMap.value=v.emissiveMap,t(v.emissiveMap,m.emissiveMapTransform)),v.specularMap&&(m.specularMap.value=v.specularMap,t(v.specularMap,m.specularMapTransform)),v.alphaTest>0&&(m.alphaTest.value=v.alphaTest);let b=e.get(v),R=b.envMap,M=b.envMapRotation;R&&(m.envMap.value=R,m.envMapRotation.value.setFromMatrix4(KM.makeRotationFromEuler(M)).transpose(),R.isCubeTexture&&R.isRenderTargetTexture===!1&&m.envMapRotation.value.premultiply(ax),m.reflectivity.value=v.reflectivity,m.ior.value=v.ior,m.refractionRatio.value=v.refractionRatio),v.lightMap&&(m.lightMap.value=v.lightMap,m.lightMapIntensity.value=v.lightMapIntensity,t(v.lightMap,m.lightMapTransform)),v.aoMap&&(m.aoMap.value=v.aoMap,m.aoMapIntensity.value=v.aoMapIntensity,t(v.aoMap,m.aoMapTransform))}function a(m,v){m.diffuse.value.copy(v.color),m.opacity.value=v.opacity,v.map&&(m.map.value=v.map,t(v.map,m.mapTransform))}function o(m,v){m.dashSize.value=v.dashSize,m.totalSize.value=v.dashSize+v.gapSize,m.scale.value=v.scale}function l(m,v,b,R){m.diffuse.value.copy(v.color),m.opacity.value=v.opacity,m.size.value=v.size*b,m.scale.value=R*.5,v.map&&(m.map.value=v.map,t(v.map,m.uvTransform)),v.alphaMap&&(m.alphaMap.value=v.alphaMap,t(v.alphaMap,m.alphaMapTransform)),v.alphaTest>0&&(m.alphaTest.value=v.alphaTest)}function c(m,v){m.diffuse.value.copy(v.color),m.opacity.value=v.opacity,m.rotation.value=v.rotation,v.map&&(m.map.value=v.map,t(v.map,m.mapTransform)),v.alphaMap&&(m.alphaMap.value=v.alphaMap,t(v.alphaMap,m.alphaMapTransform)),v.alphaTest>0&&(m.alphaTest.value=v.alphaTest)}function h(m,v){m.specular.value.copy(v.specular),m.shininess.value=Math.max(v.shininess,1e-4)}function u(m,v){v.gradientMap&&(m.gradientMap.value=v.gradientMap)}function d(m,v){m.metalness.value=v.metalness,v.metalnessMap&&(m.metalnessMap.value=v.metalnessMap,t(v.metalnessMap,m.metalnessMapTransform)),m.roughness.value=v.roughness,v.roughnessMap&&(m.roughnessMap.value=v.roughnessMap,t(v.roughnessMap,m.roughnessMapTransform)),v.envMap&&(m.envMapIntensity.value=v.envMapIntensity)}function f(m,v,b){m.ior.value=v.ior,v.diffuseRoughness>0&&(m.diffuseRoughness.value=v.diffuseRoughness,v.diffuseRoughnessMap&&(m.diffuseRoughnessMap.value=v.diffuseRoughnessMap,t(v.diffuseRoughnessMap,m.diffuseRoughnessMapTransform))),v.sheen>0&&(m.sheenColor.value.copy(v.sheenColor).multiplyScalar(v.sheen),m.sheenRoughness.value=v.sheenRoughness,v.sheenColorMap&&(m.sheenColorMap.value=v.sheenColorMap,t(v.sheenColorMap,m.sheenColorMapTransform)),v.sheenRoughnessMap&&(m.sheenRoughnessMap.value=v.sheenRoughnessMap,t(v.sheenRoughnessMap,m.sheenRoughnessMapTransform))),v.clearcoat>0&&(m.clearcoat.value=v.clearcoat,m.clearcoatRoughness.value=v.clearcoatRoughness,v.clearcoatMap&&(m.clearcoatMap.value=v.clearcoatMap,t(v.clearcoatMap,m.clearcoatMapTransform)),v.clearcoatRoughnessMap&&(m.clearcoatRoughnessMap.value=v.clearcoatRoughnessMap,t(v.clearcoatRoughnessMap,m.clearcoatRoughnessMapTransform)),v.clearcoatNormalMap&&(m.clearcoatNormalMap.value=v.clearcoatNormalMap,t(v.clearcoatNormalMap,m.clearcoatNormalMapTransform),m.clearcoatNormalScale.value.copy(v.clearcoatNormalScale),v.side===Pi&&m.clearcoatNormalScale.value.negate())),v.dispersion>0&&(m.dispersion.value=v.dispersion),v.retroreflectivity>0&&(m.retroreflectivity.value=v.retroreflectivity),v.iridescence>0&&(m.iridescence.value=v.iridescence,m.iridescenceIOR.value=v.iridescenceIOR,m.iridescenceThicknessMinimum.value=v.iridescenceThicknessMinimum,m.iridescenceThicknessMaximum.value=v.iridescenceThicknessMaximum,v.iridescenceMap&&(m.iridescenceMap.value=v.iridescenceMap,t(v.iridescenceMap,m.iridescenceMapTransform)),v.iridescenceThicknessMap&&(m.iridescenceThicknessMap.value=v.iridescenceThicknessMap,t(v.iridescenceThicknessMap,m.iridescenceThicknessMapTransform))),v.transmission>0&&(m.transmission.value=v.transmission,m.transmissionSamplerMap.value=b.texture,m.transmissionSamplerSize.value.set(b.width,b.height),v.transmissionMap&&(m.transmissionMap.value=v.transmissionMap,t(v.transmissionMap,m.transmissionMapTransform)),m.thickness.value=v.thickness,v.thicknessMap&&(m.thicknessMap.value=v.thicknessMap,t(v.thicknessMap,m.thicknessMapTransform)),m.attenuationDistance.value=v.attenuationDistance,m.attenuationColor.value.copy(v.attenuationColor)),v.anisotropy>0&&(m.anisotropyVector.value.set(v.anisotropy*Math.cos(v.anisotropyRotation),v.anisotropy*Math.sin(v.anisotropyRotation)),v.anisotropyMap&&(m.anisotropyMap.value=v.anisotropyMap,t(v.anisotropyMap,m.anisotropyMapTransform))),m.specularIntensity.value=v.specularIntensity,m.specularColor.value.copy(v.specularColor),v.specularColorMap&&(m.specularColorMap.value=v.specularColorMap,t(v.specularColorMap,m.specularColorMapTransform)),v.specularIntensityMap&&(m.specularIntensityMap.value=v.specularIntensityMap,t(v.specularIntensityMap,m.specularIntensityMapTransform))}function g(m,v){v.matcap&&(m.matcap.value=v.matcap)}function _(m,v){let b=e.get(v).light;m.referencePosition.value.setFromMatrixPosition(b.matrixWorld),m.nearDistance.value=b.shadow.camera.near,m.farDistance.value=b.shadow.camera.far}return{refreshFogUniforms:n,refreshMaterialUniforms:r}}function jM(i,e,t,n){let r={},s={};function a(b,R){let M=R.program;n.uniformBlockBinding(b,M,r[b.id])}function o(b,R){let M=r[b.id];M===void 0&&(g(b),M=l(b),r[b.id]=M,b.addEventListener("dispose",m));let I=R.program;n.updateUBOMapping(b,I);let A=e.render.frame;s[b.id]!==A&&(c(b),s[b.id]=A)}function l(b){let R=i.createBuffer(),M=b.__size,I=b.usage;return i.bindBuffer(i.UNIFORM_BUFFER,R),i.bufferData(i.UNIFORM_BUFFER,M,I),i.bindBuffer(i.UNIFORM_BUFFER,null),R}function c(b){let R=r[b.id],M=b.uniforms,I=b.__cache;i.bindBuffer(i.UNIFORM_BUFFER,R);for(let A=0,y=M.length;A<y;A++){let E=M[A];if(Array.isArray(E))for(let V=0,k=E.length;V<k;V++)h(E[V],A,V,I);else h(E,A,0,I)}i.bindBuffer(i.UNIFORM_BUFFER,null)}function h(b,R,M,I){if(d(b,R,M,I)===!0){let A=b.__offset,y=b.value;if(Array.isArray(y)){let E=0;for(let V=0;V<y.length;V++){let k=y[V],N=_(k,!0);u(k,b.__data,E),E+=N.storage/Float32Array.BYTES_PER_ELEMENT}}else u(y,b.__data,0);i.bufferSubData(i.UNIFORM_BUFFER,A,b.__data)}}function u(b,R,M){typeof b=="number"||typeof b=="boolean"?R[M]=b:b.isMatrix3?(R[M]=b.elements[0],R[M+1]=b.elements[1],R[M+2]=b.elements[2],R[M+3]=0,R[M+4]=b.elements[3],R[M+5]=b.elements[4],R[M+6]=b.elements[5],R[M+7]=0,R[M+8]=b.elements[6],R[M+9]=b.elements[7],R[M+10]=b.elements[8],R[M+11]=0):ArrayBuffer.isView(b)?R.set(b.subarray(0,R.length-M),M):b.toArray(R,M)}function d(b,R,M,I){let A=b.value,y=R+"_"+M;if(Array.isArray(A)){I[y]===void 0&&(I[y]=[]);let E=I[y],V=!1;for(let k=0;k<A.length;k++)f(A[k],E,k)===!0&&(V=!0);return V}return f(A,I,y)}function f(b,R,M){if(R[M]===void 0)return typeof b=="number"||typeof b=="boolean"?R[M]=b:ArrayBuffer.isView(b)?R[M]=b.slice():R[M]=b.clone(),!0;{let I=R[M];if(typeof b=="number"||typeof b=="boolean"){if(I!==b)return R[M]=b,!0}else{if(ArrayBuffer.isView(b))return!0;if(I.equals(b)===!1)return I.copy(b),!0}}return!1}function g(b){let R=b.uniforms,M=0,I=16;for(let y=0,E=R.length;y<E;y++){let V=Array.isArray(R[y])?R[y]:[R[y]];for(let k=0,N=V.length;k<N;k++){let X=V[k],$=Array.isArray(X.value)?X.value:[X.value],U=Array.isArray(R[y])||Array.isArray(X.value),O=M;for(let Y=0,fe=$.length;Y<fe;Y++){let te=$[Y],re=_(te,U),oe=M%I,ve=oe%re.boundary,me=oe+ve;M+=ve,me!==0&&I-me<re.storage&&(M+=I-me),Y===0&&(O=M),M+=re.storage}let j=X.type==="int"?Int32Array:X.type==="uint"?Uint32Array:Float32Array;X.__data=new j((M-O)/Float32Array.BYTES_PER_ELEMENT),X.__offset=O}}let A=M%I;return A>0&&(M+=I-A),b.__size=M,b.__cache={},this}function _(b,R){let M={boundary:0,storage:0};return typeof b=="number"||typeof b=="boolean"?(M.boundary=4,M.storage=4):b.isVector2?(M.boundary=8,M.storage=8):b.isVector3||b.isColor?(M.boundary=16,M.storage=12):b.isVector4?(M.boundary=16,M.storage=16):b.isMatrix3?(M.boundary=16,M.storage=48):b.isMatrix4?(M.boundary=16,M.storage=64):b.isTexture?lt("WebGLRenderer: Texture samplers can not be part of an uniforms group."):ArrayBuffer.isView(b)?(M.boundary=16,M.storage=b.byteLength):lt("WebGLRenderer: Unsupported uniform value type.",b),R===!0&&(M.boundary=16,M.storage=Math.ceil(M.storage/16)*16),M}function m(b){let R=b.target;R.removeEventListener("dispose",m),i.deleteBuffer(r[R.id]),delete r[R.id],delete s[R.id]}function v(){for(let b in r)i.deleteBuffer(r[b]);r={},s={}}return{bind:a,update:o,dispose:v}}var QM=new Uint16Array([12469,15057,12620,14925,13266,14620,13807,14376,14323,13990,14545,13625,14713,13328,14840,12882,14931,12528,14996,12233,15039,11829,15066,11525,15080,11295,15085,10976,15082,10705,15073,10495,13880,14564,13898,14542,13977,14430,14158,14124,14393,13732,14556,13410,14702,12996,14814,12596,14891,12291,14937,11834,14957,11489,14958,11194,14943,10803,14921,10506,14893,10278,14858,9960,14484,14039,14487,14025,14499,13941,14524,13740,14574,13468,14654,13106,14743,12678,14818,12344,14867,11893,14889,11509,14893,11180,14881,10751,14852,10428,14812,10128,14765,9754,14712,9466,14764,13480,14764,13475,14766,13440,14766,13347,14769,13070,14786,12713,14816,12387,14844,11957,14860,11549,14868,11215,14855,10751,14825,10403,14782,10044,14729,9651,14666,9352,14599,9029,14967,12835,14966,12831,14963,12804,14954,12723,14936,12564,14917,12347,14900,11958,14886,11569,14878,11247,14859,10765,14828,10401,14784,10011,14727,9600,14660,9289,14586,8893,14508,8533,15111,12234,15110,12234,15104,12216,15092,12156,15067,12010,15028,11776,14981,11500,14942,11205,14902,10752,14861,10393,14812,9991,14752,9570,14682,9252,14603,8808,14519,8445,14431,8145,15209,11449,15208,11451,15202,11451,15190,11438,15163,11384,15117,11274,15055,10979,14994,10648,14932,10343,14871,9936,14803,9532,14729,9218,14645,8742,14556,8381,14461,8020,14365,7603,15273,10603,15272,10607,15267,10619,15256,10631,15231,10614,15182,10535,15118,10389,15042,10167,14963,9787,14883,9447,14800,9115,14710,8665,14615,8318,14514,7911,14411,7507,14279,7198,15314,9675,15313,9683,15309,9712,15298,9759,15277,9797,15229,9773,15166,9668,15084,9487,14995,9274,14898,8910,14800,8539,14697,8234,14590,7790,14479,7409,14367,7067,14178,6621,15337,8619,15337,8631,15333,8677,15325,8769,15305,8871,15264,8940,15202,8909,15119,8775,15022,8565,14916,8328,14804,8009,14688,7614,14569,7287,14448,6888,14321,6483,14088,6171,15350,7402,15350,7419,15347,7480,15340,7613,15322,7804,15287,7973,15229,8057,15148,8012,15046,7846,14933,7611,14810,7357,14682,7069,14552,6656,14421,6316,14251,5948,14007,5528,15356,5942,15356,5977,15353,6119,15348,6294,15332,6551,15302,6824,15249,7044,15171,7122,15070,7050,14949,6861,14818,6611,14679,6349,14538,6067,14398,5651,14189,5311,13935,4958,15359,4123,15359,4153,15356,4296,15353,4646,15338,5160,15311,5508,15263,5829,15188,6042,15088,6094,14966,6001,14826,5796,14678,5543,14527,5287,14377,4985,14133,4586,13869,4257,15360,1563,15360,1642,15358,2076,15354,2636,15341,3350,15317,4019,15273,4429,15203,4732,15105,4911,14981,4932,14836,4818,14679,4621,14517,4386,14359,4156,14083,3795,13808,3437,15360,122,15360,137,15358,285,15355,636,15344,1274,15322,2177,15281,2765,15215,3223,15120,3451,14995,3569,14846,3567,14681,3466,14511,3305,14344,3121,14037,2800,13753,2467,15360,0,15360,1,15359,21,15355,89,15346,253,15325,479,15287,796,15225,1148,15133,1492,15008,1749,14856,1882,14685,1886,14506,1783,14324,1608,13996,1398,13702,1183]),qr=null;function ew(){return qr===null&&(qr=new N0(QM,16,16,na,Rr),qr.name="DFG_LUT",qr.minFilter=Ri,qr.magFilter=Ri,qr.wrapS=Hr,qr.wrapT=Hr,qr.generateMipmaps=!1,qr.needsUpdate=!0),qr}var eu=class{constructor(e={}){let{canvas:t=Sv(),context:n=null,depth:r=!0,stencil:s=!1,alpha:a=!1,antialias:o=!1,premultipliedAlpha:l=!0,preserveDrawingBuffer:c=!1,powerPreference:h="default",failIfMajorPerformanceCaveat:u=!1,reversedDepthBuffer:d=!1,outputBufferType:f=Ni}=e;this.isWebGLRenderer=!0;let g;if(n!==null){if(typeof WebGLRenderingContext<"u"&&n instanceof WebGLRenderingContext)throw new Error("THREE.WebGLRenderer: WebGL 1 is not supported since r163.");g=n.getContextAttributes().alpha}else g=a;let _=f,m=new Set([xh,vh,gh]),v=new Set([Ni,Er,Fo,ka,ph,mh]),b=new Uint32Array(4),R=new Int32Array(4),M={textures:[],min:[],max:[],resolution:[]},I=null,A=null,y=[],E=[],V=null;this.domElement=t,this.debug={checkShaderErrors:!0,diagnostics:{keywords:!1},onShaderError:null},this.autoClear=!0,this.autoClearColor=!0,this.autoClearDepth=!0,this.autoClearStencil=!0,this.sortObjects=!0,this.clippingPlanes=[],this.localClippingEnabled=!1,this.toneMapping=Wr,this.toneMappingExposure=1,this.transmissionResolutionScale=1;let k=this,N=!1,X=null,$=null,U=null,O=null;this._outputColorSpace=Ei;let j=0,Y=0,fe=null,te=-1,re=null,oe=new $t,ve=new $t,me=null,ae=new Mt(0),Te=0,Ee=t.width,Ce=t.height,Ie=1,Qe=null,mt=null,tt=new $t(0,0,Ee,Ce),Tt=new $t(0,0,Ee,Ce),bt=!1,ht=new qs,on=new U0,Qt=!1,wn=!1,Vt=new tn,Pn=new F,Ct=new $t,In={background:null,fog:null,environment:null,overrideMaterial:null,isScene:!0},pn=!1;function mn(){return fe===null?Ie:1}let W=n;function Oe(P,Z){return t.getContext(P,Z)}let at,xt,Ae,Ft,nt,ot,D,T,Q,xe,de,Pe,ze,le,he,Se,q,ue,ce,Ne,Re,ke,rt;try{let P={alpha:!0,depth:r,stencil:s,antialias:o,premultipliedAlpha:l,preserveDrawingBuffer:c,powerPreference:h,failIfMajorPerformanceCaveat:u};if("setAttribute"in t&&t.setAttribute("data-engine",`three.js r${"187"}`),t.addEventListener("webglcontextlost",Je,!1),t.addEventListener("webglcontextrestored",ft,!1),t.addEventListener("webglcontextcreationerror",Be,!1),W===null){let Z="webgl2";if(W=Oe(Z,P),W===null)throw Oe(Z)?new Error("THREE.WebGLRenderer: Error creating WebGL context with your selected attributes."):new Error("THREE.WebGLRenderer: Error creating WebGL context.")}dt()}catch(P){throw t.removeEventListener("webglcontextlost",Je,!1),t.removeEventListener("webglcontextrestored",ft,!1),t.removeEventListener("webglcontextcreationerror",Be,!1),vt("WebGLRenderer: "+P.message),P}function dt(){at=new u5(W),at.init(),Re=new YM(W,at),xt=new e5(W,at,e,Re),Ae=new qM(W,at),xt.reversedDepthBuffer&&d&&Ae.buffers.depth.setReversed(!0),$=W.createFramebuffer(),U=W.createFramebuffer(),O=W.createFramebuffer(),Ft=new p5(W),nt=new IM,ot=new XM(W,at,Ae,nt,xt,Re,Ft),D=new h5(k),T=new g_(W),ke=new jS(W,T),Q=new d5(W,T,Ft,ke),xe=new g5(W,Q,T,ke,Ft),ue=new m5(W,xt,ot),he=new t5(nt),de=new PM(k,D,at,xt,ke,he),Pe=new JM(k,nt),ze=new DM,le=new OM(at),q=new JS(k,D,Ae,xe,g,l),Se=new WM(k,xe,xt),rt=new jM(W,Ft,xt,Ae),ce=new QS(W,at,Ft),Ne=new f5(W,at,Ft),Ft.programs=de.programs,k.capabilities=xt,k.extensions=at,k.properties=nt,k.renderLists=ze,k.shadowMap=Se,k.state=Ae,k.info=Ft}_!==Ni&&(V=new x5(_,t.width,t.height,o,r,s));let ge=new cp(k,W);this.xr=ge,this.getContext=function(){return W},this.getContextAttributes=function(){return W.getContextAttributes()},this.forceContextLoss=function(){let P=at.get("WEBGL_lose_context");P&&P.loseContext()},this.forceContextRestore=function(){let P=at.get("WEBGL_lose_context");P&&P.restoreContext()},this.getPixelRatio=function(){return Ie},this.setPixelRatio=function(P){P!==void 0&&(Ie=P,this.setSize(Ee,Ce,!1))},this.getSize=function(P){return P.set(Ee,Ce)},this.setSize=function(P,Z,se=!0){if(ge.isPresenting){lt("WebGLRenderer: Can't change size while VR device is presenting.");return}Ee=P,Ce=Z,t.width=Math.floor(P*Ie),t.height=Math.floor(Z*Ie),se===!0&&(t.style.width=P+"px",t.style.height=Z+"px"),V!==null&&V.setSize(t.width,t.height),this.setViewport(0,0,P,Z)},this.getDrawingBufferSize=function(P){return P.set(Ee*Ie,Ce*Ie).floor()},this.setDrawingBufferSize=function(P,Z,se){Ee=P,Ce=Z,Ie=se,t.width=Math.floor(P*se),t.height=Math.floor(Z*se),this.setViewport(0,0,P,Z)},this.setEffects=function(P){if(_===Ni){vt("WebGLRenderer: setEffects() requires outputBufferType set to HalfFloatType or FloatType.");return}if(P){for(let Z=0;Z<P.length;Z++)if(P[Z].isOutputPass===!0){lt("WebGLRenderer: OutputPass is not needed in setEffects(). Tone mapping and color space conversion are applied automatically.");break}}V.setEffects(P||[])},this.getCurrentViewport=function(P){return P.copy(oe)},this.getViewport=function(P){return P.copy(tt)},this.setViewport=function(P,Z,se,ee){P.isVector4?tt.set(P.x,P.y,P.z,P.w):tt.set(P,Z,se,ee),Ae.viewport(oe.copy(tt).multiplyScalar(mn()).round())},this.getScissor=function(P){return P.copy(Tt)},this.setScissor=function(P,Z,se,ee){P.isVector4?Tt.set(P.x,P.y,P.z,P.w):Tt.set(P,Z,se,ee),Ae.scissor(ve.copy(Tt).multiplyScalar(mn()).round())},this.getScissorTest=function(){return bt},this.setScissorTest=function(P){Ae.setScissorTest(bt=P)},this.setOpaqueSort=function(P){Qe=P},this.setTransparentSort=function(P){mt=P},this.getClearColor=function(P){return P.copy(q.getClearColor())},this.setClearColor=function(){q.setClearColor(...arguments)},this.getClearAlpha=function(){return q.getClearAlpha()},this.setClearAlpha=function(){q.setClearAlpha(...arguments)},this.clear=function(P=!0,Z=!0,se=!0){let ee=0;if(P){let ne=!1;if(fe!==null){let Ue=fe.texture.format;ne=m.has(Ue)}if(ne){let Ue=fe.texture.type,Ve=v.has(Ue),Fe=q.getClearColor(),Ge=q.getClearAlpha(),et=Fe.r,gt=Fe.g,Pt=Fe.b;Ve?(b[0]=et,b[1]=gt,b[2]=Pt,b[3]=Ge,W.clearBufferuiv(W.COLOR,0,b)):(R[0]=et,R[1]=gt,R[2]=Pt,R[3]=Ge,W.clearBufferiv(W.COLOR,0,R))}else ee|=W.COLOR_BUFFER_BIT}Z&&(ee|=W.DEPTH_BUFFER_BIT,this.state.buffers.depth.setMask(!0)),se&&(ee|=W.STENCIL_BUFFER_BIT,this.state.buffers.stencil.setMask(4294967295)),ee!==0&&W.clear(ee)},this.clearColor=function(){this.clear(!0,!1,!1)},this.clearDepth=function(){this.clear(!1,!0,!1)},this.clearStencil=function(){this.clear(!1,!1,!0)},this.setNodesHandler=function(P){P.setRenderer(this),X=P},this.dispose=function(){t.removeEventListener("webglcontextlost",Je,!1),t.removeEventListener("webglcontextrestored",ft,!1),t.removeEventListener("webglcontextcreationerror",Be,!1),q.dispose(),ze.dispose(),le.dispose(),ot.dispose(),nt.dispose(),D.dispose(),xe.dispose(),Q.dispose(),ke.dispose(),rt.dispose(),de.dispose(),ge.dispose(),ge.removeEventListener("sessionstart",wc),ge.removeEventListener("sessionend",zr),rs.stop()};function Je(P){P.preventDefault(),El("WebGLRenderer: Context Lost."),N=!0}function ft(){El("WebGLRenderer: Context Restored."),N=!1;let P=Ft.autoReset,Z=Se.enabled,se=Se.autoUpdate,ee=Se.needsUpdate,ne=Se.type;dt(),Ft.autoReset=P,Se.enabled=Z,Se.autoUpdate=se,Se.needsUpdate=ee,Se.type=ne}function Be(P){vt("WebGLRenderer: A WebGL context could not be created. Reason: ",P.statusMessage)}function Et(P){let Z=P.target;Z.removeEventListener("dispose",Et),ln(Z)}function ln(P){yi(P),nt.remove(P)}function yi(P){let Z=nt.get(P).programs;Z!==void 0&&(Z.forEach(function(se){de.releaseProgram(se)}),P.isShaderMaterial&&de.releaseShaderCache(P))}this.renderBufferDirect=function(P,Z,se,ee,ne,Ue){Z===null&&(Z=In);let Ve=ne.isMesh&&ne.matrixWorld.determinantAffine()<0,Fe=el(P,Z,se,ee,ne);Ae.setMaterial(ee,Ve);let Ge=se.index,et=1;if(ee.wireframe===!0){if(Ge=Q.getWireframeAttribute(se),Ge===void 0)return;et=2}let gt=se.drawRange,Pt=se.attributes.position,je=gt.start*et,It=(gt.start+gt.count)*et;Ue!==null&&(je=Math.max(je,Ue.start*et),It=Math.min(It,(Ue.start+Ue.count)*et)),Ge!==null?(je=Math.max(je,0),It=Math.min(It,Ge.count)):Pt!=null&&(je=Math.max(je,0),It=Math.min(It,Pt.count));let _n=It-je;if(_n<0||_n===1/0)return;ke.setup(ne,ee,Fe,se,Ge);let Kt,Jt=ce;if(Ge!==null&&(Kt=T.get(Ge),Jt=Ne,Jt.setIndex(Kt)),ne.isMesh)ee.wireframe===!0?(Ae.setLineWidth(ee.wireframeLinewidth*mn()),Jt.setMode(W.LINES)):Jt.setMode(W.TRIANGLES);else if(ne.isLine){let Gn=ee.linewidth;Gn===void 0&&(Gn=1),Ae.setLineWidth(Gn*mn()),ne.isLineSegments?Jt.setMode(W.LINES):ne.isLineLoop?Jt.setMode(W.LINE_LOOP):Jt.setMode(W.LINE_STRIP)}else ne.isPoints?Jt.setMode(W.POINTS):ne.isSprite&&Jt.setMode(W.TRIANGLES);if(ne.isBatchedMesh)if(at.get("WEBGL_multi_draw"))Jt.renderMultiDraw(ne._multiDrawStarts,ne._multiDrawCounts,ne._multiDrawCount);else{let Gn=ne._multiDrawStarts,$e=ne._multiDrawCounts,Ln=ne._multiDrawCount,Lt=Ge?T.get(Ge).bytesPerElement:1,as=nt.get(ee).currentProgram.getUniforms();for(let kn=0;kn<Ln;kn++)as.setValue(W,"_gl_DrawID",kn),Jt.render(Gn[kn]/Lt,$e[kn])}else if(ne.isInstancedMesh)Jt.renderInstances(je,_n,ne.count);else if(se.isInstancedBufferGeometry){let Gn=se._maxInstanceCount!==void 0?se._maxInstanceCount:1/0,$e=Math.min(se.instanceCount,Gn);Jt.renderInstances(je,_n,$e)}else Jt.render(je,_n)};function Jo(P,Z,se,ee){X!==null&&P.isNodeMaterial&&X.setObject(ee,P),Qt===!0&&he.setState(P,se,!1),P.transparent===!0&&P.side===cr&&P.forceSinglePass===!1?(P.side=Pi,P.needsUpdate=!0,Dr(P,Z,ee),P.side=ta,P.needsUpdate=!0,Dr(P,Z,ee),P.side=cr):Dr(P,Z,ee)}this.compile=function(P,Z,se=null){se===null&&(se=P),X!==null&&X.renderStart(P,Z,se),A=le.get(se),A.init(Z),E.push(A),se.traverseVisible(function(ne){ne.isLight&&ne.layers.test(Z.layers)&&(A.pushLight(ne),ne.castShadow&&A.pushShadow(ne))}),P!==se&&P.traverseVisible(function(ne){ne.isLight&&ne.layers.test(Z.layers)&&(A.pushLight(ne),ne.castShadow&&A.pushShadow(ne))}),A.setupLights(),X!==null&&X.updateLights(A.state.lightsArray),wn=this.localClippingEnabled,Qt=he.init(this.clippingPlanes,wn),Qt===!0&&he.setGlobalState(this.clippingPlanes,Z),X!==null&&Se.render(A.state.shadowsArray,se,Z);let ee=new Set;return P.traverse(function(ne){if(!(ne.isMesh||ne.isPoints||ne.isLine||ne.isSprite))return;let Ue=ne.material;if(Ue)if(Array.isArray(Ue))for(let Ve=0;Ve<Ue.length;Ve++){let Fe=Ue[Ve];Jo(Fe,se,Z,ne),ee.add(Fe)}else Jo(Ue,se,Z,ne),ee.add(Ue)}),A=E.pop(),X!==null&&X.renderEnd(),ee},this.compileAsync=function(P,Z,se=null){let ee=this.compile(P,Z,se);return new Promise(ne=>{function Ue(){if(ee.forEach(function(Ve){let Ge=nt.get(Ve).currentProgram;(Ge===void 0||Ge.isReady())&&ee.delete(Ve)}),ee.size===0){ne(P);return}setTimeout(Ue,10)}at.get("KHR_parallel_shader_compile")!==null?Ue():setTimeout(Ue,10)})};let Ha=null;function Xu(P){Ha&&Ha(P)}function wc(){rs.stop()}function zr(){rs.start()}let rs=new Kv;rs.setAnimationLoop(Xu),typeof self<"u"&&rs.setContext(self),this.setAnimationLoop=function(P){Ha=P,ge.setAnimationLoop(P),P===null?rs.stop():rs.start()},ge.addEventListener("sessionstart",wc),ge.addEventListener("sessionend",zr),this.render=function(P,Z){if(Z!==void 0&&Z.isCamera!==!0){vt("WebGLRenderer.render: camera is not an instance of THREE.Camera.");return}if(N===!0)return;X!==null&&X.renderStart(P,Z);let se=ge.enabled===!0&&ge.isPresenting===!0,ee=V!==null&&(fe===null||se)&&V.begin(k,fe);if(P.matrixWorldAutoUpdate===!0&&P.updateMatrixWorld(),Z.parent===null&&Z.matrixWorldAutoUpdate===!0&&Z.updateMatrixWorld(),ge.enabled===!0&&ge.isPresenting===!0&&(V===null||V.isCompositing()===!1)&&(ge.cameraAutoUpdate===!0&&ge.updateCamera(Z),Z=ge.getCamera()),P.isScene===!0&&P.onBeforeRender(k,P,Z,fe),A=le.get(P,E.length),A.init(Z),A.state.textureUnits=ot.getTextureUnits(),E.push(A),Vt.multiplyMatrices(Z.projectionMatrix,Z.matrixWorldInverse),Z.isArrayCamera?on.setFromArrayCamera(Z):ht.setFromProjectionMatrix(Vt,ar,Z.reversedDepth),wn=this.localClippingEnabled,Qt=he.init(this.clippingPlanes,wn),I=ze.get(P,y.length),I.init(),y.push(I),this.info.render.frame++,ge.enabled===!0&&ge.isPresenting===!0){let Ve=k.xr.getDepthSensingMesh();Ve!==null&&ss(Ve,Z,-1/0,k.sortObjects)}ss(P,Z,0,k.sortObjects),I.finish(),X!==null&&X.updateLights(A.state.lightsArray),k.sortObjects===!0&&I.sort(Qe,mt),pn=ge.enabled===!1||ge.isPresenting===!1||ge.hasDepthSensing()===!1,pn&&q.addToRenderList(I,P),this.info.autoReset===!0&&this.info.reset(),Qt===!0&&he.beginShadows();let ne=A.state.shadowsArray;if(Se.render(ne,P,Z),Qt===!0&&he.endShadows(),(ee&&V.hasRenderPass())===!1){let Ve=I.opaque,Fe=I.transmissive;if(A.setupLights(),Z.isArrayCamera){let Ge=Z.cameras;if(Fe.length>0)for(let et=0,gt=Ge.length;et<gt;et++){let Pt=Ge[et];dr(Ve,Fe,P,Pt)}pn&&q.render(P);for(let et=0,gt=Ge.length;et<gt;et++){let Pt=Ge[et];jo(I,P,Pt,Pt.viewport)}}else Fe.length>0&&dr(Ve,Fe,P,Z),pn&&q.render(P),jo(I,P,Z)}fe!==null&&Y===0&&(ot.updateMultisampleRenderTarget(fe),ot.updateRenderTargetMipmap(fe)),ee&&V.end(k),P.isScene===!0&&P.onAfterRender(k,P,Z),ke.resetDefaultState(),te=-1,re=null,E.pop(),E.length>0?(A=E[E.length-1],ot.setTextureUnits(A.state.textureUnits),Qt===!0&&he.setGlobalState(k.clippingPlanes,A.state.camera)):A=null,y.pop(),y.length>0?I=y[y.length-1]:I=null,X!==null&&X.renderEnd()};function ss(P,Z,se,ee){if(P.visible===!1)return;if(P.layers.test(Z.layers)){if(P.isGroup)se=P.renderOrder;else if(P.isLOD)P.autoUpdate===!0&&P.update(Z);else if(P.isLight)A.pushLight(P),P.castShadow&&A.pushShadow(P);else if(P.isSprite){let Ve=Z.isArrayCamera?on:ht;if(!P.frustumCulled||P.intersectsFrustum(Ve)){ee&&Ct.setFromMatrixPosition(P.matrixWorld).applyMatrix4(Vt);let Fe=xe.update(P),Ge=P.material;Ge.visible&&I.push(P,Fe,Ge,se,Ct.z,null,Z)}}else if(P.isMesh||P.isLine||P.isPoints){let Ve=Z.isArrayCamera?on:ht;if(!P.frustumCulled||P.intersectsFrustum(Ve)){let Fe=xe.update(P),Ge=P.material;if(ee&&(P.boundingSphere!==void 0?(P.boundingSphere===null&&P.computeBoundingSphere(),Ct.copy(P.boundingSphere.center)):(Fe.boundingSphere===null&&Fe.computeBoundingSphere(),Ct.copy(Fe.boundingSphere.center)),Ct.applyMatrix4(P.matrixWorld).applyMatrix4(Vt)),Array.isArray(Ge)){let et=Fe.groups;for(let gt=0,Pt=et.length;gt<Pt;gt++){let je=et[gt],It=Ge[je.materialIndex];It&&It.visible&&I.push(P,Fe,It,se,Ct.z,je,Z)}}else Ge.visible&&I.push(P,Fe,Ge,se,Ct.z,null,Z)}}}let Ue=P.children;for(let Ve=0,Fe=Ue.length;Ve<Fe;Ve++)ss(Ue[Ve],Z,se,ee)}function jo(P,Z,se,ee){let{opaque:ne,transmissive:Ue,transparent:Ve}=P;A.setupLightsView(se),Qt===!0&&he.setGlobalState(k.clippingPlanes,se),ee&&Ae.viewport(oe.copy(ee)),ne.length>0&&Tn(ne,Z,se),Ue.length>0&&Tn(Ue,Z,se),Ve.length>0&&Tn(Ve,Z,se),Ae.buffers.depth.setTest(!0),Ae.buffers.depth.setMask(!0),Ae.buffers.color.setMask(!0),Ae.setPolygonOffset(!1)}function dr(P,Z,se,ee){if((se.isScene===!0?se.overrideMaterial:null)!==null)return;if(A.state.transmissionRenderTarget[ee.id]===void 0){let je=at.has("EXT_color_buffer_half_float")||at.has("EXT_color_buffer_float");A.state.transmissionRenderTarget[ee.id]=new Ki(1,1,{generateMipmaps:!0,type:je?Rr:Ni,minFilter:Ms,samples:Math.max(4,xt.samples),stencilBuffer:s,resolveDepthBuffer:!1,resolveStencilBuffer:!1,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,colorSpace:Nt.workingColorSpace})}let Ue=A.state.transmissionRenderTarget[ee.id],Ve=ee.viewport||oe;Ue.setSize(Ve.z*k.transmissionResolutionScale,Ve.w*k.transmissionResolutionScale);let Fe=k.getRenderTarget(),Ge=k.getActiveCubeFace(),et=k.getActiveMipmapLevel();k.setRenderTarget(Ue),k.getClearColor(ae),Te=k.getClearAlpha(),Te<1&&k.setClearColor(16777215,.5),k.clear(),pn&&q.render(se);let gt=k.toneMapping;k.toneMapping=Wr;let Pt=ee.viewport;if(ee.viewport!==void 0&&(ee.viewport=void 0),A.setupLightsView(ee),Qt===!0&&he.setGlobalState(k.clippingPlanes,ee),Tn(P,se,ee),ot.updateMultisampleRenderTarget(Ue),ot.updateRenderTargetMipmap(Ue),at.has("WEBGL_multisampled_render_to_texture")===!1){let je=!1;for(let It=0,_n=Z.length;It<_n;It++){let Kt=Z[It],{object:Jt,geometry:Gn,material:$e,group:Ln}=Kt;if($e.side===cr&&Jt.layers.test(ee.layers)){let Lt=$e.side;$e.side=Pi,$e.needsUpdate=!0,zn(Jt,se,ee,Gn,$e,Ln),$e.side=Lt,$e.needsUpdate=!0,je=!0}}je===!0&&(ot.updateMultisampleRenderTarget(Ue),ot.updateRenderTargetMipmap(Ue))}k.setRenderTarget(Fe,Ge,et),k.setClearColor(ae,Te),Pt!==void 0&&(ee.viewport=Pt),k.toneMapping=gt}function Tn(P,Z,se){let ee=Z.isScene===!0?Z.overrideMaterial:null;for(let ne=0,Ue=P.length;ne<Ue;ne++){let Ve=P[ne],{object:Fe,geometry:Ge,group:et}=Ve,gt=Ve.material;gt.allowOverride===!0&&ee!==null&&(gt=ee),Fe.layers.test(se.layers)&&zn(Fe,Z,se,Ge,gt,et)}}function zn(P,Z,se,ee,ne,Ue){X!==null&&ne.isNodeMaterial&&X.setObject(P,ne),P.onBeforeRender(k,Z,se,ee,ne,Ue),P.modelViewMatrix.multiplyMatrices(se.matrixWorldInverse,P.matrixWorld),P.normalMatrix.getNormalMatrix(P.modelViewMatrix),ne.onBeforeRender(k,Z,se,ee,P,Ue),ne.transparent===!0&&ne.side===cr&&ne.forceSinglePass===!1?(ne.side=Pi,ne.needsUpdate=!0,k.renderBufferDirect(se,Z,ee,ne,P,Ue),ne.side=ta,ne.needsUpdate=!0,k.renderBufferDirect(se,Z,ee,ne,P,Ue),ne.side=cr):k.renderBufferDirect(se,Z,ee,ne,P,Ue),P.onAfterRender(k,Z,se,ee,ne,Ue)}function Dn(P){let Z=0;for(let se of P)se.texture!==null&&Z++;return Z}function Dr(P,Z,se){Z.isScene!==!0&&(Z=In);let ee=nt.get(P),ne=A.state.lights,Ue=A.state.shadowsArray,Ve=ne.state.version,Fe=de.getParameters(P,ne.state,Ue,Z,se,A.state.lightProbeGridArray),Ge=de.getProgramCacheKey(Fe),et=ee.programs;ee.environment=P.isMeshStandardMaterial||P.isMeshLambertMaterial||P.isMeshPhongMaterial?Z.environment:null,ee.fog=Z.fog;let gt=P.isMeshStandardMaterial||P.isMeshLambertMaterial&&!P.envMap||P.isMeshPhongMaterial&&!P.envMap;ee.envMap=D.get(P.envMap||ee.environment,gt),ee.envMapRotation=ee.environment!==null&&P.envMap===null?Z.environmentRotation:P.envMapRotation,et===void 0&&(P.addEventListener("dispose",Et),et=new Map,ee.programs=et,ee.programVariants=new Map);let Pt=et.get(Ge);if(Pt!==void 0){if(ee.currentProgram===Pt&&ee.lightsStateVersion===Ve)return Qo(P,Fe),Pt}else Fe.uniforms=de.getUniforms(P),X!==null&&P.isNodeMaterial&&X.build(P,se,Fe),P.onBeforeCompile(Fe,k),Pt=de.acquireProgram(Fe,Ge),et.set(Ge,Pt),ee.uniforms=Fe.uniforms;let je=ee.uniforms;return(!P.isShaderMaterial&&!P.isRawShaderMaterial||P.clipping===!0)&&(je.clippingPlanes=he.uniform),Qo(P,Fe),ee.needsLights=Ds(P),ee.lightsStateVersion=Ve,ee.needsLights&&(je.ambientLightColor.value=ne.state.ambient,je.lightProbe.value=ne.state.probe,je.sunLights.value=ne.state.sun,je.sunLightShadows.value=ne.state.sunShadow,je.directionalLights.value=ne.state.directional,je.directionalLightShadows.value=ne.state.directionalShadow,je.spotLights.value=ne.state.spot,je.spotLightShadows.value=ne.state.spotShadow,je.rectAreaLights.value=ne.state.rectArea,je.ltc_1.value=ne.state.rectAreaLTC1,je.ltc_2.value=ne.state.rectAreaLTC2,je.pointLights.value=ne.state.point,je.pointLightShadows.value=ne.state.pointShadow,je.hemisphereLights.value=ne.state.hemi,je.sunShadowMatrix.value=ne.state.sunShadowMatrix,je.sunShadowCascade.value=ne.state.sunShadowCascade,je.directionalShadowMatrix.value=ne.state.directionalShadowMatrix,je.spotLightMatrix.value=ne.state.spotLightMatrix,je.spotLightMap.value=ne.state.spotLightMap,je.pointShadowMatrix.value=ne.state.pointShadowMatrix),ee.numLightProbeGrids=Dn(A.state.lightProbeGridArray),ee.currentProgram=Pt,ee.uniformsList=null,Pt}function Bi(P,Z,se,ee,ne){let Ue=nt.get(P),Ve=Ue.currentProgram.id+","+ee+","+ne,Fe=Ue.programVariants.get(Ve);return Fe===void 0?(Fe=Dr(P,Z,se),Ue.programVariants.set(Ve,Fe)):(Ue.currentProgram=Fe,Ue.uniformsList=null,Ue.outputColorSpace=ee,Ue.toneMapping=ne),Fe}function zs(P){if(P.uniformsList===null){let Z=P.currentProgram.getUniforms();P.uniformsList=Oo.seqWithValue(Z.seq,P.uniforms)}return P.uniformsList}function Qo(P,Z){let se=nt.get(P);se.outputColorSpace=Z.outputColorSpace,se.batching=Z.batching,se.batchingColor=Z.batchingColor,se.instancing=Z.instancing,se.instancingColor=Z.instancingColor,se.instancingMorph=Z.instancingMorph,se.skinning=Z.skinning,se.morphTargets=Z.morphTargets,se.morphNormals=Z.morphNormals,se.morphColors=Z.morphColors,se.morphTargetsCount=Z.morphTargetsCount,se.numClippingPlanes=Z.numClippingPlanes,se.numIntersection=Z.numClipIntersection,se.vertexAlphas=Z.vertexAlphas,se.vertexTangents=Z.vertexTangents,se.toneMapping=Z.toneMapping}function el(P,Z,se,ee,ne){Z.isScene!==!0&&(Z=In),ot.resetTextureUnits();let Ue=Z.fog,Ve=ee.isMeshStandardMaterial||ee.isMeshLambertMaterial||ee.isMeshPhongMaterial?Z.environment:null,Fe=fe===null?k.outputColorSpace:fe.isXRRenderTarget===!0?fe.texture.colorSpace:Nt.workingColorSpace,Ge=ee.isMeshStandardMaterial||ee.isMeshLambertMaterial&&!ee.envMap||ee.isMeshPhongMaterial&&!ee.envMap,et=D.get(ee.envMap||Ve,Ge),gt=ee.vertexColors===!0&&!!se.attributes.color&&se.attributes.color.itemSize===4,Pt=!!se.attributes.tangent&&(!!ee.normalMap||ee.anisotropy>0),je=!!se.morphAttributes.position,It=!!se.morphAttributes.normal,_n=!!se.morphAttributes.color,Kt=Wr;ee.toneMapped&&(fe===null||fe.isXRRenderTarget===!0)&&(Kt=k.toneMapping);let Jt=se.morphAttributes.position||se.morphAttributes.normal||se.morphAttributes.color,Gn=Jt!==void 0?Jt.length:0,$e=nt.get(ee),Ln=A.state.lights;if(Qt===!0&&(wn===!0||P!==re)){let jt=P===re&&ee.id===te;he.setState(ee,P,jt)}let Lt=!1,as=!1;ee.version===$e.__version?$e.needsLights&&$e.lightsStateVersion!==Ln.state.version||ne.isBatchedMesh&&$e.batching===!1||!ne.isBatchedMesh&&$e.batching===!0||ne.isBatchedMesh&&$e.batchingColor===!0&&ne._colorsTexture===null||ne.isBatchedMesh&&$e.batchingColor===!1&&ne._colorsTexture!==null||ne.isInstancedMesh&&$e.instancing===!1||!ne.isInstancedMesh&&$e.instancing===!0||ne.isSkinnedMesh&&$e.skinning===!1||!ne.isSkinnedMesh&&$e.skinning===!0||ne.isInstancedMesh&&$e.instancingColor===!0&&ne.instanceColor===null||ne.isInstancedMesh&&$e.instancingColor===!1&&ne.instanceColor!==null||ne.isInstancedMesh&&$e.instancingMorph===!0&&ne.morphTexture===null||ne.isInstancedMesh&&$e.instancingMorph===!1&&ne.morphTexture!==null||$e.envMap!==et||ee.fog===!0&&$e.fog!==Ue||$e.numClippingPlanes!==void 0&&($e.numClippingPlanes!==he.numPlanes||$e.numIntersection!==he.numIntersection)||$e.vertexAlphas!==gt||$e.vertexTangents!==Pt||$e.morphTargets!==je||$e.morphNormals!==It||$e.morphColors!==_n||$e.morphTargetsCount!==Gn||$e.numLightProbeGrids!==Dn(A.state.lightProbeGridArray)?Lt=!0:($e.outputColorSpace!==Fe||$e.toneMapping!==Kt)&&(as=!0):(Lt=!0,$e.__version=ee.version);let kn=$e.currentProgram;(Lt===!0||as===!0)&&(kn=as===!0?Bi(ee,Z,ne,Fe,Kt):Dr(ee,Z,ne),X&&ee.isNodeMaterial&&X.onUpdateProgram(ee,kn,$e));let Wa=!1,Lr=!1,os=!1,At=kn.getUniforms(),En=$e.uniforms;if(Ae.useProgram(kn.program)&&(Wa=!0,Lr=!0,os=!0),ee.id!==te&&(te=ee.id,Lr=!0),Wa||re!==P){Ae.buffers.depth.getReversed()&&P.reversedDepth!==!0&&(P._reversedDepth=!0,P.updateProjectionMatrix()),At.setValue(W,"projectionMatrix",P.projectionMatrix),At.setValue(W,"viewMatrix",P.matrixWorldInverse);let Nn=At.map.cameraPosition;Nn!==void 0&&Nn.setValue(W,Pn.setFromMatrixPosition(P.matrixWorld)),xt.logarithmicDepthBuffer&&At.setValue(W,"logDepthBufFC",2/(Math.log(P.far+1)/Math.LN2)),(ee.isMeshPhongMaterial||ee.isMeshToonMaterial||ee.isMeshLambertMaterial||ee.isMeshBasicMaterial||ee.isMeshStandardMaterial||ee.isShaderMaterial)&&At.setValue(W,"isOrthographic",P.isOrthographicCamera===!0),re!==P&&(re=P,Lr=!0,os=!0)}if($e.needsLights&&(Ln.state.sunShadowMap.length>0&&At.setValue(W,"sunShadowMap",Ln.state.sunShadowMap,ot),Ln.state.directionalShadowMap.length>0&&At.setValue(W,"directionalShadowMap",Ln.state.directionalShadowMap,ot),Ln.state.spotShadowMap.length>0&&At.setValue(W,"spotShadowMap",Ln.state.spotShadowMap,ot),Ln.state.pointShadowMap.length>0&&At.setValue(W,"pointShadowMap",Ln.state.pointShadowMap,ot)),ne.isSkinnedMesh){At.setOptional(W,ne,"bindMatrix"),At.setOptional(W,ne,"bindMatrixInverse");let jt=ne.skeleton;jt&&(jt.boneTexture===null&&jt.computeBoneTexture(),At.setValue(W,"boneTexture",jt.boneTexture,ot))}ne.isBatchedMesh&&(At.setOptional(W,ne,"batchingTexture"),At.setValue(W,"batchingTexture",ne._matricesTexture,ot),At.setOptional(W,ne,"batchingIdTexture"),At.setValue(W,"batchingIdTexture",ne._indirectTexture,ot),At.setOptional(W,ne,"batchingColorTexture"),ne._colorsTexture!==null&&At.setValue(W,"batchingColorTexture",ne._colorsTexture,ot));let _i=se.morphAttributes;if((_i.position!==void 0||_i.normal!==void 0||_i.color!==void 0)&&ue.update(ne,se,kn),(Lr||$e.receiveShadow!==ne.receiveShadow)&&($e.receiveShadow=ne.receiveShadow,At.setValue(W,"receiveShadow",ne.receiveShadow)),(ee.isMeshStandardMaterial||ee.isMeshLambertMaterial||ee.isMeshPhongMaterial)&&ee.envMap===null&&Z.environment!==null&&(En.envMapIntensity.value=Z.environmentIntensity),En.dfgLUT!==void 0&&(En.dfgLUT.value=ew()),Lr){if(At.setValue(W,"toneMappingExposure",k.toneMappingExposure),$e.needsLights&&Va(En,os),Ue&&ee.fog===!0&&Pe.refreshFogUniforms(En,Ue),Pe.refreshMaterialUniforms(En,ee,Ie,Ce,A.state.transmissionRenderTarget[P.id]),$e.needsLights&&$e.numLightProbeGrids>0){let jt=M,Nn=0;for(let ui of A.state.lightProbeGridArray)ui.texture!==null&&(jt.textures[Nn]=ui.texture,jt.min[Nn]=ui.boundingBox.min,jt.max[Nn]=ui.boundingBox.max,jt.resolution[Nn]=ui.resolution,Nn++);for(let ui in jt)jt[ui].length=Nn;En.probesSH.value=jt.textures,En.probesMin.value=jt.min,En.probesMax.value=jt.max,En.probesResolution.value=jt.resolution}Oo.upload(W,zs($e),En,ot)}if(ee.isShaderMaterial&&ee.uniformsNeedUpdate===!0&&(Oo.upload(W,zs($e),En,ot),ee.uniformsNeedUpdate=!1),ee.isSpriteMaterial&&At.setValue(W,"center",ne.center),At.setValue(W,"modelViewMatrix",ne.modelViewMatrix),At.setValue(W,"normalMatrix",ne.normalMatrix),At.setValue(W,"modelMatrix",ne.matrixWorld),ee.uniformsGroups!==void 0){let jt=ee.uniformsGroups;for(let Nn=0,ui=jt.length;Nn<ui;Nn++){let Tc=jt[Nn];rt.update(Tc,kn),rt.bind(Tc,kn)}}return kn}function Va(P,Z){P.ambientLightColor.needsUpdate=Z,P.lightProbe.needsUpdate=Z,P.sunLights.needsUpdate=Z,P.sunLightShadows.needsUpdate=Z,P.directionalLights.needsUpdate=Z,P.directionalLightShadows.needsUpdate=Z,P.pointLights.needsUpdate=Z,P.pointLightShadows.needsUpdate=Z,P.spotLights.needsUpdate=Z,P.spotLightShadows.needsUpdate=Z,P.rectAreaLights.needsUpdate=Z,P.hemisphereLights.needsUpdate=Z}function Ds(P){return P.isMeshLambertMaterial||P.isMeshToonMaterial||P.isMeshPhongMaterial||P.isMeshStandardMaterial||P.isShadowMaterial||P.isShaderMaterial&&P.lights===!0}this.getActiveCubeFace=function(){return j},this.getActiveMipmapLevel=function(){return Y},this.getRenderTarget=function(){return fe},this.setRenderTargetTextures=function(P,Z,se){let ee=nt.get(P);ee.__autoAllocateDepthBuffer=P.resolveDepthBuffer===!1,ee.__autoAllocateDepthBuffer===!1&&(ee.__useRenderToTexture=!1),nt.get(P.texture).__webglTexture=Z,nt.get(P.depthTexture).__webglTexture=ee.__autoAllocateDepthBuffer?void 0:se,ee.__hasExternalTextures=!0},this.setRenderTargetFramebuffer=function(P,Z){let se=nt.get(P);se.__webglFramebuffer=Z,se.__useDefaultFramebuffer=Z===void 0},this.setRenderTarget=function(P,Z=0,se=0){fe=P,j=Z,Y=se;let ee=null,ne=!1,Ue=!1;if(P){let Fe=nt.get(P);if(Fe.__useDefaultFramebuffer!==void 0){Ae.bindFramebuffer(W.FRAMEBUFFER,Fe.__webglFramebuffer),oe.copy(P.viewport),ve.copy(P.scissor),me=P.scissorTest,Ae.viewport(oe),Ae.scissor(ve),Ae.setScissorTest(me),te=-1;return}else if(Fe.__webglFramebuffer===void 0)ot.setupRenderTarget(P);else if(Fe.__hasExternalTextures)ot.rebindTextures(P,nt.get(P.texture).__webglTexture,nt.get(P.depthTexture).__webglTexture);else if(P.depthBuffer){let gt=P.depthTexture;if(Fe.__boundDepthTexture!==gt){if(gt!==null&&nt.has(gt)&&(P.width!==gt.image.width||P.height!==gt.image.height))throw new Error("THREE.WebGLRenderer: Attached DepthTexture is initialized to the incorrect size.");ot.setupDepthRenderbuffer(P)}}let Ge=P.texture;(Ge.isData3DTexture||Ge.isDataArrayTexture||Ge.isCompressedArrayTexture)&&(Ue=!0);let et=nt.get(P).__webglFramebuffer;P.isWebGLCubeRenderTarget?(Array.isArray(et[Z])?ee=et[Z][se]:ee=et[Z],ne=!0):P.samples>0&&ot.useMultisampledRTT(P)===!1?ee=nt.get(P).__webglMultisampledFramebuffer:Array.isArray(et)?ee=et[se]:ee=et,oe.copy(P.viewport),ve.copy(P.scissor),me=P.scissorTest}else oe.copy(tt).multiplyScalar(Ie).floor(),ve.copy(Tt).multiplyScalar(Ie).floor(),me=bt;if(se!==0&&(ee=$),Ae.bindFramebuffer(W.FRAMEBUFFER,ee)&&Ae.drawBuffers(P,ee),Ae.viewport(oe),Ae.scissor(ve),Ae.setScissorTest(me),ne){let Fe=nt.get(P.texture);W.framebufferTexture2D(W.FRAMEBUFFER,W.COLOR_ATTACHMENT0,W.TEXTURE_CUBE_MAP_POSITIVE_X+Z,Fe.__webglTexture,se)}else if(Ue){let Fe=Z;for(let Ge=0;Ge<P.textures.length;Ge++){let et=nt.get(P.textures[Ge]);W.framebufferTextureLayer(W.FRAMEBUFFER,W.COLOR_ATTACHMENT0+Ge,et.__webglTexture,se,Fe)}}else if(P!==null&&se!==0){let Fe=nt.get(P.texture);W.framebufferTexture2D(W.FRAMEBUFFER,W.COLOR_ATTACHMENT0,W.TEXTURE_2D,Fe.__webglTexture,se)}te=-1};function Ga(P){let Z=nt.get(P);return(Z.__readFormat!==P.format||Z.__readType!==P.type)&&(Z.__readFormat=P.format,Z.__readType=P.type,Z.__formatReadable=xt.textureFormatReadable(P.format),Z.__typeReadable=xt.textureTypeReadable(P.type)),Z}this.readRenderTargetPixels=function(P,Z,se,ee,ne,Ue,Ve,Fe=0){if(!(P&&P.isWebGLRenderTarget)){vt("WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");return}let Ge=nt.get(P).__webglFramebuffer;if(P.isWebGLCubeRenderTarget&&Ve!==void 0&&(Ge=Ge[Ve],Array.isArray(Ge)&&(Ge=Ge[0])),Ge){Ae.bindFramebuffer(W.FRAMEBUFFER,Ge);try{let et=P.textures[Fe],gt=et.format,Pt=et.type;P.textures.length>1&&W.readBuffer(W.COLOR_ATTACHMENT0+Fe);let je=Ga(et);if(je.__formatReadable===!1){vt("WebGLRenderer.readRenderTargetPixels: renderTarget is not in RGBA or implementation defined format.");return}if(je.__typeReadable===!1){vt("WebGLRenderer.readRenderTargetPixels: renderTarget is not in UnsignedByteType or implementation defined type.");return}Z>=0&&Z<=P.width-ee&&se>=0&&se<=P.height-ne&&W.readPixels(Z,se,ee,ne,Re.convert(gt),Re.convert(Pt),Ue)}finally{let et=fe!==null?nt.get(fe).__webglFramebuffer:null;Ae.bindFramebuffer(W.FRAMEBUFFER,et)}}},this.readRenderTargetPixelsAsync=async function(P,Z,se,ee,ne,Ue,Ve,Fe=0){if(!(P&&P.isWebGLRenderTarget))throw new Error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");let Ge=nt.get(P).__webglFramebuffer;if(P.isWebGLCubeRenderTarget&&Ve!==void 0&&(Ge=Ge[Ve],Array.isArray(Ge)&&(Ge=Ge[0])),Ge)if(Z>=0&&Z<=P.width-ee&&se>=0&&se<=P.height-ne){Ae.bindFramebuffer(W.FRAMEBUFFER,Ge);let et=P.textures[Fe],gt=et.format,Pt=et.type;P.textures.length>1&&W.readBuffer(W.COLOR_ATTACHMENT0+Fe);let je=Ga(et);if(je.__formatReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in RGBA or implementation defined format.");if(je.__typeReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in UnsignedByteType or implementation defined type.");let It=W.createBuffer();W.bindBuffer(W.PIXEL_PACK_BUFFER,It),W.bufferData(W.PIXEL_PACK_BUFFER,Ue.byteLength,W.STREAM_READ),W.readPixels(Z,se,ee,ne,Re.convert(gt),Re.convert(Pt),0),W.bindBuffer(W.PIXEL_PACK_BUFFER,null);let _n=fe!==null?nt.get(fe).__webglFramebuffer:null;Ae.bindFramebuffer(W.FRAMEBUFFER,_n);let Kt=W.fenceSync(W.SYNC_GPU_COMMANDS_COMPLETE,0);return W.flush(),await wv(W,Kt,4),W.bindBuffer(W.PIXEL_PACK_BUFFER,It),W.getBufferSubData(W.PIXEL_PACK_BUFFER,0,Ue),W.bindBuffer(W.PIXEL_PACK_BUFFER,null),W.deleteBuffer(It),W.deleteSync(Kt),Ue}else throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: requested read bounds are out of range.")},this.copyFramebufferToTexture=function(P,Z=null,se=0){let ee=Math.pow(2,-se),ne=Math.floor(P.image.width*ee),Ue=Math.floor(P.image.height*ee),Ve=Z!==null?Z.x:0,Fe=Z!==null?Z.y:0;ot.setTexture2D(P,0),W.copyTexSubImage2D(W.TEXTURE_2D,se,0,0,Ve,Fe,ne,Ue),Ae.unbindTexture()},this.copyTextureToTexture=function(P,Z,se=null,ee=null,ne=0,Ue=0){let Ve,Fe,Ge,et,gt,Pt,je,It,_n,Kt=P.isCompressedTexture?P.mipmaps[Ue]:P.image;if(se!==null)Ve=se.max.x-se.min.x,Fe=se.max.y-se.min.y,Ge=se.isBox3?se.max.z-se.min.z:1,et=se.min.x,gt=se.min.y,Pt=se.isBox3?se.min.z:0;else{let At=Math.pow(2,-ne);Ve=Math.floor(Kt.width*At),Fe=Math.floor(Kt.height*At),P.isDataArrayTexture?Ge=Kt.depth:P.isData3DTexture?Ge=Math.floor(Kt.depth*At):Ge=1,et=0,gt=0,Pt=0}ee!==null?(je=ee.x,It=ee.y,_n=ee.z):(je=0,It=0,_n=0);let Jt=Re.convert(Z.format),Gn=Re.convert(Z.type),$e;Z.isData3DTexture?(ot.setTexture3D(Z,0),$e=W.TEXTURE_3D):Z.isDataArrayTexture||Z.isCompressedArrayTexture?(ot.setTexture2DArray(Z,0),$e=W.TEXTURE_2D_ARRAY):(ot.setTexture2D(Z,0),$e=W.TEXTURE_2D),Ae.activeTexture(W.TEXTURE0),Ae.pixelStorei(W.UNPACK_FLIP_Y_WEBGL,Z.flipY),Ae.pixelStorei(W.UNPACK_PREMULTIPLY_ALPHA_WEBGL,Z.premultiplyAlpha),Ae.pixelStorei(W.UNPACK_ALIGNMENT,Z.unpackAlignment);let Ln=Ae.getParameter(W.UNPACK_ROW_LENGTH),Lt=Ae.getParameter(W.UNPACK_IMAGE_HEIGHT),as=Ae.getParameter(W.UNPACK_SKIP_PIXELS),kn=Ae.getParameter(W.UNPACK_SKIP_ROWS),Wa=Ae.getParameter(W.UNPACK_SKIP_IMAGES);Ae.pixelStorei(W.UNPACK_ROW_LENGTH,Kt.width),Ae.pixelStorei(W.UNPACK_IMAGE_HEIGHT,Kt.height),Ae.pixelStorei(W.UNPACK_SKIP_PIXELS,et),Ae.pixelStorei(W.UNPACK_SKIP_ROWS,gt),Ae.pixelStorei(W.UNPACK_SKIP_IMAGES,Pt);let Lr=P.isDataArrayTexture||P.isData3DTexture,os=Z.isDataArrayTexture||Z.isData3DTexture;if(P.isDepthTexture){let At=nt.get(P),En=nt.get(Z),_i=nt.get(At.__renderTarget),jt=nt.get(En.__renderTarget);Ae.bindFramebuffer(W.READ_FRAMEBUFFER,_i.__webglFramebuffer),Ae.bindFramebuffer(W.DRAW_FRAMEBUFFER,jt.__webglFramebuffer);for(let Nn=0;Nn<Ge;Nn++)Lr&&(W.framebufferTextureLayer(W.READ_FRAMEBUFFER,W.COLOR_ATTACHMENT0,nt.get(P).__webglTexture,ne,Pt+Nn),W.framebufferTextureLayer(W.DRAW_FRAMEBUFFER,W.COLOR_ATTACHMENT0,nt.get(Z).__webglTexture,Ue,_n+Nn)),W.blitFramebuffer(et,gt,et+Ve,gt+Fe,je,It,je+Ve,It+Fe,W.DEPTH_BUFFER_BIT,W.NEAREST);Ae.bindFramebuffer(W.READ_FRAMEBUFFER,null),Ae.bindFramebuffer(W.DRAW_FRAMEBUFFER,null)}else if(ne!==0||P.isRenderTargetTexture||nt.has(P)){let At=nt.get(P),En=nt.get(Z);Ae.bindFramebuffer(W.READ_FRAMEBUFFER,U),Ae.bindFramebuffer(W.DRAW_FRAMEBUFFER,O);for(let _i=0;_i<Ge;_i++)Lr?W.framebufferTextureLayer(W.READ_FRAMEBUFFER,W.COLOR_ATTACHMENT0,At.__webglTexture,ne,Pt+_i):W.framebufferTexture2D(W.READ_FRAMEBUFFER,W.COLOR_ATTACHMENT0,W.TEXTURE_2D,At.__webglTexture,ne),os?W.framebufferTextureLayer(W.DRAW_FRAMEBUFFER,W.COLOR_ATTACHMENT0,En.__webglTexture,Ue,_n+_i):W.framebufferTexture2D(W.DRAW_FRAMEBUFFER,W.COLOR_ATTACHMENT0,W.TEXTURE_2D,En.__webglTexture,Ue),ne!==0?W.blitFramebuffer(et,gt,et+Ve,gt+Fe,je,It,je+Ve,It+Fe,W.COLOR_BUFFER_BIT,W.NEAREST):os?W.copyTexSubImage3D($e,Ue,je,It,_n+_i,et,gt,Ve,Fe):W.copyTexSubImage2D($e,Ue,je,It,et,gt,Ve,Fe);Ae.bindFramebuffer(W.READ_FRAMEBUFFER,null),Ae.bindFramebuffer(W.DRAW_FRAMEBUFFER,null)}else os?P.isDataTexture||P.isData3DTexture?W.texSubImage3D($e,Ue,je,It,_n,Ve,Fe,Ge,Jt,Gn,Kt.data):Z.isCompressedArrayTexture?W.compressedTexSubImage3D($e,Ue,je,It,_n,Ve,Fe,Ge,Jt,Kt.data):W.texSubImage3D($e,Ue,je,It,_n,Ve,Fe,Ge,Jt,Gn,Kt):P.isDataTexture?W.texSubImage2D(W.TEXTURE_2D,Ue,je,It,Ve,Fe,Jt,Gn,Kt.data):P.isCompressedTexture?W.compressedTexSubImage2D(W.TEXTURE_2D,Ue,je,It,Kt.width,Kt.height,Jt,Kt.data):W.texSubImage2D(W.TEXTURE_2D,Ue,je,It,Ve,Fe,Jt,Gn,Kt);Ae.pixelStorei(W.UNPACK_ROW_LENGTH,Ln),Ae.pixelStorei(W.UNPACK_IMAGE_HEIGHT,Lt),Ae.pixelStorei(W.UNPACK_SKIP_PIXELS,as),Ae.pixelStorei(W.UNPACK_SKIP_ROWS,kn),Ae.pixelStorei(W.UNPACK_SKIP_IMAGES,Wa),Ue===0&&Z.generateMipmaps===!0&&Z.mipmapsAutoUpdate===!0&&W.generateMipmap($e),Ae.unbindTexture()},this.initRenderTarget=function(P){nt.get(P).__webglFramebuffer===void 0&&ot.setupRenderTarget(P)},this.initTexture=function(P){P.isCubeTexture?ot.setTextureCube(P,0):P.isData3DTexture?ot.setTexture3D(P,0):P.isDataArrayTexture||P.isCompressedArrayTexture?ot.setTexture2DArray(P,0):ot.setTexture2D(P,0),Ae.unbindTexture()},this.resetState=function(){j=0,Y=0,fe=null,Ae.reset(),ke.reset()},typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}get coordinateSystem(){return ar}get outputColorSpace(){return this._outputColorSpace}set outputColorSpace(e){this._outputColorSpace=e;let t=this.getContext();t.drawingBufferColorSpace=Nt._getDrawingBufferColorSpace(e),t.unpackColorSpace=Nt._getUnpackColorSpace()}};var ox={type:"change"},dp={type:"start"},cx={type:"end"},iu=new Ea,lx=new $i,tw=Math.cos(70*rc.DEG2RAD),$n=new F,Ui=2*Math.PI,qt={NONE:-1,ROTATE:0,DOLLY:1,PAN:2,TOUCH_ROTATE:3,TOUCH_PAN:4,TOUCH_DOLLY_PAN:5,TOUCH_DOLLY_ROTATE:6},up=1e-6,ru=class extends Kl{constructor(e,t=null){super(e,t),this.state=qt.NONE,this.target=new F,this.cursor=new F,this.minDistance=0,this.maxDistance=1/0,this.minZoom=0,this.maxZoom=1/0,this.minTargetRadius=0,this.maxTargetRadius=1/0,this.minPolarAngle=0,this.maxPolarAngle=Math.PI,this.minAzimuthAngle=-1/0,this.maxAzimuthAngle=1/0,this.enableDamping=!1,this.dampingFactor=.05,this.enableZoom=!0,this.zoomSpeed=1,this.enableRotate=!0,this.rotateSpeed=1,this.keyRotateSpeed=1,this.enablePan=!0,this.panSpeed=1,this.screenSpacePanning=!0,this.keyPanSpeed=7,this.zoomToCursor=!1,this.autoRotate=!1,this.autoRotateSpeed=2,this.keys={LEFT:"ArrowLeft",UP:"ArrowUp",RIGHT:"ArrowRight",BOTTOM:"ArrowDown"},this.mouseButtons={LEFT:Qs.ROTATE,MIDDLE:Qs.DOLLY,RIGHT:Qs.PAN},this.touches={ONE:ea.ROTATE,TWO:ea.DOLLY_PAN},this.target0=this.target.clone(),this.position0=this.object.position.clone(),this.zoom0=this.object.zoom,this._cursorStyle="auto",this._domElementKeyEvents=null,this._lastPosition=new F,this._lastQuaternion=new ri,this._lastTargetPosition=new F,this._quat=new ri().setFromUnitVectors(e.up,new F(0,1,0)),this._quatInverse=this._quat.clone().invert(),this._spherical=new Lo,this._sphericalDelta=new Lo,this._scale=1,this._panOffset=new F,this._rotateStart=new Xe,this._rotateEnd=new Xe,this._rotateDelta=new Xe,this._panStart=new Xe,this._panEnd=new Xe,this._panDelta=new Xe,this._dollyStart=new Xe,this._dollyEnd=new Xe,this._dollyDelta=new Xe,this._dollyDirection=new F,this._mouse=new Xe,this._performCursorZoom=!1,this._pointers=[],this._pointerPositions={},this._controlActive=!1,this._onPointerMove=iw.bind(this),this._onPointerDown=nw.bind(this),this._onPointerUp=rw.bind(this),this._onContextMenu=uw.bind(this),this._onMouseWheel=ow.bind(this),this._onKeyDown=lw.bind(this),this._onTouchStart=cw.bind(this),this._onTouchMove=hw.bind(this),this._onMouseDown=sw.bind(this),this._onMouseMove=aw.bind(this),this._interceptControlDown=dw.bind(this),this._interceptControlUp=fw.bind(this),this.domElement!==null&&this.connect(this.domElement),this.update()}set cursorStyle(e){this._cursorStyle=e,e==="grab"?this.domElement.style.cursor="grab":this.domElement.style.cursor="auto"}get cursorStyle(){return this._cursorStyle}connect(e){super.connect(e),this.domElement.addEventListener("pointerdown",this._onPointerDown),this.domElement.addEventListener("pointercancel",this._onPointerUp),this.domElement.addEventListener("contextmenu",this._onContextMenu),this.domElement.addEventListener("wheel",this._onMouseWheel,{passive:!1}),this.domElement.ownerDocument.addEventListener("keydown",this._interceptControlDown,{passive:!0,capture:!0}),this.domElement.style.touchAction="none"}disconnect(){this.state=qt.NONE,this.domElement.removeEventListener("pointerdown",this._onPointerDown),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.domElement.removeEventListener("pointercancel",this._onPointerUp),this.domElement.removeEventListener("wheel",this._onMouseWheel),this.domElement.removeEventListener("contextmenu",this._onContextMenu),this.stopListenToKeyEvents(),this.domElement.ownerDocument.removeEventListener("keydown",this._interceptControlDown,{capture:!0}),this.domElement.ownerDocument.removeEventListener("keyup",this._interceptControlUp,{capture:!0}),this._controlActive=!1,this._pointers.length=0,this._pointerPositions={},this.domElement.style.touchAction="",this.domElement.style.cursor="auto"}dispose(){this.disconnect()}getPolarAngle(){return this._spherical.phi}getAzimuthalAngle(){return this._spherical.theta}getDistance(){return this.object.position.distanceTo(this.target)}listenToKeyEvents(e){e.addEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=e}stopListenToKeyEvents(){this._domElementKeyEvents!==null&&(this._domElementKeyEvents.removeEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=null)}saveState(){this.target0.copy(this.target),this.position0.copy(this.object.position),this.zoom0=this.object.zoom}reset(){this.target.copy(this.target0),this.object.position.copy(this.position0),this.object.zoom=this.zoom0,this.object.updateProjectionMatrix(),this.dispatchEvent(ox),this.update(),this.state=qt.NONE}pan(e,t){this._pan(e,t),this.update()}dollyIn(e){this._dollyIn(e),this.update()}dollyOut(e){this._dollyOut(e),this.update()}rotateLeft(e){this._rotateLeft(e),this.update()}rotateUp(e){this._rotateUp(e),this.update()}update(e=null){let t=this.object.position;$n.copy(t).sub(this.target),$n.applyQuaternion(this._quat),this._spherical.setFromVector3($n),this.autoRotate&&this.state===qt.NONE&&this._rotateLeft(this._getAutoRotationAngle(e)),this.enableDamping?(this._spherical.theta+=this._sphericalDelta.theta*this.dampingFactor,this._spherical.phi+=this._sphericalDelta.phi*this.dampingFactor):(this._spherical.theta+=this._sphericalDelta.theta,this._spherical.phi+=this._sphericalDelta.phi);let n=this.minAzimuthAngle,r=this.maxAzimuthAngle;isFinite(n)&&isFinite(r)&&(n<-Math.PI?n+=Ui:n>Math.PI&&(n-=Ui),r<-Math.PI?r+=Ui:r>Math.PI&&(r-=Ui),n<=r?this._spherical.theta=Math.max(n,Math.min(r,this._spherical.theta)):this._spherical.theta=this._spherical.theta>(n+r)/2?Math.max(n,this._spherical.theta):Math.min(r,this._spherical.theta)),this._spherical.phi=Math.max(this.minPolarAngle,Math.min(this.maxPolarAngle,this._spherical.phi)),this._spherical.makeSafe(),this.enableDamping===!0?this.target.addScaledVector(this._panOffset,this.dampingFactor):this.target.add(this._panOffset),this.target.sub(this.cursor),this.target.clampLength(this.minTargetRadius,this.maxTargetRadius),this.target.add(this.cursor);let s=!1;if(this.zoomToCursor&&this._performCursorZoom||this.object.isOrthographicCamera)this._spherical.radius=this._clampDistance(this._spherical.radius);else{let a=this._spherical.radius;this._spherical.radius=this._clampDistance(this._spherical.radius*this._scale),s=a!=this._spherical.radius}if($n.setFromSpherical(this._spherical),$n.applyQuaternion(this._quatInverse),t.copy(this.target).add($n),this.object.lookAt(this.target),this.enableDamping===!0?(this._sphericalDelta.theta*=1-this.dampingFactor,this._sphericalDelta.phi*=1-this.dampingFactor,this._panOffset.multiplyScalar(1-this.dampingFactor)):(this._sphericalDelta.set(0,0,0),this._panOffset.set(0,0,0)),this.zoomToCursor&&this._performCursorZoom){let a=null;if(this.object.isPerspectiveCamera){let o=$n.length();a=this._clampDistance(o*this._scale);let l=o-a;this.object.position.addScaledVector(this._dollyDirection,l),this.object.updateMatrixWorld(),s=!!l}else if(this.object.isOrthographicCamera){let o=new F(this._mouse.x,this._mouse.y,0);o.unproject(this.object);let l=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),this.object.updateProjectionMatrix(),s=l!==this.object.zoom;let c=new F(this._mouse.x,this._mouse.y,0);c.unproject(this.object),this.object.position.sub(c).add(o),this.object.updateMatrixWorld(),a=$n.length()}else console.warn("WARNING: OrbitControls.js encountered an unknown camera type - zoom to cursor disabled."),this.zoomToCursor=!1;a!==null&&(this.screenSpacePanning?this.target.set(0,0,-1).transformDirection(this.object.matrix).multiplyScalar(a).add(this.object.position):(iu.origin.copy(this.object.position),iu.direction.set(0,0,-1).transformDirection(this.object.matrix),Math.abs(this.object.up.dot(iu.direction))<tw?this.object.lookAt(this.target):(lx.setFromNormalAndCoplanarPoint(this.object.up,this.target),iu.intersectPlane(lx,this.target))))}else if(this.object.isOrthographicCamera){let a=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),a!==this.object.zoom&&(this.object.updateProjectionMatrix(),s=!0)}return this._scale=1,this._performCursorZoom=!1,s||this._lastPosition.distanceToSquared(this.object.position)>up||8*(1-this._lastQuaternion.dot(this.object.quaternion))>up||this._lastTargetPosition.distanceToSquared(this.target)>up?(this.dispatchEvent(ox),this._lastPosition.copy(this.object.position),this._lastQuaternion.copy(this.object.quaternion),this._lastTargetPosition.copy(this.target),!0):!1}_getAutoRotationAngle(e){return e!==null?Ui/60*this.autoRotateSpeed*e:Ui/60/60*this.autoRotateSpeed}_getZoomScale(e){let t=Math.abs(e*.01);return Math.pow(.95,this.zoomSpeed*t)}_rotateLeft(e){this._sphericalDelta.theta-=e}_rotateUp(e){this._sphericalDelta.phi-=e}_panLeft(e,t){$n.setFromMatrixColumn(t,0),$n.multiplyScalar(-e),this._panOffset.add($n)}_panUp(e,t){this.screenSpacePanning===!0?$n.setFromMatrixColumn(t,1):($n.setFromMatrixColumn(t,0),$n.crossVectors(this.object.up,$n)),$n.multiplyScalar(e),this._panOffset.add($n)}_pan(e,t){let n=this.domElement;if(this.object.isPerspectiveCamera){let r=this.object.position;$n.copy(r).sub(this.target);let s=$n.length();s*=Math.tan(this.object.fov/2*Math.PI/180),this._panLeft(2*e*s/n.clientHeight,this.object.matrix),this._panUp(2*t*s/n.clientHeight,this.object.matrix)}else this.object.isOrthographicCamera?(this._panLeft(e*(this.object.right-this.object.left)/this.object.zoom/n.clientWidth,this.object.matrix),this._panUp(t*(this.object.top-this.object.bottom)/this.object.zoom/n.clientHeight,this.object.matrix)):(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - pan disabled."),this.enablePan=!1)}_dollyOut(e){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale/=e:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_dollyIn(e){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale*=e:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_updateZoomParameters(e,t){if(!this.zoomToCursor)return;this._performCursorZoom=!0;let n=this.domElement.getBoundingClientRect(),r=e-n.left,s=t-n.top,a=n.width,o=n.height;this._mouse.x=r/a*2-1,this._mouse.y=-(s/o)*2+1,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()}_clampDistance(e){return Math.max(this.minDistance,Math.min(this.maxDistance,e))}_handleMouseDownRotate(e){this._rotateStart.set(e.clientX,e.clientY)}_handleMouseDownDolly(e){this._updateZoomParameters(e.clientX,e.clientY),this._dollyStart.set(e.clientX,e.clientY)}_handleMouseDownPan(e){this._panStart.set(e.clientX,e.clientY)}_handleMouseMoveRotate(e){this._rotateEnd.set(e.clientX,e.clientY),this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);let t=this.domElement;this._rotateLeft(Ui*this._rotateDelta.x/t.clientHeight),this._rotateUp(Ui*this._rotateDelta.y/t.clientHeight),this._rotateStart.copy(this._rotateEnd),this.update()}_handleMouseMoveDolly(e){this._dollyEnd.set(e.clientX,e.clientY),this._dollyDelta.subVectors(this._dollyEnd,this._dollyStart),this._dollyDelta.y>0?this._dollyOut(this._getZoomScale(this._dollyDelta.y)):this._dollyDelta.y<0&&this._dollyIn(this._getZoomScale(this._dollyDelta.y)),this._dollyStart.copy(this._dollyEnd),this.zoomToCursor&&(this._performCursorZoom=!0,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()),this.update()}_handleMouseMovePan(e){this._panEnd.set(e.clientX,e.clientY),this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd),this.update()}_handleMouseWheel(e){this._updateZoomParameters(e.clientX,e.clientY),e.deltaY<0?this._dollyIn(this._getZoomScale(e.deltaY)):e.deltaY>0&&this._dollyOut(this._getZoomScale(e.deltaY)),this.update()}_handleKeyDown(e){let t=!1;switch(e.code){case this.keys.UP:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateUp(Ui*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,this.keyPanSpeed),t=!0;break;case this.keys.BOTTOM:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateUp(-Ui*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,-this.keyPanSpeed),t=!0;break;case this.keys.LEFT:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateLeft(Ui*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(this.keyPanSpeed,0),t=!0;break;case this.keys.RIGHT:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateLeft(-Ui*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(-this.keyPanSpeed,0),t=!0;break}t&&(e.preventDefault(),this.update())}_handleTouchStartRotate(e){if(this._pointers.length===1)this._rotateStart.set(e.pageX,e.pageY);else{let t=this._getSecondPointerPosition(e),n=.5*(e.pageX+t.x),r=.5*(e.pageY+t.y);this._rotateStart.set(n,r)}}_handleTouchStartPan(e){if(this._pointers.length===1)this._panStart.set(e.pageX,e.pageY);else{let t=this._getSecondPointerPosition(e),n=.5*(e.pageX+t.x),r=.5*(e.pageY+t.y);this._panStart.set(n,r)}}_handleTouchStartDolly(e){let t=this._getSecondPointerPosition(e),n=e.pageX-t.x,r=e.pageY-t.y,s=Math.sqrt(n*n+r*r);this._dollyStart.set(0,s)}_handleTouchStartDollyPan(e){this.enableZoom&&this._handleTouchStartDolly(e),this.enablePan&&this._handleTouchStartPan(e)}_handleTouchStartDollyRotate(e){this.enableZoom&&this._handleTouchStartDolly(e),this.enableRotate&&this._handleTouchStartRotate(e)}_handleTouchMoveRotate(e){if(this._pointers.length==1)this._rotateEnd.set(e.pageX,e.pageY);else{let n=this._getSecondPointerPosition(e),r=.5*(e.pageX+n.x),s=.5*(e.pageY+n.y);this._rotateEnd.set(r,s)}this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);let t=this.domElement;this._rotateLeft(Ui*this._rotateDelta.x/t.clientHeight),this._rotateUp(Ui*this._rotateDelta.y/t.clientHeight),this._rotateStart.copy(this._rotateEnd)}_handleTouchMovePan(e){if(this._pointers.length===1)this._panEnd.set(e.pageX,e.pageY);else{let t=this._getSecondPointerPosition(e),n=.5*(e.pageX+t.x),r=.5*(e.pageY+t.y);this._panEnd.set(n,r)}this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd)}_handleTouchMoveDolly(e){let t=this._getSecondPointerPosition(e),n=e.pageX-t.x,r=e.pageY-t.y,s=Math.sqrt(n*n+r*r);this._dollyEnd.set(0,s),this._dollyDelta.set(0,Math.pow(this._dollyEnd.y/this._dollyStart.y,this.zoomSpeed)),this._dollyOut(this._dollyDelta.y),this._dollyStart.copy(this._dollyEnd);let a=(e.pageX+t.x)*.5,o=(e.pageY+t.y)*.5;this._updateZoomParameters(a,o)}_handleTouchMoveDollyPan(e){this.enableZoom&&this._handleTouchMoveDolly(e),this.enablePan&&this._handleTouchMovePan(e)}_handleTouchMoveDollyRotate(e){this.enableZoom&&this._handleTouchMoveDolly(e),this.enableRotate&&this._handleTouchMoveRotate(e)}_addPointer(e){this._pointers.push(e.pointerId)}_removePointer(e){delete this._pointerPositions[e.pointerId];for(let t=0;t<this._pointers.length;t++)if(this._pointers[t]==e.pointerId){this._pointers.splice(t,1);return}}_isTrackingPointer(e){for(let t=0;t<this._pointers.length;t++)if(this._pointers[t]==e.pointerId)return!0;return!1}_trackPointer(e){let t=this._pointerPositions[e.pointerId];t===void 0&&(t=new Xe,this._pointerPositions[e.pointerId]=t),t.set(e.pageX,e.pageY)}_getSecondPointerPosition(e){let t=e.pointerId===this._pointers[0]?this._pointers[1]:this._pointers[0];return this._pointerPositions[t]}_customWheelEvent(e){let t=e.deltaMode,n={clientX:e.clientX,clientY:e.clientY,deltaY:e.deltaY};switch(t){case 1:n.deltaY*=16;break;case 2:n.deltaY*=100;break}return e.ctrlKey&&!this._controlActive&&(n.deltaY*=10),n}};function nw(i){this.enabled!==!1&&(this._pointers.length===0&&(this.domElement.setPointerCapture(i.pointerId),this.domElement.ownerDocument.addEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.addEventListener("pointerup",this._onPointerUp)),!this._isTrackingPointer(i)&&(this._addPointer(i),i.pointerType==="touch"?this._onTouchStart(i):this._onMouseDown(i),this._cursorStyle==="grab"&&(this.domElement.style.cursor="grabbing")))}function iw(i){this.enabled!==!1&&(i.pointerType==="touch"?this._onTouchMove(i):this._onMouseMove(i))}function rw(i){switch(this._removePointer(i),this._pointers.length){case 0:this.domElement.releasePointerCapture(i.pointerId),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.dispatchEvent(cx),this.state=qt.NONE,this._cursorStyle==="grab"&&(this.domElement.style.cursor="grab");break;case 1:let e=this._pointers[0],t=this._pointerPositions[e];this._onTouchStart({pointerId:e,pageX:t.x,pageY:t.y});break}}function sw(i){let e;switch(i.button){case 0:e=this.mouseButtons.LEFT;break;case 1:e=this.mouseButtons.MIDDLE;break;case 2:e=this.mouseButtons.RIGHT;break;default:e=-1}switch(e){case Qs.DOLLY:if(this.enableZoom===!1)return;this._handleMouseDownDolly(i),this.state=qt.DOLLY;break;case Qs.ROTATE:if(i.ctrlKey||i.metaKey||i.shiftKey){if(this.enablePan===!1)return;this._handleMouseDownPan(i),this.state=qt.PAN}else{if(this.enableRotate===!1)return;this._handleMouseDownRotate(i),this.state=qt.ROTATE}break;case Qs.PAN:if(i.ctrlKey||i.metaKey||i.shiftKey){if(this.enableRotate===!1)return;this._handleMouseDownRotate(i),this.state=qt.ROTATE}else{if(this.enablePan===!1)return;this._handleMouseDownPan(i),this.state=qt.PAN}break;default:this.state=qt.NONE}this.state!==qt.NONE&&this.dispatchEvent(dp)}function aw(i){switch(this.state){case qt.ROTATE:if(this.enableRotate===!1)return;this._handleMouseMoveRotate(i);break;case qt.DOLLY:if(this.enableZoom===!1)return;this._handleMouseMoveDolly(i);break;case qt.PAN:if(this.enablePan===!1)return;this._handleMouseMovePan(i);break}}function ow(i){this.enabled===!1||this.enableZoom===!1||this.state!==qt.NONE||(i.preventDefault(),this.dispatchEvent(dp),this._handleMouseWheel(this._customWheelEvent(i)),this.dispatchEvent(cx))}function lw(i){this.enabled!==!1&&this._handleKeyDown(i)}function cw(i){switch(this._trackPointer(i),this._pointers.length){case 1:switch(this.touches.ONE){case ea.ROTATE:if(this.enableRotate===!1){this.state=qt.NONE;break}this._handleTouchStartRotate(i),this.state=qt.TOUCH_ROTATE;break;case ea.PAN:if(this.enablePan===!1){this.state=qt.NONE;break}this._handleTouchStartPan(i),this.state=qt.TOUCH_PAN;break;default:this.state=qt.NONE}break;case 2:switch(this.touches.TWO){case ea.DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchStartDollyPan(i),this.state=qt.TOUCH_DOLLY_PAN;break;case ea.DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchStartDollyRotate(i),this.state=qt.TOUCH_DOLLY_ROTATE;break;default:this.state=qt.NONE}break;default:this.state=qt.NONE}this.state!==qt.NONE&&this.dispatchEvent(dp)}function hw(i){switch(this._trackPointer(i),this.state){case qt.TOUCH_ROTATE:if(this.enableRotate===!1)return;this._handleTouchMoveRotate(i),this.update();break;case qt.TOUCH_PAN:if(this.enablePan===!1)return;this._handleTouchMovePan(i),this.update();break;case qt.TOUCH_DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchMoveDollyPan(i),this.update();break;case qt.TOUCH_DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchMoveDollyRotate(i),this.update();break;default:this.state=qt.NONE}}function uw(i){this.enabled!==!1&&i.preventDefault()}function dw(i){i.key==="Control"&&(this._controlActive=!0,this.domElement.ownerDocument.addEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}function fw(i){i.key==="Control"&&(this._controlActive=!1,this.domElement.ownerDocument.removeEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}var hx=new pi,su=new F,Ho=class extends Zl{constructor(){super(),this.isLineSegmentsGeometry=!0,this.type="LineSegmentsGeometry";let e=[-1,2,0,1,2,0,-1,1,0,1,1,0,-1,0,0,1,0,0,-1,-1,0,1,-1,0],t=[-1,2,1,2,-1,1,1,1,-1,-1,1,-1,-1,-2,1,-2],n=[0,2,1,2,3,1,2,4,3,4,5,3,4,6,5,6,7,5];this.setIndex(n),this.setAttribute("position",new Ut(e,3)),this.setAttribute("uv",new Ut(t,2))}applyMatrix4(e){let t=this.attributes.instanceStart,n=this.attributes.instanceEnd;return t!==void 0&&(t.applyMatrix4(e),n.applyMatrix4(e),t.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this}setPositions(e){let t;e instanceof Float32Array?t=e:Array.isArray(e)&&(t=new Float32Array(e));let n=new js(t,6,1);return this.setAttribute("instanceStart",new wr(n,3,0)),this.setAttribute("instanceEnd",new wr(n,3,3)),this.instanceCount=this.attributes.instanceStart.count,this.computeBoundingBox(),this.computeBoundingSphere(),this}setColors(e){let t;e instanceof Float32Array?t=e:Array.isArray(e)&&(t=new Float32Array(e));let n=new js(t,6,1);return this.setAttribute("instanceColorStart",new wr(n,3,0)),this.setAttribute("instanceColorEnd",new wr(n,3,3)),this}fromWireframeGeometry(e){return this.setPositions(e.attributes.position.array),this}fromEdgesGeometry(e){return this.setPositions(e.attributes.position.array),this}fromMesh(e){return this.fromWireframeGeometry(new Bl(e.geometry)),this}fromLineSegments(e){let t=e.geometry;return this.setPositions(t.attributes.position.array),this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new pi);let e=this.attributes.instanceStart,t=this.attributes.instanceEnd;e!==void 0&&t!==void 0&&(this.boundingBox.setFromBufferAttribute(e),hx.setFromBufferAttribute(t),this.boundingBox.union(hx))}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new Mr),this.boundingBox===null&&this.computeBoundingBox();let e=this.attributes.instanceStart,t=this.attributes.instanceEnd;if(e!==void 0&&t!==void 0){let n=this.boundingSphere.center;this.boundingBox.getCenter(n);let r=0;for(let s=0,a=e.count;s<a;s++)su.fromBufferAttribute(e,s),r=Math.max(r,n.distanceToSquared(su)),su.fromBufferAttribute(t,s),r=Math.max(r,n.distanceToSquared(su));this.boundingSphere.radius=Math.sqrt(r),isNaN(this.boundingSphere.radius)&&console.error("THREE.LineSegmentsGeometry.computeBoundingSphere(): Computed radius is NaN. The instanced position data is likely to have NaN values.",this)}}toJSON(){}};He.line={worldUnits:{value:1},linewidth:{value:1},resolution:{value:new Xe},dashOffset:{value:0},dashScale:{value:1},dashSize:{value:1},gapSize:{value:1}};Ii.line={uniforms:sc.merge([He.common,He.fog,He.line]),vertexShader:`
		#include <common>
		#include <color_pars_vertex>
		#include <fog_pars_vertex>
		#include <logdepthbuf_pars_vertex>
		#include <clipping_planes_pars_vertex>

		uniform float linewidth;
		uniform vec2 resolution;

		attribute vec3 instanceStart;
		attribute vec3 instanceEnd;

		attribute vec3 instanceColorStart;
		attribute vec3 instanceColorEnd;

		#ifdef WORLD_UNITS

			varying vec4 worldPos;
			varying vec3 worldStart;
			varying vec3 worldEnd;

			#ifdef USE_DASH

				varying vec2 vUv;

			#endif

		#else

			varying vec2 vUv;

		#endif

		#ifdef USE_DASH

			uniform float dashScale;
			attribute float instanceDistanceStart;
			attribute float instanceDistanceEnd;
			varying float vLineDistance;

		#endif

		float trimSegmentAlpha( const in vec4 start, const in vec4 end ) {

			// compute the interpolation factor needed to trim the segment so it terminates
			// between the camera plane and the near plane

			// conservative estimate of the near plane
			float a = projectionMatrix[ 2 ][ 2 ]; // 3nd entry in 3th column
			float b = projectionMatrix[ 3 ][ 2 ]; // 3nd entry in 4th column

			// we need different nearEstimate formula for reversed and default depth buffer
			// a is positive with a reversed depth buffer so it can be used for controlling the code flow
			float nearEstimate = ( a > 0.0 ) ? ( - b / ( a + 1.0 ) ) : ( - 0.5 * b / a );

			return ( nearEstimate - start.z ) / ( end.z - start.z );

		}

		void main() {

			#ifdef USE_COLOR

				vColor.xyz = ( position.y < 0.5 ) ? instanceColorStart : instanceColorEnd;

			#endif

			float aspect = resolution.x / resolution.y;

			// camera space
			vec4 start = modelViewMatrix * vec4( instanceStart, 1.0 );
			vec4 end = modelViewMatrix * vec4( instanceEnd, 1.0 );

			#ifdef USE_DASH

				float lineDistanceStart = dashScale * instanceDistanceStart;
				float lineDistanceEnd = dashScale * instanceDistanceEnd;

			#endif

			#ifdef WORLD_UNITS

				worldStart = start.xyz;
				worldEnd = end.xyz;

			#else

				vUv = uv;

			#endif

			// special case for perspective projection, and segments that terminate either in, or behind, the camera plane
			// clearly the gpu firmware has a way of addressing this issue when projecting into ndc space
			// but we need to perform ndc-space calculations in the shader, so we must address this issue directly
			// perhaps there is a more elegant solution -- WestLangley

			bool perspective = ( projectionMatrix[ 2 ][ 3 ] == - 1.0 ); // 4th entry in the 3rd column

			if ( perspective ) {

				if ( start.z < 0.0 && end.z >= 0.0 ) {

					float alpha = trimSegmentAlpha( start, end );
					end.xyz = mix( start.xyz, end.xyz, alpha );

					#ifdef USE_DASH

						lineDistanceEnd = mix( lineDistanceStart, lineDistanceEnd, alpha );

					#endif

				} else if ( end.z < 0.0 && start.z >= 0.0 ) {

					float alpha = trimSegmentAlpha( end, start );
					start.xyz = mix( end.xyz, start.xyz, alpha );

					#ifdef USE_DASH

						lineDistanceStart = mix( lineDistanceEnd, lineDistanceStart, alpha );

					#endif

				}

			}

			#ifdef USE_DASH

				vLineDistance = ( position.y < 0.5 ) ? lineDistanceStart : lineDistanceEnd;
				vUv = uv;

			#endif

			// clip space
			vec4 clipStart = projectionMatrix * start;
			vec4 clipEnd = projectionMatrix * end;

			// ndc space
			vec3 ndcStart = clipStart.xyz / clipStart.w;
			vec3 ndcEnd = clipEnd.xyz / clipEnd.w;

			// direction
			vec2 dir = ndcEnd.xy - ndcStart.xy;

			// account for clip-space aspect ratio
			dir.x *= aspect;
			dir = normalize( dir );

			#ifdef WORLD_UNITS

				vec3 worldDir = normalize( end.xyz - start.xyz );
				vec3 tmpFwd = perspective ? normalize( mix( start.xyz, end.xyz, 0.5 ) ) : vec3( 0.0, 0.0, - 1.0 );
				vec3 worldUp = normalize( cross( worldDir, tmpFwd ) );
				vec3 worldFwd = cross( worldDir, worldUp );
				worldPos = position.y < 0.5 ? start: end;

				// height offset
				float hw = linewidth * 0.5;
				worldPos.xyz += position.x < 0.0 ? hw * worldUp : - hw * worldUp;

				// don't extend the line if we're rendering dashes because we
				// won't be rendering the endcaps
				#ifndef USE_DASH

					// cap extension
					worldPos.xyz += position.y < 0.5 ? - hw * worldDir : hw * worldDir;

					// add width to the box
					worldPos.xyz += worldFwd * hw;

					// endcaps
					if ( position.y > 1.0 || position.y < 0.0 ) {

						worldPos.xyz -= worldFwd * 2.0 * hw;

					}

				#endif

				// project the worldpos
				vec4 clip = projectionMatrix * worldPos;

				// shift the depth of the projected points so the line
				// segments overlap neatly
				vec3 clipPose = ( position.y < 0.5 ) ? ndcStart : ndcEnd;

				// only shift the depth of vertices in front of the camera (#35137)
				if ( clip.w > 0.0 ) clip.z = clipPose.z * clip.w;

			#else

				vec2 offset = vec2( dir.y, - dir.x );
				// undo aspect ratio adjustment
				dir.x /= aspect;
				offset.x /= aspect;

				// sign flip
				if ( position.x < 0.0 ) offset *= - 1.0;

				// endcaps
				if ( position.y < 0.0 ) {

					offset += - dir;

				} else if ( position.y > 1.0 ) {

					offset += dir;

				}

				// adjust for linewidth
				offset *= linewidth;

				// adjust for clip-space to screen-space conversion // maybe resolution should be based on viewport ...
				offset /= resolution.y;

				// select end
				vec4 clip = ( position.y < 0.5 ) ? clipStart : clipEnd;

				// back to clip space
				offset *= clip.w;

				clip.xy += offset;

			#endif

			gl_Position = clip;

			vec4 mvPosition = ( position.y < 0.5 ) ? start : end; // this is an approximation

			#include <logdepthbuf_vertex>
			#include <clipping_planes_vertex>
			#include <fog_vertex>

		}
		`,fragmentShader:`
		uniform vec3 diffuse;
		uniform float opacity;
		uniform float linewidth;

		#ifdef USE_DASH

			uniform float dashOffset;
			uniform float dashSize;
			uniform float gapSize;

		#endif

		varying float vLineDistance;

		#ifdef WORLD_UNITS

			varying vec4 worldPos;
			varying vec3 worldStart;
			varying vec3 worldEnd;

			#ifdef USE_DASH

				varying vec2 vUv;

			#endif

		#else

			varying vec2 vUv;

		#endif

		#include <common>
		#include <color_pars_fragment>
		#include <fog_pars_fragment>
		#include <logdepthbuf_pars_fragment>
		#include <clipping_planes_pars_fragment>

		vec2 closestLineToLine(vec3 p1, vec3 p2, vec3 p3, vec3 p4) {

			float mua;
			float mub;

			vec3 p13 = p1 - p3;
			vec3 p43 = p4 - p3;

			vec3 p21 = p2 - p1;

			float d1343 = dot( p13, p43 );
			float d4321 = dot( p43, p21 );
			float d1321 = dot( p13, p21 );
			float d4343 = dot( p43, p43 );
			float d2121 = dot( p21, p21 );

			float denom = d2121 * d4343 - d4321 * d4321;

			float numer = d1343 * d4321 - d1321 * d4343;

			mua = numer / denom;
			mua = clamp( mua, 0.0, 1.0 );
			mub = ( d1343 + d4321 * ( mua ) ) / d4343;
			mub = clamp( mub, 0.0, 1.0 );

			return vec2( mua, mub );

		}

		void main() {

			float alpha = opacity;
			vec4 diffuseColor = vec4( diffuse, alpha );

			#include <clipping_planes_fragment>

			#ifdef USE_DASH

				if ( vUv.y < - 1.0 || vUv.y > 1.0 ) discard; // discard endcaps

				if ( mod( vLineDistance + dashOffset, dashSize + gapSize ) > dashSize ) discard; // todo - FIX

			#endif

			#ifdef WORLD_UNITS

				float len;

				if ( isOrthographic ) {

					// View rays are parallel to the z axis so the distance reduces to camera-space XY
					vec2 lineDir = worldEnd.xy - worldStart.xy;
					float t = clamp( dot( worldPos.xy - worldStart.xy, lineDir ) / dot( lineDir, lineDir ), 0.0, 1.0 );
					len = length( worldStart.xy + lineDir * t - worldPos.xy );

				} else {

					// Find the closest points on the view ray and the line segment
					vec3 rayEnd = normalize( worldPos.xyz ) * 1e5;
					vec3 lineDir = worldEnd - worldStart;
					vec2 params = closestLineToLine( worldStart, worldEnd, vec3( 0.0, 0.0, 0.0 ), rayEnd );

					vec3 p1 = worldStart + lineDir * params.x;
					vec3 p2 = rayEnd * params.y;
					vec3 delta = p1 - p2;
					len = length( delta );

				}

				float norm = len / linewidth;

				#ifndef USE_DASH

					#ifdef USE_ALPHA_TO_COVERAGE

						float dnorm = fwidth( norm );
						alpha = 1.0 - smoothstep( 0.5 - dnorm, 0.5 + dnorm, norm );

					#else

						if ( norm > 0.5 ) {

							discard;

						}

					#endif

				#endif

			#else

				#ifdef USE_ALPHA_TO_COVERAGE

					// artifacts appear on some hardware if a derivative is taken within a conditional
					float a = vUv.x;
					float b = ( vUv.y > 0.0 ) ? vUv.y - 1.0 : vUv.y + 1.0;
					float len2 = a * a + b * b;
					float dlen = fwidth( len2 );

					if ( abs( vUv.y ) > 1.0 ) {

						alpha = 1.0 - smoothstep( 1.0 - dlen, 1.0 + dlen, len2 );

					}

				#else

					if ( abs( vUv.y ) > 1.0 ) {

						float a = vUv.x;
						float b = ( vUv.y > 0.0 ) ? vUv.y - 1.0 : vUv.y + 1.0;
						float len2 = a * a + b * b;

						if ( len2 > 1.0 ) discard;

					}

				#endif

			#endif

			#include <logdepthbuf_fragment>
			#include <color_fragment>

			gl_FragColor = vec4( diffuseColor.rgb, alpha );

			#include <tonemapping_fragment>
			#include <colorspace_fragment>
			#include <fog_fragment>
			#include <premultiplied_alpha_fragment>

		}
		`};var ra=class extends lr{constructor(e){super({type:"LineMaterial",uniforms:sc.clone(Ii.line.uniforms),vertexShader:Ii.line.vertexShader,fragmentShader:Ii.line.fragmentShader,clipping:!0}),this.isLineMaterial=!0,this.setValues(e)}get color(){return this.uniforms.diffuse.value}set color(e){this.uniforms.diffuse.value=e}get worldUnits(){return"WORLD_UNITS"in this.defines}set worldUnits(e){e===!0!==this.worldUnits&&(this.needsUpdate=!0),e===!0?this.defines.WORLD_UNITS="":delete this.defines.WORLD_UNITS}get linewidth(){return this.uniforms.linewidth.value}set linewidth(e){this.uniforms.linewidth&&(this.uniforms.linewidth.value=e)}get dashed(){return"USE_DASH"in this.defines}set dashed(e){e===!0!==this.dashed&&(this.needsUpdate=!0),e===!0?this.defines.USE_DASH="":delete this.defines.USE_DASH}get dashScale(){return this.uniforms.dashScale.value}set dashScale(e){this.uniforms.dashScale.value=e}get dashSize(){return this.uniforms.dashSize.value}set dashSize(e){this.uniforms.dashSize.value=e}get dashOffset(){return this.uniforms.dashOffset.value}set dashOffset(e){this.uniforms.dashOffset.value=e}get gapSize(){return this.uniforms.gapSize.value}set gapSize(e){this.uniforms.gapSize.value=e}get opacity(){return this.uniforms.opacity.value}set opacity(e){this.uniforms&&(this.uniforms.opacity.value=e)}get resolution(){return this.uniforms.resolution.value}set resolution(e){this.uniforms.resolution.value.copy(e)}get alphaToCoverage(){return"USE_ALPHA_TO_COVERAGE"in this.defines}set alphaToCoverage(e){this.defines&&(e===!0!==this.alphaToCoverage&&(this.needsUpdate=!0),e===!0?this.defines.USE_ALPHA_TO_COVERAGE="":delete this.defines.USE_ALPHA_TO_COVERAGE)}};var fp=new $t,ux=new F,dx=new F,li=new $t,ci=new $t,Xr=new $t,pp=new F,mp=new tn,hi=new $l,fx=new F,au=new pi,ou=new Mr,Yr=new $t,Zr,Ua;function px(i,e,t){return Yr.set(0,0,-e,1).applyMatrix4(i.projectionMatrix),Yr.multiplyScalar(1/Yr.w),Yr.x=Ua/t.width,Yr.y=Ua/t.height,Yr.applyMatrix4(i.projectionMatrixInverse),Yr.multiplyScalar(1/Yr.w),Math.abs(Math.max(Yr.x,Yr.y))}function pw(i,e){let t=i.matrixWorld,n=i.geometry,r=n.attributes.instanceStart,s=n.attributes.instanceEnd,a=Math.min(n.instanceCount,r.count);for(let o=0,l=a;o<l;o++){hi.start.fromBufferAttribute(r,o),hi.end.fromBufferAttribute(s,o),hi.applyMatrix4(t);let c=new F,h=new F;Zr.distanceSqToSegment(hi.start,hi.end,h,c),h.distanceTo(c)<Ua*.5&&e.push({point:h,pointOnLine:c,distance:Zr.origin.distanceTo(h),object:i,face:null,faceIndex:o,uv:null,uv1:null})}}function mw(i,e,t){let n=e.projectionMatrix,s=i.material.resolution,a=i.matrixWorld,o=i.geometry,l=o.attributes.instanceStart,c=o.attributes.instanceEnd,h=Math.min(o.instanceCount,l.count),u=-e.near;Zr.at(1,Xr),Xr.w=1,Xr.applyMatrix4(e.matrixWorldInverse),Xr.applyMatrix4(n),Xr.multiplyScalar(1/Xr.w),Xr.x*=s.x/2,Xr.y*=s.y/2,Xr.z=0,pp.copy(Xr),mp.multiplyMatrices(e.matrixWorldInverse,a);for(let d=0,f=h;d<f;d++){if(li.fromBufferAttribute(l,d),ci.fromBufferAttribute(c,d),li.w=1,ci.w=1,li.applyMatrix4(mp),ci.applyMatrix4(mp),li.z>u&&ci.z>u)continue;if(li.z>u){let R=li.z-ci.z,M=(li.z-u)/R;li.lerp(ci,M)}else if(ci.z>u){let R=ci.z-li.z,M=(ci.z-u)/R;ci.lerp(li,M)}li.applyMatrix4(n),ci.applyMatrix4(n),li.multiplyScalar(1/li.w),ci.multiplyScalar(1/ci.w),li.x*=s.x/2,li.y*=s.y/2,ci.x*=s.x/2,ci.y*=s.y/2,hi.start.copy(li),hi.start.z=0,hi.end.copy(ci),hi.end.z=0;let _=hi.closestPointToPointParameter(pp,!0);hi.at(_,fx);let m=rc.lerp(li.z,ci.z,_),v=m>=-1&&m<=1,b=pp.distanceTo(fx)<Ua*.5;if(v&&b){hi.start.fromBufferAttribute(l,d),hi.end.fromBufferAttribute(c,d),hi.start.applyMatrix4(a),hi.end.applyMatrix4(a);let R=new F,M=new F;Zr.distanceSqToSegment(hi.start,hi.end,M,R),t.push({point:M,pointOnLine:R,distance:Zr.origin.distanceTo(M),object:i,face:null,faceIndex:d,uv:null,uv1:null})}}}var lu=class extends an{constructor(e=new Ho,t=new ra({color:Math.random()*16777215})){super(e,t),this.isLineSegments2=!0,this.type="LineSegments2"}computeLineDistances(){let e=this.geometry,t=e.attributes.instanceStart,n=e.attributes.instanceEnd,r=new Float32Array(2*t.count);for(let a=0,o=0,l=t.count;a<l;a++,o+=2)ux.fromBufferAttribute(t,a),dx.fromBufferAttribute(n,a),r[o]=o===0?0:r[o-1],r[o+1]=r[o]+ux.distanceTo(dx);let s=new js(r,2,1);return e.setAttribute("instanceDistanceStart",new wr(s,1,0)),e.setAttribute("instanceDistanceEnd",new wr(s,1,1)),this}raycast(e,t){let n=this.material.worldUnits,r=e.camera;if(r===null&&!n&&console.error('LineSegments2: "Raycaster.camera" needs to be set in order to raycast against LineSegments2 while worldUnits is set to false.'),n===!1&&(this.material.resolution.x===0||this.material.resolution.y===0))return;let s=e.params.Line2!==void 0&&e.params.Line2.threshold||0;Zr=e.ray;let a=this.matrixWorld,o=this.geometry,l=this.material;Ua=l.linewidth+s,o.boundingSphere===null&&o.computeBoundingSphere(),ou.copy(o.boundingSphere).applyMatrix4(a);let c;if(n)c=Ua*.5;else{let u=Math.max(r.near,ou.distanceToPoint(Zr.origin));c=px(r,u,l.resolution)}if(ou.radius+=c,Zr.intersectsSphere(ou)===!1)return;o.boundingBox===null&&o.computeBoundingBox(),au.copy(o.boundingBox).applyMatrix4(a);let h;if(n)h=Ua*.5;else{let u=Math.max(r.near,au.distanceToPoint(Zr.origin));h=px(r,u,l.resolution)}au.expandByScalar(h),Zr.intersectsBox(au)!==!1&&(n?pw(this,t):mw(this,r,t))}onBeforeRender(e){let t=this.material.uniforms;t&&t.resolution&&(e.getViewport(fp),this.material.uniforms.resolution.value.set(fp.z,fp.w))}};var Vo=class extends Ho{constructor(){super(),this.isLineGeometry=!0,this.type="LineGeometry"}setPositions(e){let t=e.length-3,n=new Float32Array(2*t);for(let r=0;r<t;r+=3)n[2*r]=e[r],n[2*r+1]=e[r+1],n[2*r+2]=e[r+2],n[2*r+3]=e[r+3],n[2*r+4]=e[r+4],n[2*r+5]=e[r+5];return super.setPositions(n),this}setColors(e){let t=e.length-3,n=new Float32Array(2*t);for(let r=0;r<t;r+=3)n[2*r]=e[r],n[2*r+1]=e[r+1],n[2*r+2]=e[r+2],n[2*r+3]=e[r+3],n[2*r+4]=e[r+4],n[2*r+5]=e[r+5];return super.setColors(n),this}setFromPoints(e){let t=e.length-1,n=new Float32Array(6*t);for(let r=0;r<t;r++)n[6*r]=e[r].x,n[6*r+1]=e[r].y,n[6*r+2]=e[r].z||0,n[6*r+3]=e[r+1].x,n[6*r+4]=e[r+1].y,n[6*r+5]=e[r+1].z||0;return super.setPositions(n),this}fromLine(e){let t=e.geometry;return this.setPositions(t.attributes.position.array),this}};var cu=class extends lu{constructor(e=new Vo,t=new ra({color:Math.random()*16777215})){super(e,t),this.isLine2=!0,this.type="Line2"}};var vp=[new F(1,0,0),new F(0,1,0),new F(0,0,1)],xp=vp[1],mx=["#3f7cbf","#d0702f","#3a9472","#8a64b0","#bf9a2e","#5aa0a8","#b5566f","#7a8a3a"],hc=i=>mx[i%mx.length];function yp(i,e,t){let n=document.createElement("canvas");n.width=i,n.height=e,t(n.getContext("2d"));let r=new Dl(n);return r.colorSpace=Ei,r.anisotropy=4,r}var gi=(i,e)=>{let t=new Mt(i);return"#"+(e<0?t.lerp(new Mt(0,0,0),-e):t.lerp(new Mt(1,1,1),e)).getHexString()};function hu(i){return yp(512,512,e=>{e.fillStyle=i,e.fillRect(0,0,512,512);for(let n=0;n<8;n++)e.beginPath(),e.moveTo(256,256),e.arc(256,256,380,2*Math.PI*n/8,2*Math.PI*(n+1)/8),e.fillStyle=n===0?gi(i,.75):n%2?gi(i,-.22):gi(i,.18),e.fill();e.beginPath(),e.arc(256,256,34,0,7),e.fillStyle=gi(i,-.5),e.fill(),e.lineWidth=10,e.strokeStyle=gi(i,-.4),e.beginPath(),e.arc(256,256,250,0,7),e.stroke()})}function uu(i,e){return yp(1024,16,t=>{for(let n=0;n<e;n++)t.fillStyle=n===0?gi(i,.75):n%2?gi(i,-.25):gi(i,.2),t.fillRect(1024*n/e,0,1024/e+1,16)})}function gx(i){return yp(1024,512,e=>{for(let n=0;n<8;n++)for(let r=0;r<2;r++)e.fillStyle=n===0&&r===0?gi(i,.8):(n+r)%2?gi(i,-.22):gi(i,.22),e.fillRect(1024*n/8,256*r,1024/8+1,257);e.fillStyle=gi(i,-.45),e.fillRect(0,252,1024,8)})}function Kr(i,e={}){return new Zs({color:i,roughness:.55,metalness:.05,...e})}var $r=i=>Kr("#ffffff",{map:i});function gp(i){return new ri().setFromUnitVectors(xp,vp[i])}function Pr(i,e){let t=new an(i,e);return t.castShadow=!0,t.receiveShadow=!0,t}function vx(i,e,t){return Pr(new Tr(i,i,e,72),[$r(uu(t,16)),$r(hu(t)),$r(hu(t))])}function xx(i,e,t){let n=new vn,r=.045*i,s=Pr(new Ys(i-r,r,20,96),$r(uu(e,16)));s.rotation.x=Math.PI/2,n.add(s);for(let a=0;t&&a<3;a++){let o=Pr(new Tr(.3*r,.3*r,2*i-2*r,8),Kr(gi(e,-.3)));o.rotation.set(Math.PI/2,0,Math.PI*a/3),n.add(o)}return n}function gw(i,e){let t=[.3,-.25,.1,-.1,.45,.2],n=Pr(new Gr(...i),t.map(s=>Kr(gi(e,s)))),r=new Ra(new Nl(n.geometry),new Xs({color:gi(e,-.5)}));return n.add(r),n}function fu(i,e,t,n){if(e.some(l=>!(l>=0)))return null;let[r,s,a]=e,o=l=>{let c=new vn;return l.quaternion.premultiply(gp(t)),c.add(l),c};switch(i){case"disk":return o(vx(r,.03*r,n));case"ring":return o(xx(r,n,!0));case"hoop":return o(xx(r,n,!0));case"sphere":case"shell":case"ball":{let l=Pr(new Ss(r,64,40),$r(gx(n)));return l.quaternion.copy(gp(2)),l}case"cylinder":return o(vx(r,s,n));case"rod":return o(Pr(new Tr(.025*r,.025*r,r,16),$r(uu(n,2))));case"cone":{let l=Pr(new Ca(r,s,64),[$r(uu(n,12)),$r(hu(n)),$r(hu(n))]);l.position.y=s/4;let c=new vn;return c.add(l),o(c)}case"ellipsoid":{let l=new vn,c=Pr(new Ss(1,64,40),$r(gx(n)));return c.quaternion.copy(gp(2)),l.add(c),l.scale.set(r,s,a),l}case"inertia":case"box":{let l=.04*Math.max(r,s,a);return e.length===3&&l>0?gw(e.map(c=>Math.max(c,l)),n):null}default:return null}}function yx(i){i.traverse(e=>{if(e instanceof an){e.castShadow=!1;for(let t of Array.isArray(e.material)?e.material:[e.material])t.transparent=!0,t.opacity=.36,t.depthWrite=!1}})}function _x(i,e,t){let r=[];for(let s=0;s<=216;s++){let a=s/216,o=2*Math.PI*9*a,l=Math.min(1,12*a,12*(1-a));r.push(new F(l*i*Math.cos(o),.06+.88*a,l*i*Math.sin(o)))}return r.unshift(new F(0,0,0)),r.push(new F(0,1,0)),Pr(new Ol(new zo(r),400,e,6),Kr(t,{metalness:.4}))}function bx(i,e,t){let n=new vn,r=(s,a,o,l)=>{let c=Pr(new Tr(s,s,o-a,20),Kr(l));c.position.y=(a+o)/2,n.add(c)};return r(e,0,.3,t),r(i,.3,.65,t),r(e,.65,1,gi(t,.3)),n}function _p(i,e){let t=new Tr(i,i,1,12);return t.translate(0,.5,0),Pr(t,Kr(e))}function pu(i,e,t){let n=t.clone().sub(e),r=n.length();i.visible=r>1e-12&&Number.isFinite(r),i.visible&&(i.position.copy(e),i.quaternion.setFromUnitVectors(xp,n.divideScalar(r)),i.scale.set(1,r,1))}var Go=class extends vn{constructor(t,n){super();this.radius=t;let r=new Aa({color:n,depthTest:!1,transparent:!0});this.shaft=new an(new Tr(t,t,1,14),r),this.shaft.geometry.translate(0,.5,0),this.head=new an(new Ca(3*t,8*t,20),r),this.head.geometry.translate(0,-4*t,0),this.shaft.renderOrder=this.head.renderOrder=5,this.add(this.shaft,this.head)}set(t,n,r){let s=n.length()*r;if(this.visible=Number.isFinite(s)&&s>.5*this.radius,!this.visible)return;this.position.copy(t),this.quaternion.setFromUnitVectors(xp,n.clone().normalize());let a=Math.min(1,s/(12*this.radius));this.head.scale.setScalar(a),this.head.position.y=s,this.shaft.scale.set(Math.max(a,.4),Math.max(s-8*this.radius*a,1e-6),Math.max(a,.4))}},du=class extends vn{constructor(t,n,r){super();this.size=t;this.wire=n;this.shown=-1;let s=new Aa({color:r,depthTest:!1,transparent:!0});this.arc=new an(new Bn,s),this.head=new an(new Ca(3*n,8*n,20),s),this.arc.renderOrder=this.head.renderOrder=5,this.add(this.arc,this.head)}set(t,n,r){let s=n.length()/r;if(this.visible=Number.isFinite(s)&&s>.01,!this.visible)return;let a=1.5*Math.PI*Math.min(1,s),o=Math.max(1,Math.round(a*40));o!==this.shown&&(this.shown=o,this.arc.geometry.dispose(),this.arc.geometry=new Ys(this.size,this.wire,10,48,a),this.head.position.set(this.size*Math.cos(a),this.size*Math.sin(a),0),this.head.rotation.z=a),this.position.copy(t),this.quaternion.setFromUnitVectors(vp[2],n.clone().normalize())}};var mu={i:0,f:0},gu=class extends vn{constructor(t,n,r,s,a){super();this.motion=t;this.surfaces=[];this.shadows=[];this.grids=[];this.moving=new Map;let o=t.scene,l=[],c=(h,u,d,f)=>{u.normalize();let g=h.dot(u);if(!(u.length()>.5)||l.some(m=>Math.abs(m.normal.dot(u))>.999&&Math.abs(m.height*Math.sign(m.normal.dot(u))-g)<.01*a))return;l.push({normal:u,height:g});let _=this.plane(r.clone().addScaledVector(u,g-r.dot(u)),u,s,a,d);f&&this.moving.set(f,{..._,center:r})};for(let h of o.objects)h.kind==="plane"&&c(new F(...t.vector(h.at[0],mu)),new F(...t.vector(h.vector,mu)),!1,h);if(o.flat===void 0)for(let h of o.ground)c(new F(...t.vector(h.at,mu)),new F().setComponent(h.axis,1),!1);else for(let h of o.ground)this.rail(new F(...t.vector(h.at,mu)),h.axis,o.flat,r,s,a);l.length||o.flat!==void 0||c(r.clone().addScaledVector(n,-1.02*s),n.clone(),!0)}plane(t,n,r,s,a){let o=1.7*r,l=new vn,c=vw(Math.max(s/2.5,o/50)),h=[],u=Math.ceil(o/c),d=u*c;for(let v=-u;v<=u;v++)h.push(-d,v*c,0,d,v*c,0,v*c,-d,0,v*c,d,0);let f=new Bn().setAttribute("position",new Ut(h,3)),g=new Xs({transparent:!0,opacity:a?.35:.8,depthWrite:!1});this.grids.push(g);let _=new Ra(f,g);_.renderOrder=-1,l.add(_);let m=new Pa(2*d,2*d);if(a){let v=new Hl({opacity:.16});this.shadows.push(v);let b=new an(m,v);b.receiveShadow=!0,l.add(b)}else{let v=new Zs({roughness:1,side:cr,transparent:!0,opacity:.9,polygonOffset:!0,polygonOffsetFactor:2,polygonOffsetUnits:2});this.surfaces.push(v);let b=new an(m,v);b.receiveShadow=!0,b.renderOrder=-2,l.add(b)}return l.position.copy(t),l.quaternion.setFromUnitVectors(new F(0,0,1),n),this.add(l),{group:l,step:c}}move(t,n){let r=this.moving.get(t);if(!r)return;let s=new F(...this.motion.vector(t.at[0],n)),a=new F(...this.motion.vector(t.vector,n)).normalize();if(!Number.isFinite(s.x+a.x))return;r.group.quaternion.setFromUnitVectors(new F(0,0,1),a);let o=r.center.clone().addScaledVector(a,s.dot(a)-r.center.dot(a)),l=s.sub(o);for(let c of[new F(1,0,0),new F(0,1,0)]){c.applyQuaternion(r.group.quaternion);let h=l.dot(c);o.addScaledVector(c,h-r.step*Math.round(h/r.step))}r.group.position.copy(o)}rail(t,n,r,s,a,o){if(n===r)return;let l=new F().setComponent(3-n-r,1),c=s.clone().setComponent(n,t.getComponent(n)),h=[c.clone().addScaledVector(l,-1.6*a),c.clone().addScaledVector(l,1.6*a)],u=new Zs({roughness:1});this.surfaces.push(u);let d=.006*o,f=h[0].distanceTo(h[1]),g=new an(new Gr(d,f,d),u);g.position.copy(c).setComponent(n,c.getComponent(n)-d/2),g.quaternion.setFromUnitVectors(new F(0,1,0),l),this.add(g)}theme(){for(let t of this.surfaces)t.color.set(Wn("ground"));for(let t of this.grids)t.color.set(Wn("grid"))}};function vw(i){let e=Math.pow(10,Math.floor(Math.log10(i))),t=i/e;return e*(t<1.5?1:t<3.5?2:t<7.5?5:10)}var xw=new Set(["disk","ring","hoop","sphere","shell","cylinder","rod","box","cone","ellipsoid","inertia"]),yw={constraint:"force",reaction:"reaction",actuator:"actuator"},vu=class{constructor(e,t,n){this.motion=e;this.box=t;this.overlay=n;this.layers={forces:!1,traces:!0,frames:!1,names:!1};this.world=new Cl;this.updates=[];this.inLayer={forces:[],traces:[],frames:[],names:[]};this.tags=[];this.lines=[];this.up=new F(0,0,1);this.center=new F;this.extent=1;this.unit=1;this.small=0;this.points=[];this.view=new F;this.named=new Map;this.now={i:0,f:0};this.light=new Yl(16777215,1.9);this.following=null;this.followed=new F;this.renderer=new eu({antialias:!0,preserveDrawingBuffer:!0}),this.renderer.shadowMap.enabled=!0,this.renderer.shadowMap.type=Ia,this.renderer.domElement.setAttribute("role","img"),this.renderer.domElement.setAttribute("aria-label",`Animation: ${e.scene.title}`),this.renderer.domElement.tabIndex=-1,t.prepend(this.renderer.domElement),this.camera=new Ai(30,1,.1,100),this.measure(),this.measureMarkers(),this.orient(),this.camera.up.copy(this.up),this.controls=new ru(this.camera,this.renderer.domElement),this.controls.enableDamping=!1,this.controls.addEventListener("change",()=>this.render()),this.ground=new gu(this.motion,this.up,this.center,this.extent,this.unit),this.world.add(this.ground);let r=this.leader();this.small&&r&&(this.following=r.at[0]),this.lights(),this.motion.scene.objects.forEach((s,a)=>this.object(s,a)),this.frames(),this.forces(),this.theme(),new ResizeObserver(()=>this.resize()).observe(t),this.resize(),this.reset()}reach(e){let t=(e.size??[]).map(n=>this.motion.scalar(n,{i:0,f:0})).filter(Number.isFinite);switch(e.kind){case"particle":return 0;case"rod":return t[0]/2;case"cylinder":case"cone":return Math.hypot(t[0],e.vector===void 0?(t[1]??0)/2:0);case"box":case"inertia":return t.length===3?Math.hypot(...t)/2:0;default:return t.length?Math.max(...t):0}}measure(){let e=new pi,t=new pi,n=this.motion.some(120),r=0;for(let o of this.motion.scene.objects){if(o.kind==="plane"||o.kind==="arrow")continue;let l=this.reach(o);o.body&&(r=Math.max(r,l));for(let c of o.at)n.forEach((h,u)=>{let d=new F(...this.motion.vector(c,h));if(Number.isFinite(d.x+d.y+d.z)){for(let f of[-l,l])for(let g of u===0?[e,t]:[e])g.expandByPoint(d.clone().addScalar(f));if(l>0)for(let f=0;f<6;f++)this.points.push(d.clone().setComponent(f>>1,d.getComponent(f>>1)+(f%2?l:-l)));else this.points.push(d)}})}let s=e.isEmpty()?0:e.getSize(new F).length();s>0&&s<1e-12&&e.makeEmpty(),s===0&&!e.isEmpty()&&e.expandByScalar(1),e.isEmpty()&&e.set(new F(-1,-1,-1),new F(1,1,1)),this.points.length||this.points.push(e.min.clone(),e.max.clone()),e.getCenter(this.center),this.extent=Math.max(e.getSize(new F).length()/2,1e-9);let a=t.isEmpty()?this.extent:Math.max(t.getSize(new F).length()/2,.001*this.extent);this.small=a<.22*this.extent&&a>.0011*this.extent?a:0,this.unit=this.small?2.2*a:Math.max(Math.min(this.extent,2.2*a),.5*this.extent,Math.min(1.5*r,this.extent))}measureMarkers(){for(let e of this.motion.scene.objects)if(!(e.kind!=="inertia"||this.reach(e)>0))for(let t of this.motion.some(40)){let n=new F(...this.motion.vector(e.at[0],t));if(Number.isFinite(n.x+n.y+n.z))for(let r=0;r<6;r++)this.points.push(n.clone().setComponent(r>>1,n.getComponent(r>>1)+(r%2?.3:-.3)*this.unit))}}orient(){let{gravity:e,flat:t}=this.motion.scene,n=a=>new F().setComponent(a,1);if(e&&this.up.set(...e).negate(),t!==void 0){let a=n(t);Math.abs(this.up.dot(a))>.99?this.up.copy(n(t===1?2:1)):this.up.addScaledVector(a,-this.up.dot(a)).normalize(),e||this.up.copy(n(t===1?2:1)),this.view.copy(a);return}let r=Math.abs(this.up.x)>.9?n(1):n(0);r.addScaledVector(this.up,-r.dot(this.up)).normalize();let s=new F().crossVectors(this.up,r);this.view.copy(s).multiplyScalar(-.8).addScaledVector(r,.5).addScaledVector(this.up,.5).normalize()}reset(){let e=new F().crossVectors(this.up,this.view).normalize(),t=new F().crossVectors(this.view,e).normalize(),n=Math.tan(this.camera.fov*Math.PI/360),r=n*this.camera.aspect,s=new Xe(1/0,1/0),a=new Xe(-1/0,-1/0);for(let c of this.points){let h=c.clone().sub(this.center),u=new Xe(h.dot(e),h.dot(t));s.min(u),a.max(u)}let o=this.center.clone().addScaledVector(e,(s.x+a.x)/2).addScaledVector(t,(s.y+a.y)/2),l=0;for(let c of this.points){let h=c.clone().sub(o),u=h.dot(this.view);l=Math.max(l,u+Math.abs(h.dot(e))/r,u+Math.abs(h.dot(t))/n)}l=Math.max(1.14*l,.3*this.extent),this.following!==null&&this.small&&(l=Math.min(l,2.4*this.small/Math.min(n,r))),this.camera.near=l/100,this.camera.far=l*40,this.camera.updateProjectionMatrix(),this.following!==null&&o.set(...this.motion.vector(this.following,this.now)),this.controls.target.copy(o),this.camera.position.copy(o).addScaledVector(this.view,l),this.followed.copy(o),this.controls.update(),this.render()}leader(){let e=this.motion.scene.objects.filter(t=>t.body);return e.find(t=>t.kind!=="particle"&&t.kind!=="inertia")??e[0]}get follows(){return this.following!==null}follow(e){let t=this.leader();this.following=e&&t?t.at[0]:null,t&&this.followed.copy(this.place(t.at[0],this.now)),this.reset()}lights(){this.world.add(new Wl(16777215,12104358,2.6));let e=this.light.shadow,t=this.small?4*this.small:1.25*this.extent;this.light.castShadow=!0,e.mapSize.set(2048,2048),Object.assign(e.camera,{left:-t,right:t,top:t,bottom:-t,near:.1*t,far:9*t}),e.bias=-8e-4,e.normalBias=.003*t,this.shine(this.center,t),this.world.add(this.light,this.light.target)}shine(e,t){let n=new F().crossVectors(this.up,this.view);this.light.position.copy(e).addScaledVector(this.up,3.2*t).addScaledVector(this.view,1.2*t).addScaledVector(n,-1.1*t),this.light.target.position.copy(e)}theme(){this.world.background=new Mt(Wn("stage")),this.ground.theme(),this.render()}place(e,t){return new F(...this.motion.vector(e,t))}turned(e,t){let[n,r,s,a]=this.motion.turn(e,t);return new ri(r,s,a,n).normalize()}tag(e,t,n,r,s=()=>!0){let a=it("span",{class:`tag ${t}`},e);return this.overlay.append(a),this.tags.push({at:r,element:a,layer:n,shown:s}),a}object(e,t){xw.has(e.kind)&&e.turn!==void 0?this.body(e,t):e.kind==="particle"?this.particle(e,t):e.kind==="line"?this.wire(e):e.kind==="spring"||e.kind==="damper"?this.spring(e):e.kind==="trace"?this.trace(e,t):e.kind==="circle"?this.circle(e):e.kind==="ball"?this.ball(e,t):e.kind==="cylinder"?this.shaft(e):e.kind==="arrow"?this.arrow(e):e.kind==="label"?this.label(e):e.kind==="plane"&&this.updates.push(n=>this.ground.move(e,n))}add(e,t){this.world.add(e),this.updates.push(t)}body(e,t){let n=new vn,r=(.3+.13*(t%4))*this.unit,s="",a=l=>{let c=(e.size??[]).map(f=>this.motion.scalar(f,l)),h=c.join();if(h===s&&s)return;s=h||"none",n.clear();let u=e.body?hc(t):Wn("prop"),d=fu(e.kind,c,e.axis??2,u)??fu("box",[r,r,.02*this.unit/r*this.unit],2,u);(e.translucent||e.kind==="inertia"||e.kind==="box"&&!e.body)&&yx(d),n.add(d)};this.add(n,l=>{a(l),n.position.copy(this.place(e.at[0],l)),n.quaternion.copy(this.turned(e.turn,l))}),this.named.set(e.name,()=>n);let o=n.position;e.body&&this.tag(e.name,"name","names",o)}particle(e,t){let n=this.motion.scene.objects.filter(f=>f.kind==="particle"&&f.size).map(f=>this.motion.scalar(f.size[0],{i:0,f:0})),r=e.size?this.motion.scalar(e.size[0],{i:0,f:0}):NaN,s=Math.max(...n),a=r>0&&s>0?Math.cbrt(r/s):.6,o=this.motion.scene.objects.filter(f=>f.translucent).map(f=>this.reach(f)),l={i:0,f:0},c=this.place(e.at[0],l),h=this.motion.scene.objects.filter(f=>f.kind==="particle"&&f!==e).map(f=>this.place(f.at[0],l).distanceTo(c)).filter(f=>f>1e-6*this.unit),u=Math.max(.5,a)*Math.min(.035*this.unit,...o.map(f=>.13*f),...h.map(f=>.3*f)),d=new an(new Ss(u,32,20),Kr(o.length?"#c0392b":hc(t)));d.castShadow=!0,this.add(d,f=>d.position.copy(this.place(e.at[0],f))),this.named.set(e.name,()=>d),this.tag(e.name,"name","names",d.position)}wire(e){let t=.0085*this.unit,n=Wn("rod"),r=e.at.slice(1).map(()=>_p(t,n)),s=e.at.map(()=>new an(new Ss(1.5*t,16,10),Kr(n))),a=new vn;a.add(...r,...s),this.add(a,o=>{let l=e.at.map(c=>this.place(c,o));r.forEach((c,h)=>pu(c,l[h],l[h+1])),s.forEach((c,h)=>c.position.copy(l[h]))})}spring(e){let t=this.place(e.at[0],{i:0,f:0}).distanceTo(this.place(e.at[1],{i:0,f:0})),n=.03*this.unit,r=.006*this.unit,s=Wn("spring"),a=e.kind==="spring"?_x(n,(t>0,r),s):bx(n,r,s);this.add(a,o=>pu(a,this.place(e.at[0],o),this.place(e.at[1],o)))}trace(e,t){let n=e.turn,r=[],s=[];for(let h=0;h<this.motion.n;h++){let u={i:h,f:0},d=this.place(e.at[0],u);n!==void 0&&d.applyQuaternion(this.turned(n,u).invert()),Number.isFinite(d.x+d.y+d.z)&&r.push(d.x,d.y,d.z),s.push(Math.max(0,r.length/3-1))}if(r.length<6)return;let a=hc(this.colorOf(e,t)),o=new vn,l=(h,u)=>{let d=new ra({color:a,linewidth:u,transparent:!0,opacity:h,depthWrite:!1});this.lines.push(d);let f=new cu(new Vo().setPositions(r),d);return f.renderOrder=2,o.add(f),f};l(.28,1.5);let c=l(1,2.5);this.inLayer.traces.push(o),this.add(o,h=>{c.geometry.instanceCount=s[h.i],c.visible=s[h.i]>0,n!==void 0&&o.quaternion.copy(this.turned(n,h))})}colorOf(e,t){let n=this.motion.scene.objects.findIndex(r=>r.body&&r.at[0]===e.at[0]);return n>=0?n:t}circle(e){let t=new vn,n=.008*this.unit,r=NaN;this.add(t,s=>{let a=Math.abs(this.motion.scalar(e.size[0],s));if(a!==r){r=a,t.clear();let o=new an(new Ys(a,n,12,120),Kr(Wn("rod")));o.castShadow=!0,t.add(o)}t.position.copy(this.place(e.at[0],s)),t.quaternion.setFromUnitVectors(new F(0,0,1),this.place(e.vector,s).normalize())})}ball(e,t){let n=fu("ball",[1],2,hc(t));this.add(n,r=>{n.scale.setScalar(Math.abs(this.motion.scalar(e.size[0],r))),n.position.copy(this.place(e.at[0],r))})}shaft(e){let t=_p(1,Wn("prop"));this.add(t,n=>{let r=Math.abs(this.motion.scalar(e.size[0],n)),s=this.place(e.vector,n),a=this.place(e.at[0],n);pu(t,a.clone().addScaledVector(s,-.5),a.clone().addScaledVector(s,.5)),t.scale.x=t.scale.z=r})}arrow(e){let t=(e.text??"").split("(")[0],n=this.motion.scene.objects.filter(o=>o.kind==="arrow"&&(o.text??"").split("(")[0]===t),r=0;for(let o of n)for(let l of this.motion.some(200))r=Math.max(r,this.place(o.vector,l).length()||0);let s=new Go(.007*this.unit,Wn("arrow")),a=new F;this.add(s,o=>{let l=this.place(e.at[0],o),c=this.place(e.vector,o);s.set(l,c,r>0?.32*this.unit/r:0),a.copy(l).addScaledVector(c,r>0?.32*this.unit/r:0)}),this.tag(e.text??"","arrow","names",a,()=>s.visible)}label(e){let t=new F;this.updates.push(n=>t.copy(this.place(e.at[0],n))),this.tag(e.text??"","label",null,t)}frames(){let e=(t,n,r)=>{let s=new vn,a=.24*this.unit,o=["axis-x","axis-y","axis-z"].map((l,c)=>{let h=new Go(.006*this.unit,Wn(l)),u=new F;return h.set(new F,new F().setComponent(c,1),a),s.add(h),this.tag(`${t}${"xyz"[c]}`,"axis","frames",u),u});this.inLayer.frames.push(s),this.add(s,l=>{s.position.copy(n(l)),s.quaternion.copy(r(l)),o.forEach((c,h)=>c.setComponent(0,0).setComponent(1,0).setComponent(2,0).setComponent(h,1.12*a).applyQuaternion(s.quaternion).add(s.position))})};e("",()=>new F,()=>new ri);for(let t of this.motion.scene.objects)t.body&&t.turn!==void 0&&e("",n=>this.place(t.at[0],n),n=>this.turned(t.turn,n))}forces(){let e=this.motion.scene.forces,t=this.motion.some(400),n=a=>{let o=e.filter(l=>l.torque===a).flatMap(l=>t.map(c=>Math.hypot(...sl(l.value,c)))).filter(l=>l>0).sort((l,c)=>l-c);return o.length?Math.max(o[Math.floor(.98*(o.length-1))],1e-300):1},r=n(!1),s=n(!0);for(let a of e){let o=Wn(yw[a.kind]),l=new F,c=new Go(.009*this.unit,o),h=new du(.13*this.unit,.007*this.unit,o),u=a.torque?h:c;this.inLayer.forces.push(u);let d=this.tag("",a.kind,"forces",l,()=>u.visible);this.add(u,f=>{let g=new F(...sl(a.at,f)),_=new F(...sl(a.value,f)),m=.42*this.unit/r;_.length()<1e-11&&_.set(0,0,0),a.torque?h.set(g,_,s):c.set(g,_,m),l.copy(g).addScaledVector(_,a.torque?.13*this.unit/(_.length()||1):m*1.04),d.textContent=`${a.name} ${cs(_.length(),3)}`})}}set(e){this.now=e;for(let n of this.updates)n(e);let t=this.small?this.leader():void 0;if(t&&this.shine(this.place(t.at[0],e),4*this.small),this.following!==null){let n=this.place(this.following,e),r=n.clone().sub(this.followed);this.camera.position.add(r),this.controls.target.add(r),this.followed.copy(n),this.controls.update()}this.render()}show(e,t){this.layers[e]=t,this.set(this.now)}position(e){let t=this.named.get(e)?.();return t?[t.position.x,t.position.y,t.position.z]:null}picture(e){this.render();let t=this.renderer.domElement,n=document.createElement("canvas"),r=t.width/this.box.clientWidth;n.width=t.width,n.height=t.height;let s=n.getContext("2d");s.drawImage(t,0,0),s.scale(r,r),s.textBaseline="middle";for(let a of this.tags){if(a.element.hidden)continue;let[o,l]=/translate\((\S+)px, (\S+)px\)/.exec(a.element.style.transform).slice(1).map(Number),c=getComputedStyle(a.element);s.font=`${c.fontStyle} ${c.fontWeight} ${c.fontSize} ${c.fontFamily}`,c.backgroundColor!=="rgba(0, 0, 0, 0)"&&(s.fillStyle=c.backgroundColor,s.fillRect(o,l,a.element.offsetWidth,a.element.offsetHeight)),s.fillStyle=c.color,s.fillText(a.element.textContent??"",o+5,l+a.element.offsetHeight/2+1)}return s.font=`13px ${getComputedStyle(document.body).fontFamily}`,s.fillStyle=Wn("muted"),s.fillText(e,10,this.box.clientHeight-14),n.toDataURL("image/png")}resize(){let e=Math.max(1,this.box.clientWidth),t=Math.max(1,this.box.clientHeight);this.renderer.setPixelRatio(Math.min(devicePixelRatio,2)),this.renderer.setSize(e,t,!1);let n=this.camera.aspect;this.camera.aspect=e/t,this.camera.updateProjectionMatrix();for(let r of this.lines)r.resolution.set(e,t);Math.abs(n-this.camera.aspect)>.02*n&&this.reset(),this.render()}render(){if(this.controls){for(let e of["traces","frames"])for(let t of this.inLayer[e])t.visible=this.layers[e];if(!this.layers.forces)for(let e of this.inLayer.forces)e.visible=!1;this.renderer.render(this.world,this.camera),this.putTags()}}putTags(){let e=this.box.clientWidth,t=this.box.clientHeight,n=[];for(let r of this.tags){let s=r.at.clone().project(this.camera),a=(r.layer===null||this.layers[r.layer])&&r.shown()&&s.z<1&&Math.abs(s.x)<1.1&&Math.abs(s.y)<1.1;if(r.element.hidden=!a,!a)continue;let o=r.element.offsetWidth,l=r.element.offsetHeight,c=Math.min(Math.max((s.x+1)/2*e+6,2),e-o-2),h=Math.min(Math.max((1-s.y)/2*t-l/2,2),t-l-2);for(let u=0;u<6;u++){let d=n.find(f=>c<f[2]&&c+o>f[0]&&h<f[3]&&h+l>f[1]);if(!d)break;h=d[3]+1}n.push([c,h,c+o,h+l]),r.element.style.transform=`translate(${c.toFixed(1)}px, ${h.toFixed(1)}px)`}}};var Me=class i extends Error{constructor(e,t){var n="KaTeX parse error: "+e,r,s,a=t&&t.loc;if(a&&a.start<=a.end){var o=a.lexer.input;r=a.start,s=a.end,r===o.length?n+=" at end of input: ":n+=" at position "+(r+1)+": ";var l=o.slice(r,s).replace(/[^]/g,"$&\u0332"),c;r>15?c="\u2026"+o.slice(r-15,r):c=o.slice(0,r);var h;s+15<o.length?h=o.slice(s,s+15)+"\u2026":h=o.slice(s),n+=c+l+h}super(n),this.name="ParseError",this.position=void 0,this.length=void 0,this.rawMessage=void 0,Object.setPrototypeOf(this,i.prototype),this.position=r,r!=null&&s!=null&&(this.length=s-r),this.rawMessage=e}},_w=/([A-Z])/g,bw=i=>i.replace(_w,"-$1").toLowerCase(),Sw={"&":"&amp;",">":"&gt;","<":"&lt;",'"':"&quot;","'":"&#x27;"},Mw=/[&><"']/g,xi=i=>String(i).replace(Mw,e=>Sw[e]),Au=i=>i.type==="ordgroup"||i.type==="color"?i.body.length===1?Au(i.body[0]):i:i.type==="font"?Au(i.body):i,ww=new Set(["mathord","textord","atom"]),Cs=i=>ww.has(Au(i).type),Tw=i=>{var e=/^[\x00-\x20]*([^\\/#?]*?)(:|&#0*58|&#x0*3a|&colon)/i.exec(i);return e?e[2]!==":"||!/^[a-zA-Z][a-zA-Z0-9+\-.]*$/.test(e[1])?null:e[1].toLowerCase():"_relative"},Lp={displayMode:{type:"boolean",description:"Render math in display mode, which puts the math in display style (so \\int and \\sum are large, for example), and centers the math on the page on its own line.",cli:"-d, --display-mode"},output:{type:{enum:["htmlAndMathml","html","mathml"]},description:"Determines the markup language of the output.",cli:"-F, --format <type>"},leqno:{type:"boolean",description:"Render display math in leqno style (left-justified tags)."},fleqn:{type:"boolean",description:"Render display math flush left."},throwOnError:{type:"boolean",default:!0,cli:"-t, --no-throw-on-error",cliDescription:"Render errors (in the color given by --error-color) instead of throwing a ParseError exception when encountering an error."},errorColor:{type:"string",default:"#cc0000",cli:"-c, --error-color <color>",cliDescription:"A color string given in the format 'rgb' or 'rrggbb' (no #). This option determines the color of errors rendered by the -t option.",cliProcessor:i=>"#"+i},macros:{type:"object",cli:"-m, --macro <def>",cliDescription:"Define custom macro of the form '\\foo:expansion' (use multiple -m arguments for multiple macros).",cliDefault:[],cliProcessor:(i,e)=>(e.push(i),e)},minRuleThickness:{type:"number",description:"Specifies a minimum thickness, in ems, for fraction lines, `\\sqrt` top lines, `{array}` vertical lines, `\\hline`, `\\hdashline`, `\\underline`, `\\overline`, and the borders of `\\fbox`, `\\boxed`, and `\\fcolorbox`.",processor:i=>Math.max(0,i),cli:"--min-rule-thickness <size>",cliProcessor:parseFloat},colorIsTextColor:{type:"boolean",description:"Makes \\color behave like LaTeX's 2-argument \\textcolor, instead of LaTeX's one-argument \\color mode change.",cli:"-b, --color-is-text-color"},strict:{type:[{enum:["warn","ignore","error"]},"boolean","function"],description:"Turn on strict / LaTeX faithfulness mode, which throws an error if the input uses features that are not supported by LaTeX.",cli:"-S, --strict",cliDefault:!1},trust:{type:["boolean","function"],description:"Trust the input, enabling all HTML features such as \\url.",cli:"-T, --trust"},maxSize:{type:"number",default:1/0,description:"If non-zero, all user-specified sizes, e.g. in \\rule{500em}{500em}, will be capped to maxSize ems. Otherwise, elements and spaces can be arbitrarily large",processor:i=>Math.max(0,i),cli:"-s, --max-size <n>",cliProcessor:parseInt},maxExpand:{type:"number",default:1e3,description:"Limit the number of macro expansions to the specified number, to prevent e.g. infinite macro loops. If set to Infinity, the macro expander will try to fully expand as in LaTeX.",processor:i=>Math.max(0,i),cli:"-e, --max-expand <n>",cliProcessor:i=>i==="Infinity"?1/0:parseInt(i)},globalGroup:{type:"boolean",cli:!1}};function Ew(i){if(typeof i!="string")return i.enum[0];switch(i){case"boolean":return!1;case"string":return"";case"number":return 0;case"object":return{};default:throw new Error("Unexpected schema type; settings must declare an explicit default.")}}function Aw(i){if(Object.prototype.hasOwnProperty.call(i,"default")&&i.default!==void 0)return i.default;var e=Array.isArray(i.type)?i.type[0]:i.type;return Ew(e)}function Rw(i,e,t,n){var r=Object.prototype.hasOwnProperty.call(t,e)?t[e]:void 0,s=Object.prototype.hasOwnProperty.call(n,"processor")?n.processor:void 0;i[e]=r!==void 0?s?s(r):r:Aw(n)}var mc=class{constructor(e){e===void 0&&(e={}),this.displayMode=void 0,this.output=void 0,this.leqno=void 0,this.fleqn=void 0,this.throwOnError=void 0,this.errorColor=void 0,this.macros=void 0,this.minRuleThickness=void 0,this.colorIsTextColor=void 0,this.strict=void 0,this.trust=void 0,this.maxSize=void 0,this.maxExpand=void 0,this.globalGroup=void 0,e=e||{};for(var t of Object.keys(Lp)){var n=Lp[t];n&&Rw(this,t,e,n)}}isTrusted(e){if("url"in e&&e.url&&!e.protocol){var t=Tw(e.url);if(t==null)return!1;e.protocol=t}var n=typeof this.trust=="function"?this.trust(e):this.trust;return!!n}},Jr=class{constructor(e,t,n){this.id=void 0,this.size=void 0,this.cramped=void 0,this.id=e,this.size=t,this.cramped=n}sup(){return jr[Cw[this.id]]}sub(){return jr[Pw[this.id]]}fracNum(){return jr[Iw[this.id]]}fracDen(){return jr[zw[this.id]]}cramp(){return jr[Dw[this.id]]}text(){return jr[Lw[this.id]]}isTight(){return this.size>=2}},tm=0,Cu=1,qo=2,Rs=3,gc=4,hr=5,Xo=6,Di=7,jr=[new Jr(tm,0,!1),new Jr(Cu,0,!0),new Jr(qo,1,!1),new Jr(Rs,1,!0),new Jr(gc,2,!1),new Jr(hr,2,!0),new Jr(Xo,3,!1),new Jr(Di,3,!0)],Cw=[gc,hr,gc,hr,Xo,Di,Xo,Di],Pw=[hr,hr,hr,hr,Di,Di,Di,Di],Iw=[qo,Rs,gc,hr,Xo,Di,Xo,Di],zw=[Rs,Rs,hr,hr,Di,Di,Di,Di],Dw=[Cu,Cu,Rs,Rs,hr,hr,Di,Di],Lw=[tm,Cu,qo,Rs,qo,Rs,qo,Rs],wt={DISPLAY:jr[tm],TEXT:jr[qo],SCRIPT:jr[gc],SCRIPTSCRIPT:jr[Xo]},kp=[{name:"latin",blocks:[[256,591],[768,879]]},{name:"cyrillic",blocks:[[1024,1279]]},{name:"armenian",blocks:[[1328,1423]]},{name:"brahmic",blocks:[[2304,4255]]},{name:"georgian",blocks:[[4256,4351]]},{name:"cjk",blocks:[[12288,12543],[19968,40879],[65280,65376]]},{name:"hangul",blocks:[[44032,55215]]}];function kw(i){for(var e=0;e<kp.length;e++)for(var t=kp[e],n=0;n<t.blocks.length;n++){var r=t.blocks[n];if(i>=r[0]&&i<=r[1])return t.name}return null}var Ru=[];kp.forEach(i=>i.blocks.forEach(e=>Ru.push(...e)));function s2(i){for(var e=0;e<Ru.length;e+=2)if(i>=Ru[e]&&i<=Ru[e+1])return!0;return!1}var Kn=i=>i+" "+i,Wo=80,Nw=function(e,t){return"M95,"+(622+e+t)+`
c-2.7,0,-7.17,-2.7,-13.5,-8c-5.8,-5.3,-9.5,-10,-9.5,-14
c0,-2,0.3,-3.3,1,-4c1.3,-2.7,23.83,-20.7,67.5,-54
c44.2,-33.3,65.8,-50.3,66.5,-51c1.3,-1.3,3,-2,5,-2c4.7,0,8.7,3.3,12,10
s173,378,173,378c0.7,0,35.3,-71,104,-213c68.7,-142,137.5,-285,206.5,-429
c69,-144,104.5,-217.7,106.5,-221
l`+e/2.075+" -"+e+`
c5.3,-9.3,12,-14,20,-14
H400000v`+(40+e)+`H845.2724
s-225.272,467,-225.272,467s-235,486,-235,486c-2.7,4.7,-9,7,-19,7
c-6,0,-10,-1,-12,-3s-194,-422,-194,-422s-65,47,-65,47z
M`+(834+e)+" "+t+"h400000v"+(40+e)+"h-400000z"},Uw=function(e,t){return"M263,"+(601+e+t)+`c0.7,0,18,39.7,52,119
c34,79.3,68.167,158.7,102.5,238c34.3,79.3,51.8,119.3,52.5,120
c340,-704.7,510.7,-1060.3,512,-1067
l`+e/2.084+" -"+e+`
c4.7,-7.3,11,-11,19,-11
H40000v`+(40+e)+`H1012.3
s-271.3,567,-271.3,567c-38.7,80.7,-84,175,-136,283c-52,108,-89.167,185.3,-111.5,232
c-22.3,46.7,-33.8,70.3,-34.5,71c-4.7,4.7,-12.3,7,-23,7s-12,-1,-12,-1
s-109,-253,-109,-253c-72.7,-168,-109.3,-252,-110,-252c-10.7,8,-22,16.7,-34,26
c-22,17.3,-33.3,26,-34,26s-26,-26,-26,-26s76,-59,76,-59s76,-60,76,-60z
M`+(1001+e)+" "+t+"h400000v"+(40+e)+"h-400000z"},Fw=function(e,t){return"M983 "+(10+e+t)+`
l`+e/3.13+" -"+e+`
c4,-6.7,10,-10,18,-10 H400000v`+(40+e)+`
H1013.1s-83.4,268,-264.1,840c-180.7,572,-277,876.3,-289,913c-4.7,4.7,-12.7,7,-24,7
s-12,0,-12,0c-1.3,-3.3,-3.7,-11.7,-7,-25c-35.3,-125.3,-106.7,-373.3,-214,-744
c-10,12,-21,25,-33,39s-32,39,-32,39c-6,-5.3,-15,-14,-27,-26s25,-30,25,-30
c26.7,-32.7,52,-63,76,-91s52,-60,52,-60s208,722,208,722
c56,-175.3,126.3,-397.3,211,-666c84.7,-268.7,153.8,-488.2,207.5,-658.5
c53.7,-170.3,84.5,-266.8,92.5,-289.5z
M`+(1001+e)+" "+t+"h400000v"+(40+e)+"h-400000z"},Ow=function(e,t){return"M424,"+(2398+e+t)+`
c-1.3,-0.7,-38.5,-172,-111.5,-514c-73,-342,-109.8,-513.3,-110.5,-514
c0,-2,-10.7,14.3,-32,49c-4.7,7.3,-9.8,15.7,-15.5,25c-5.7,9.3,-9.8,16,-12.5,20
s-5,7,-5,7c-4,-3.3,-8.3,-7.7,-13,-13s-13,-13,-13,-13s76,-122,76,-122s77,-121,77,-121
s209,968,209,968c0,-2,84.7,-361.7,254,-1079c169.3,-717.3,254.7,-1077.7,256,-1081
l`+e/4.223+" -"+e+`c4,-6.7,10,-10,18,-10 H400000
v`+(40+e)+`H1014.6
s-87.3,378.7,-272.6,1166c-185.3,787.3,-279.3,1182.3,-282,1185
c-2,6,-10,9,-24,9
c-8,0,-12,-0.7,-12,-2z M`+(1001+e)+" "+t+`
h400000v`+(40+e)+"h-400000z"},Bw=function(e,t){return"M473,"+(2713+e+t)+`
c339.3,-1799.3,509.3,-2700,510,-2702 l`+e/5.298+" -"+e+`
c3.3,-7.3,9.3,-11,18,-11 H400000v`+(40+e)+`H1017.7
s-90.5,478,-276.2,1466c-185.7,988,-279.5,1483,-281.5,1485c-2,6,-10,9,-24,9
c-8,0,-12,-0.7,-12,-2c0,-1.3,-5.3,-32,-16,-92c-50.7,-293.3,-119.7,-693.3,-207,-1200
c0,-1.3,-5.3,8.7,-16,30c-10.7,21.3,-21.3,42.7,-32,64s-16,33,-16,33s-26,-26,-26,-26
s76,-153,76,-153s77,-151,77,-151c0.7,0.7,35.7,202,105,604c67.3,400.7,102,602.7,104,
606zM`+(1001+e)+" "+t+"h400000v"+(40+e)+"H1017.7z"},Hw=function(e){var t=e/2;return"M400000 "+e+" H0 L"+t+" 0 l65 45 L145 "+(e-80)+" H400000z"},Vw=function(e,t,n){var r=n-54-t-e;return"M702 "+(e+t)+"H400000"+(40+e)+`
H742v`+r+`l-4 4-4 4c-.667.7 -2 1.5-4 2.5s-4.167 1.833-6.5 2.5-5.5 1-9.5 1
h-12l-28-84c-16.667-52-96.667 -294.333-240-727l-212 -643 -85 170
c-4-3.333-8.333-7.667-13 -13l-13-13l77-155 77-156c66 199.333 139 419.667
219 661 l218 661zM702 `+t+"H400000v"+(40+e)+"H742z"},Gw=function(e,t,n){t=1e3*t;var r="";switch(e){case"sqrtMain":r=Nw(t,Wo);break;case"sqrtSize1":r=Uw(t,Wo);break;case"sqrtSize2":r=Fw(t,Wo);break;case"sqrtSize3":r=Ow(t,Wo);break;case"sqrtSize4":r=Bw(t,Wo);break;case"sqrtTall":r=Vw(t,Wo,n)}return r},Ww=function(e,t){switch(e){case"\u239C":return Kn("M291 0 H417 V"+t+" H291z");case"\u2223":return Kn("M145 0 H188 V"+t+" H145z");case"\u2225":return Kn("M145 0 H188 V"+t+" H145z")+Kn("M367 0 H410 V"+t+" H367z");case"\u239F":return Kn("M457 0 H583 V"+t+" H457z");case"\u23A2":return Kn("M319 0 H403 V"+t+" H319z");case"\u23A5":return Kn("M263 0 H347 V"+t+" H263z");case"\u23AA":return Kn("M384 0 H504 V"+t+" H384z");case"\u23D0":return Kn("M312 0 H355 V"+t+" H312z");case"\u2016":return Kn("M257 0 H300 V"+t+" H257z")+Kn("M478 0 H521 V"+t+" H478z");default:return""}},Sx={doubleleftarrow:`M262 157
l10-10c34-36 62.7-77 86-123 3.3-8 5-13.3 5-16 0-5.3-6.7-8-20-8-7.3
 0-12.2.5-14.5 1.5-2.3 1-4.8 4.5-7.5 10.5-49.3 97.3-121.7 169.3-217 216-28
 14-57.3 25-88 33-6.7 2-11 3.8-13 5.5-2 1.7-3 4.2-3 7.5s1 5.8 3 7.5
c2 1.7 6.3 3.5 13 5.5 68 17.3 128.2 47.8 180.5 91.5 52.3 43.7 93.8 96.2 124.5
 157.5 9.3 8 15.3 12.3 18 13h6c12-.7 18-4 18-10 0-2-1.7-7-5-15-23.3-46-52-87
-86-123l-10-10h399738v-40H218c328 0 0 0 0 0l-10-8c-26.7-20-65.7-43-117-69 2.7
-2 6-3.7 10-5 36.7-16 72.3-37.3 107-64l10-8h399782v-40z
m8 0v40h399730v-40zm0 194v40h399730v-40z`,doublerightarrow:`M399738 392l
-10 10c-34 36-62.7 77-86 123-3.3 8-5 13.3-5 16 0 5.3 6.7 8 20 8 7.3 0 12.2-.5
 14.5-1.5 2.3-1 4.8-4.5 7.5-10.5 49.3-97.3 121.7-169.3 217-216 28-14 57.3-25 88
-33 6.7-2 11-3.8 13-5.5 2-1.7 3-4.2 3-7.5s-1-5.8-3-7.5c-2-1.7-6.3-3.5-13-5.5-68
-17.3-128.2-47.8-180.5-91.5-52.3-43.7-93.8-96.2-124.5-157.5-9.3-8-15.3-12.3-18
-13h-6c-12 .7-18 4-18 10 0 2 1.7 7 5 15 23.3 46 52 87 86 123l10 10H0v40h399782
c-328 0 0 0 0 0l10 8c26.7 20 65.7 43 117 69-2.7 2-6 3.7-10 5-36.7 16-72.3 37.3
-107 64l-10 8H0v40zM0 157v40h399730v-40zm0 194v40h399730v-40z`,leftarrow:`M400000 241H110l3-3c68.7-52.7 113.7-120
 135-202 4-14.7 6-23 6-25 0-7.3-7-11-21-11-8 0-13.2.8-15.5 2.5-2.3 1.7-4.2 5.8
-5.5 12.5-1.3 4.7-2.7 10.3-4 17-12 48.7-34.8 92-68.5 130S65.3 228.3 18 247
c-10 4-16 7.7-18 11 0 8.7 6 14.3 18 17 47.3 18.7 87.8 47 121.5 85S196 441.3 208
 490c.7 2 1.3 5 2 9s1.2 6.7 1.5 8c.3 1.3 1 3.3 2 6s2.2 4.5 3.5 5.5c1.3 1 3.3
 1.8 6 2.5s6 1 10 1c14 0 21-3.7 21-11 0-2-2-10.3-6-25-20-79.3-65-146.7-135-202
 l-3-3h399890zM100 241v40h399900v-40z`,leftbrace:`M6 548l-6-6v-35l6-11c56-104 135.3-181.3 238-232 57.3-28.7 117
-45 179-50h399577v120H403c-43.3 7-81 15-113 26-100.7 33-179.7 91-237 174-2.7
 5-6 9-10 13-.7 1-7.3 1-20 1H6z`,leftbraceunder:`M0 6l6-6h17c12.688 0 19.313.3 20 1 4 4 7.313 8.3 10 13
 35.313 51.3 80.813 93.8 136.5 127.5 55.688 33.7 117.188 55.8 184.5 66.5.688
 0 2 .3 4 1 18.688 2.7 76 4.3 172 5h399450v120H429l-6-1c-124.688-8-235-61.7
-331-161C60.687 138.7 32.312 99.3 7 54L0 41V6z`,leftgroup:`M400000 80
H435C64 80 168.3 229.4 21 260c-5.9 1.2-18 0-18 0-2 0-3-1-3-3v-38C76 61 257 0
 435 0h399565z`,leftgroupunder:`M400000 262
H435C64 262 168.3 112.6 21 82c-5.9-1.2-18 0-18 0-2 0-3 1-3 3v38c76 158 257 219
 435 219h399565z`,leftharpoon:`M0 267c.7 5.3 3 10 7 14h399993v-40H93c3.3
-3.3 10.2-9.5 20.5-18.5s17.8-15.8 22.5-20.5c50.7-52 88-110.3 112-175 4-11.3 5
-18.3 3-21-1.3-4-7.3-6-18-6-8 0-13 .7-15 2s-4.7 6.7-8 16c-42 98.7-107.3 174.7
-196 228-6.7 4.7-10.7 8-12 10-1.3 2-2 5.7-2 11zm100-26v40h399900v-40z`,leftharpoonplus:`M0 267c.7 5.3 3 10 7 14h399993v-40H93c3.3-3.3 10.2-9.5
 20.5-18.5s17.8-15.8 22.5-20.5c50.7-52 88-110.3 112-175 4-11.3 5-18.3 3-21-1.3
-4-7.3-6-18-6-8 0-13 .7-15 2s-4.7 6.7-8 16c-42 98.7-107.3 174.7-196 228-6.7 4.7
-10.7 8-12 10-1.3 2-2 5.7-2 11zm100-26v40h399900v-40zM0 435v40h400000v-40z
m0 0v40h400000v-40z`,leftharpoondown:`M7 241c-4 4-6.333 8.667-7 14 0 5.333.667 9 2 11s5.333
 5.333 12 10c90.667 54 156 130 196 228 3.333 10.667 6.333 16.333 9 17 2 .667 5
 1 9 1h5c10.667 0 16.667-2 18-6 2-2.667 1-9.667-3-21-32-87.333-82.667-157.667
-152-211l-3-3h399907v-40zM93 281 H400000 v-40L7 241z`,leftharpoondownplus:`M7 435c-4 4-6.3 8.7-7 14 0 5.3.7 9 2 11s5.3 5.3 12
 10c90.7 54 156 130 196 228 3.3 10.7 6.3 16.3 9 17 2 .7 5 1 9 1h5c10.7 0 16.7
-2 18-6 2-2.7 1-9.7-3-21-32-87.3-82.7-157.7-152-211l-3-3h399907v-40H7zm93 0
v40h399900v-40zM0 241v40h399900v-40zm0 0v40h399900v-40z`,lefthook:`M400000 281 H103s-33-11.2-61-33.5S0 197.3 0 164s14.2-61.2 42.5
-83.5C70.8 58.2 104 47 142 47 c16.7 0 25 6.7 25 20 0 12-8.7 18.7-26 20-40 3.3
-68.7 15.7-86 37-10 12-15 25.3-15 40 0 22.7 9.8 40.7 29.5 54 19.7 13.3 43.5 21
 71.5 23h399859zM103 281v-40h399897v40z`,leftlinesegment:Kn("M40 281 V428 H0 V94 H40 V241 H400000 v40z"),leftbracketunder:Kn("M0 0 h120 V290 H399995 v120 H0z"),leftbracketover:Kn("M0 440 h120 V150 H399995 v-120 H0z"),leftmapsto:Kn("M40 281 V448H0V74H40V241H400000v40z"),leftToFrom:`M0 147h400000v40H0zm0 214c68 40 115.7 95.7 143 167h22c15.3 0 23
-.3 23-1 0-1.3-5.3-13.7-16-37-18-35.3-41.3-69-70-101l-7-8h399905v-40H95l7-8
c28.7-32 52-65.7 70-101 10.7-23.3 16-35.7 16-37 0-.7-7.7-1-23-1h-22C115.7 265.3
 68 321 0 361zm0-174v-40h399900v40zm100 154v40h399900v-40z`,longequal:Kn("M0 50 h400000 v40H0z m0 194h40000v40H0z"),midbrace:`M200428 334
c-100.7-8.3-195.3-44-280-108-55.3-42-101.7-93-139-153l-9-14c-2.7 4-5.7 8.7-9 14
-53.3 86.7-123.7 153-211 199-66.7 36-137.3 56.3-212 62H0V214h199568c178.3-11.7
 311.7-78.3 403-201 6-8 9.7-12 11-12 .7-.7 6.7-1 18-1s17.3.3 18 1c1.3 0 5 4 11
 12 44.7 59.3 101.3 106.3 170 141s145.3 54.3 229 60h199572v120z`,midbraceunder:`M199572 214
c100.7 8.3 195.3 44 280 108 55.3 42 101.7 93 139 153l9 14c2.7-4 5.7-8.7 9-14
 53.3-86.7 123.7-153 211-199 66.7-36 137.3-56.3 212-62h199568v120H200432c-178.3
 11.7-311.7 78.3-403 201-6 8-9.7 12-11 12-.7.7-6.7 1-18 1s-17.3-.3-18-1c-1.3 0
-5-4-11-12-44.7-59.3-101.3-106.3-170-141s-145.3-54.3-229-60H0V214z`,oiintSize1:`M512.6 71.6c272.6 0 320.3 106.8 320.3 178.2 0 70.8-47.7 177.6
-320.3 177.6S193.1 320.6 193.1 249.8c0-71.4 46.9-178.2 319.5-178.2z
m368.1 178.2c0-86.4-60.9-215.4-368.1-215.4-306.4 0-367.3 129-367.3 215.4 0 85.8
60.9 214.8 367.3 214.8 307.2 0 368.1-129 368.1-214.8z`,oiintSize2:`M757.8 100.1c384.7 0 451.1 137.6 451.1 230 0 91.3-66.4 228.8
-451.1 228.8-386.3 0-452.7-137.5-452.7-228.8 0-92.4 66.4-230 452.7-230z
m502.4 230c0-111.2-82.4-277.2-502.4-277.2s-504 166-504 277.2
c0 110 84 276 504 276s502.4-166 502.4-276z`,oiiintSize1:`M681.4 71.6c408.9 0 480.5 106.8 480.5 178.2 0 70.8-71.6 177.6
-480.5 177.6S202.1 320.6 202.1 249.8c0-71.4 70.5-178.2 479.3-178.2z
m525.8 178.2c0-86.4-86.8-215.4-525.7-215.4-437.9 0-524.7 129-524.7 215.4 0
85.8 86.8 214.8 524.7 214.8 438.9 0 525.7-129 525.7-214.8z`,oiiintSize2:`M1021.2 53c603.6 0 707.8 165.8 707.8 277.2 0 110-104.2 275.8
-707.8 275.8-606 0-710.2-165.8-710.2-275.8C311 218.8 415.2 53 1021.2 53z
m770.4 277.1c0-131.2-126.4-327.6-770.5-327.6S248.4 198.9 248.4 330.1
c0 130 128.8 326.4 772.7 326.4s770.5-196.4 770.5-326.4z`,rightarrow:`M0 241v40h399891c-47.3 35.3-84 78-110 128
-16.7 32-27.7 63.7-33 95 0 1.3-.2 2.7-.5 4-.3 1.3-.5 2.3-.5 3 0 7.3 6.7 11 20
 11 8 0 13.2-.8 15.5-2.5 2.3-1.7 4.2-5.5 5.5-11.5 2-13.3 5.7-27 11-41 14.7-44.7
 39-84.5 73-119.5s73.7-60.2 119-75.5c6-2 9-5.7 9-11s-3-9-9-11c-45.3-15.3-85
-40.5-119-75.5s-58.3-74.8-73-119.5c-4.7-14-8.3-27.3-11-40-1.3-6.7-3.2-10.8-5.5
-12.5-2.3-1.7-7.5-2.5-15.5-2.5-14 0-21 3.7-21 11 0 2 2 10.3 6 25 20.7 83.3 67
 151.7 139 205zm0 0v40h399900v-40z`,rightbrace:`M400000 542l
-6 6h-17c-12.7 0-19.3-.3-20-1-4-4-7.3-8.3-10-13-35.3-51.3-80.8-93.8-136.5-127.5
s-117.2-55.8-184.5-66.5c-.7 0-2-.3-4-1-18.7-2.7-76-4.3-172-5H0V214h399571l6 1
c124.7 8 235 61.7 331 161 31.3 33.3 59.7 72.7 85 118l7 13v35z`,rightbraceunder:`M399994 0l6 6v35l-6 11c-56 104-135.3 181.3-238 232-57.3
 28.7-117 45-179 50H-300V214h399897c43.3-7 81-15 113-26 100.7-33 179.7-91 237
-174 2.7-5 6-9 10-13 .7-1 7.3-1 20-1h17z`,rightgroup:`M0 80h399565c371 0 266.7 149.4 414 180 5.9 1.2 18 0 18 0 2 0
 3-1 3-3v-38c-76-158-257-219-435-219H0z`,rightgroupunder:`M0 262h399565c371 0 266.7-149.4 414-180 5.9-1.2 18 0 18
 0 2 0 3 1 3 3v38c-76 158-257 219-435 219H0z`,rightharpoon:`M0 241v40h399993c4.7-4.7 7-9.3 7-14 0-9.3
-3.7-15.3-11-18-92.7-56.7-159-133.7-199-231-3.3-9.3-6-14.7-8-16-2-1.3-7-2-15-2
-10.7 0-16.7 2-18 6-2 2.7-1 9.7 3 21 15.3 42 36.7 81.8 64 119.5 27.3 37.7 58
 69.2 92 94.5zm0 0v40h399900v-40z`,rightharpoonplus:`M0 241v40h399993c4.7-4.7 7-9.3 7-14 0-9.3-3.7-15.3-11
-18-92.7-56.7-159-133.7-199-231-3.3-9.3-6-14.7-8-16-2-1.3-7-2-15-2-10.7 0-16.7
 2-18 6-2 2.7-1 9.7 3 21 15.3 42 36.7 81.8 64 119.5 27.3 37.7 58 69.2 92 94.5z
m0 0v40h399900v-40z m100 194v40h399900v-40zm0 0v40h399900v-40z`,rightharpoondown:`M399747 511c0 7.3 6.7 11 20 11 8 0 13-.8 15-2.5s4.7-6.8
 8-15.5c40-94 99.3-166.3 178-217 13.3-8 20.3-12.3 21-13 5.3-3.3 8.5-5.8 9.5
-7.5 1-1.7 1.5-5.2 1.5-10.5s-2.3-10.3-7-15H0v40h399908c-34 25.3-64.7 57-92 95
-27.3 38-48.7 77.7-64 119-3.3 8.7-5 14-5 16zM0 241v40h399900v-40z`,rightharpoondownplus:`M399747 705c0 7.3 6.7 11 20 11 8 0 13-.8
 15-2.5s4.7-6.8 8-15.5c40-94 99.3-166.3 178-217 13.3-8 20.3-12.3 21-13 5.3-3.3
 8.5-5.8 9.5-7.5 1-1.7 1.5-5.2 1.5-10.5s-2.3-10.3-7-15H0v40h399908c-34 25.3
-64.7 57-92 95-27.3 38-48.7 77.7-64 119-3.3 8.7-5 14-5 16zM0 435v40h399900v-40z
m0-194v40h400000v-40zm0 0v40h400000v-40z`,righthook:`M399859 241c-764 0 0 0 0 0 40-3.3 68.7-15.7 86-37 10-12 15-25.3
 15-40 0-22.7-9.8-40.7-29.5-54-19.7-13.3-43.5-21-71.5-23-17.3-1.3-26-8-26-20 0
-13.3 8.7-20 26-20 38 0 71 11.2 99 33.5 0 0 7 5.6 21 16.7 14 11.2 21 33.5 21
 66.8s-14 61.2-42 83.5c-28 22.3-61 33.5-99 33.5L0 241z M0 281v-40h399859v40z`,rightlinesegment:Kn("M399960 241 V94 h40 V428 h-40 V281 H0 v-40z"),rightbracketunder:Kn("M399995 0 h-120 V290 H0 v120 H400000z"),rightbracketover:Kn("M399995 440 h-120 V150 H0 v-120 H399995z"),rightToFrom:`M400000 167c-70.7-42-118-97.7-142-167h-23c-15.3 0-23 .3-23
 1 0 1.3 5.3 13.7 16 37 18 35.3 41.3 69 70 101l7 8H0v40h399905l-7 8c-28.7 32
-52 65.7-70 101-10.7 23.3-16 35.7-16 37 0 .7 7.7 1 23 1h23c24-69.3 71.3-125 142
-167z M100 147v40h399900v-40zM0 341v40h399900v-40z`,twoheadleftarrow:`M0 167c68 40
 115.7 95.7 143 167h22c15.3 0 23-.3 23-1 0-1.3-5.3-13.7-16-37-18-35.3-41.3-69
-70-101l-7-8h125l9 7c50.7 39.3 85 86 103 140h46c0-4.7-6.3-18.7-19-42-18-35.3
-40-67.3-66-96l-9-9h399716v-40H284l9-9c26-28.7 48-60.7 66-96 12.7-23.333 19
-37.333 19-42h-46c-18 54-52.3 100.7-103 140l-9 7H95l7-8c28.7-32 52-65.7 70-101
 10.7-23.333 16-35.7 16-37 0-.7-7.7-1-23-1h-22C115.7 71.3 68 127 0 167z`,twoheadrightarrow:`M400000 167
c-68-40-115.7-95.7-143-167h-22c-15.3 0-23 .3-23 1 0 1.3 5.3 13.7 16 37 18 35.3
 41.3 69 70 101l7 8h-125l-9-7c-50.7-39.3-85-86-103-140h-46c0 4.7 6.3 18.7 19 42
 18 35.3 40 67.3 66 96l9 9H0v40h399716l-9 9c-26 28.7-48 60.7-66 96-12.7 23.333
-19 37.333-19 42h46c18-54 52.3-100.7 103-140l9-7h125l-7 8c-28.7 32-52 65.7-70
 101-10.7 23.333-16 35.7-16 37 0 .7 7.7 1 23 1h22c27.3-71.3 75-127 143-167z`,tilde1:`M200 55.538c-77 0-168 73.953-177 73.953-3 0-7
-2.175-9-5.437L2 97c-1-2-2-4-2-6 0-4 2-7 5-9l20-12C116 12 171 0 207 0c86 0
 114 68 191 68 78 0 168-68 177-68 4 0 7 2 9 5l12 19c1 2.175 2 4.35 2 6.525 0
 4.35-2 7.613-5 9.788l-19 13.05c-92 63.077-116.937 75.308-183 76.128
-68.267.847-113-73.952-191-73.952z`,tilde2:`M344 55.266c-142 0-300.638 81.316-311.5 86.418
-8.01 3.762-22.5 10.91-23.5 5.562L1 120c-1-2-1-3-1-4 0-5 3-9 8-10l18.4-9C160.9
 31.9 283 0 358 0c148 0 188 122 331 122s314-97 326-97c4 0 8 2 10 7l7 21.114
c1 2.14 1 3.21 1 4.28 0 5.347-3 9.626-7 10.696l-22.3 12.622C852.6 158.372 751
 181.476 676 181.476c-149 0-189-126.21-332-126.21z`,tilde3:`M786 59C457 59 32 175.242 13 175.242c-6 0-10-3.457
-11-10.37L.15 138c-1-7 3-12 10-13l19.2-6.4C378.4 40.7 634.3 0 804.3 0c337 0
 411.8 157 746.8 157 328 0 754-112 773-112 5 0 10 3 11 9l1 14.075c1 8.066-.697
 16.595-6.697 17.492l-21.052 7.31c-367.9 98.146-609.15 122.696-778.15 122.696
 -338 0-409-156.573-744-156.573z`,tilde4:`M786 58C457 58 32 177.487 13 177.487c-6 0-10-3.345
-11-10.035L.15 143c-1-7 3-12 10-13l22-6.7C381.2 35 637.15 0 807.15 0c337 0 409
 177 744 177 328 0 754-127 773-127 5 0 10 3 11 9l1 14.794c1 7.805-3 13.38-9
 14.495l-20.7 5.574c-366.85 99.79-607.3 139.372-776.3 139.372-338 0-409
 -175.236-744-175.236z`,vec:`M377 20c0-5.333 1.833-10 5.5-14S391 0 397 0c4.667 0 8.667 1.667 12 5
3.333 2.667 6.667 9 10 19 6.667 24.667 20.333 43.667 41 57 7.333 4.667 11
10.667 11 18 0 6-1 10-3 12s-6.667 5-14 9c-28.667 14.667-53.667 35.667-75 63
-1.333 1.333-3.167 3.5-5.5 6.5s-4 4.833-5 5.5c-1 .667-2.5 1.333-4.5 2s-4.333 1
-7 1c-4.667 0-9.167-1.833-13.5-5.5S337 184 337 178c0-12.667 15.667-32.333 47-59
H213l-171-1c-8.667-6-13-12.333-13-19 0-4.667 4.333-11.333 13-20h359
c-16-25.333-24-45-24-59z`,widehat1:`M529 0h5l519 115c5 1 9 5 9 10 0 1-1 2-1 3l-4 22
c-1 5-5 9-11 9h-2L532 67 19 159h-2c-5 0-9-4-11-9l-5-22c-1-6 2-12 8-13z`,widehat2:`M1181 0h2l1171 176c6 0 10 5 10 11l-2 23c-1 6-5 10
-11 10h-1L1182 67 15 220h-1c-6 0-10-4-11-10l-2-23c-1-6 4-11 10-11z`,widehat3:`M1181 0h2l1171 236c6 0 10 5 10 11l-2 23c-1 6-5 10
-11 10h-1L1182 67 15 280h-1c-6 0-10-4-11-10l-2-23c-1-6 4-11 10-11z`,widehat4:`M1181 0h2l1171 296c6 0 10 5 10 11l-2 23c-1 6-5 10
-11 10h-1L1182 67 15 340h-1c-6 0-10-4-11-10l-2-23c-1-6 4-11 10-11z`,widecheck1:`M529,159h5l519,-115c5,-1,9,-5,9,-10c0,-1,-1,-2,-1,-3l-4,-22c-1,
-5,-5,-9,-11,-9h-2l-512,92l-513,-92h-2c-5,0,-9,4,-11,9l-5,22c-1,6,2,12,8,13z`,widecheck2:`M1181,220h2l1171,-176c6,0,10,-5,10,-11l-2,-23c-1,-6,-5,-10,
-11,-10h-1l-1168,153l-1167,-153h-1c-6,0,-10,4,-11,10l-2,23c-1,6,4,11,10,11z`,widecheck3:`M1181,280h2l1171,-236c6,0,10,-5,10,-11l-2,-23c-1,-6,-5,-10,
-11,-10h-1l-1168,213l-1167,-213h-1c-6,0,-10,4,-11,10l-2,23c-1,6,4,11,10,11z`,widecheck4:`M1181,340h2l1171,-296c6,0,10,-5,10,-11l-2,-23c-1,-6,-5,-10,
-11,-10h-1l-1168,273l-1167,-273h-1c-6,0,-10,4,-11,10l-2,23c-1,6,4,11,10,11z`,baraboveleftarrow:`M400000 620h-399890l3 -3c68.7 -52.7 113.7 -120 135 -202
c4 -14.7 6 -23 6 -25c0 -7.3 -7 -11 -21 -11c-8 0 -13.2 0.8 -15.5 2.5
c-2.3 1.7 -4.2 5.8 -5.5 12.5c-1.3 4.7 -2.7 10.3 -4 17c-12 48.7 -34.8 92 -68.5 130
s-74.2 66.3 -121.5 85c-10 4 -16 7.7 -18 11c0 8.7 6 14.3 18 17c47.3 18.7 87.8 47
121.5 85s56.5 81.3 68.5 130c0.7 2 1.3 5 2 9s1.2 6.7 1.5 8c0.3 1.3 1 3.3 2 6
s2.2 4.5 3.5 5.5c1.3 1 3.3 1.8 6 2.5s6 1 10 1c14 0 21 -3.7 21 -11
c0 -2 -2 -10.3 -6 -25c-20 -79.3 -65 -146.7 -135 -202l-3 -3h399890z
M100 620v40h399900v-40z M0 241v40h399900v-40zM0 241v40h399900v-40z`,rightarrowabovebar:`M0 241v40h399891c-47.3 35.3-84 78-110 128-16.7 32
-27.7 63.7-33 95 0 1.3-.2 2.7-.5 4-.3 1.3-.5 2.3-.5 3 0 7.3 6.7 11 20 11 8 0
13.2-.8 15.5-2.5 2.3-1.7 4.2-5.5 5.5-11.5 2-13.3 5.7-27 11-41 14.7-44.7 39
-84.5 73-119.5s73.7-60.2 119-75.5c6-2 9-5.7 9-11s-3-9-9-11c-45.3-15.3-85-40.5
-119-75.5s-58.3-74.8-73-119.5c-4.7-14-8.3-27.3-11-40-1.3-6.7-3.2-10.8-5.5
-12.5-2.3-1.7-7.5-2.5-15.5-2.5-14 0-21 3.7-21 11 0 2 2 10.3 6 25 20.7 83.3 67
151.7 139 205zm96 379h399894v40H0zm0 0h399904v40H0z`,baraboveshortleftharpoon:`M507,435c-4,4,-6.3,8.7,-7,14c0,5.3,0.7,9,2,11
c1.3,2,5.3,5.3,12,10c90.7,54,156,130,196,228c3.3,10.7,6.3,16.3,9,17
c2,0.7,5,1,9,1c0,0,5,0,5,0c10.7,0,16.7,-2,18,-6c2,-2.7,1,-9.7,-3,-21
c-32,-87.3,-82.7,-157.7,-152,-211c0,0,-3,-3,-3,-3l399351,0l0,-40
c-398570,0,-399437,0,-399437,0z M593 435 v40 H399500 v-40z
M0 281 v-40 H399908 v40z M0 281 v-40 H399908 v40z`,rightharpoonaboveshortbar:`M0,241 l0,40c399126,0,399993,0,399993,0
c4.7,-4.7,7,-9.3,7,-14c0,-9.3,-3.7,-15.3,-11,-18c-92.7,-56.7,-159,-133.7,-199,
-231c-3.3,-9.3,-6,-14.7,-8,-16c-2,-1.3,-7,-2,-15,-2c-10.7,0,-16.7,2,-18,6
c-2,2.7,-1,9.7,3,21c15.3,42,36.7,81.8,64,119.5c27.3,37.7,58,69.2,92,94.5z
M0 241 v40 H399908 v-40z M0 475 v-40 H399500 v40z M0 475 v-40 H399500 v40z`,shortbaraboveleftharpoon:`M7,435c-4,4,-6.3,8.7,-7,14c0,5.3,0.7,9,2,11
c1.3,2,5.3,5.3,12,10c90.7,54,156,130,196,228c3.3,10.7,6.3,16.3,9,17c2,0.7,5,1,9,
1c0,0,5,0,5,0c10.7,0,16.7,-2,18,-6c2,-2.7,1,-9.7,-3,-21c-32,-87.3,-82.7,-157.7,
-152,-211c0,0,-3,-3,-3,-3l399907,0l0,-40c-399126,0,-399993,0,-399993,0z
M93 435 v40 H400000 v-40z M500 241 v40 H400000 v-40z M500 241 v40 H400000 v-40z`,shortrightharpoonabovebar:`M53,241l0,40c398570,0,399437,0,399437,0
c4.7,-4.7,7,-9.3,7,-14c0,-9.3,-3.7,-15.3,-11,-18c-92.7,-56.7,-159,-133.7,-199,
-231c-3.3,-9.3,-6,-14.7,-8,-16c-2,-1.3,-7,-2,-15,-2c-10.7,0,-16.7,2,-18,6
c-2,2.7,-1,9.7,3,21c15.3,42,36.7,81.8,64,119.5c27.3,37.7,58,69.2,92,94.5z
M500 241 v40 H399408 v-40z M500 435 v40 H400000 v-40z`},qw=function(e,t){switch(e){case"lbrack":return"M403 1759 V84 H666 V0 H319 V1759 v"+t+` v1759 v84 h347 v-84
H403z M403 1759 V0 H319 V1759 v`+t+" v1759 v84 h84z";case"rbrack":return"M347 1759 V0 H0 V84 H263 V1759 v"+t+` v1759 H0 v84 H347z
M347 1759 V0 H263 V1759 v`+t+" v1759 h84z";case"vert":return"M145 15 v585 v"+t+` v585 c2.667,10,9.667,15,21,15
c10,0,16.667,-5,20,-15 v-585 v`+-t+` v-585 c-2.667,-10,-9.667,-15,-21,-15
c-10,0,-16.667,5,-20,15z M188 15 H145 v585 v`+t+" v585 h43z";case"doublevert":return"M145 15 v585 v"+t+` v585 c2.667,10,9.667,15,21,15
c10,0,16.667,-5,20,-15 v-585 v`+-t+` v-585 c-2.667,-10,-9.667,-15,-21,-15
c-10,0,-16.667,5,-20,15z M188 15 H145 v585 v`+t+` v585 h43z
M367 15 v585 v`+t+` v585 c2.667,10,9.667,15,21,15
c10,0,16.667,-5,20,-15 v-585 v`+-t+` v-585 c-2.667,-10,-9.667,-15,-21,-15
c-10,0,-16.667,5,-20,15z M410 15 H367 v585 v`+t+" v585 h43z";case"lfloor":return"M319 602 V0 H403 V602 v"+t+` v1715 h263 v84 H319z
MM319 602 V0 H403 V602 v`+t+" v1715 H319z";case"rfloor":return"M319 602 V0 H403 V602 v"+t+` v1799 H0 v-84 H319z
MM319 602 V0 H403 V602 v`+t+" v1715 H319z";case"lceil":return"M403 1759 V84 H666 V0 H319 V1759 v"+t+` v602 h84z
M403 1759 V0 H319 V1759 v`+t+" v602 h84z";case"rceil":return"M347 1759 V0 H0 V84 H263 V1759 v"+t+` v602 h84z
M347 1759 V0 h-84 V1759 v`+t+" v602 h84z";case"lparen":return`M863,9c0,-2,-2,-5,-6,-9c0,0,-17,0,-17,0c-12.7,0,-19.3,0.3,-20,1
c-5.3,5.3,-10.3,11,-15,17c-242.7,294.7,-395.3,682,-458,1162c-21.3,163.3,-33.3,349,
-36,557 l0,`+(t+84)+`c0.2,6,0,26,0,60c2,159.3,10,310.7,24,454c53.3,528,210,
949.7,470,1265c4.7,6,9.7,11.7,15,17c0.7,0.7,7,1,19,1c0,0,18,0,18,0c4,-4,6,-7,6,-9
c0,-2.7,-3.3,-8.7,-10,-18c-135.3,-192.7,-235.5,-414.3,-300.5,-665c-65,-250.7,-102.5,
-544.7,-112.5,-882c-2,-104,-3,-167,-3,-189
l0,-`+(t+92)+`c0,-162.7,5.7,-314,17,-454c20.7,-272,63.7,-513,129,-723c65.3,
-210,155.3,-396.3,270,-559c6.7,-9.3,10,-15.3,10,-18z`;case"rparen":return`M76,0c-16.7,0,-25,3,-25,9c0,2,2,6.3,6,13c21.3,28.7,42.3,60.3,
63,95c96.7,156.7,172.8,332.5,228.5,527.5c55.7,195,92.8,416.5,111.5,664.5
c11.3,139.3,17,290.7,17,454c0,28,1.7,43,3.3,45l0,`+(t+9)+`
c-3,4,-3.3,16.7,-3.3,38c0,162,-5.7,313.7,-17,455c-18.7,248,-55.8,469.3,-111.5,664
c-55.7,194.7,-131.8,370.3,-228.5,527c-20.7,34.7,-41.7,66.3,-63,95c-2,3.3,-4,7,-6,11
c0,7.3,5.7,11,17,11c0,0,11,0,11,0c9.3,0,14.3,-0.3,15,-1c5.3,-5.3,10.3,-11,15,-17
c242.7,-294.7,395.3,-681.7,458,-1161c21.3,-164.7,33.3,-350.7,36,-558
l0,-`+(t+144)+`c-2,-159.3,-10,-310.7,-24,-454c-53.3,-528,-210,-949.7,
-470,-1265c-4.7,-6,-9.7,-11.7,-15,-17c-0.7,-0.7,-6.7,-1,-18,-1z`;default:throw new Error("Unknown stretchy delimiter.")}};function Xw(i){return"toText"in i}var oa=class{constructor(e){this.children=void 0,this.classes=void 0,this.height=void 0,this.depth=void 0,this.maxFontSize=void 0,this.style=void 0,this.children=e,this.classes=[],this.height=0,this.depth=0,this.maxFontSize=0,this.style={}}hasClass(e){return this.classes.includes(e)}toNode(){for(var e=document.createDocumentFragment(),t=0;t<this.children.length;t++)e.appendChild(this.children[t].toNode());return e}toMarkup(){for(var e="",t=0;t<this.children.length;t++)e+=this.children[t].toMarkup();return e}toText(){return this.children.map(e=>{if(Xw(e))return e.toText();throw new Error("Expected MathDomNode with toText, got "+e.constructor.name)}).join("")}},Np={pt:1,mm:7227/2540,cm:7227/254,in:72.27,bp:803/800,pc:12,dd:1238/1157,cc:14856/1157,nd:685/642,nc:1370/107,sp:1/65536,px:803/800},Yw={ex:!0,em:!0,mu:!0},a2=function(e){return typeof e!="string"&&(e=e.unit),e in Np||e in Yw||e==="ex"},Mn=function(e,t){var n;if(e.unit in Np)n=Np[e.unit]/t.fontMetrics().ptPerEm/t.sizeMultiplier;else if(e.unit==="mu")n=t.fontMetrics().cssEmPerMu;else{var r;if(t.style.isTight()?r=t.havingStyle(t.style.text()):r=t,e.unit==="ex")n=r.fontMetrics().xHeight;else if(e.unit==="em")n=r.fontMetrics().quad;else throw new Me("Invalid unit: '"+e.unit+"'");r!==t&&(n*=r.sizeMultiplier/t.sizeMultiplier)}return Math.min(e.number*n,t.maxSize)},Le=function(e){return+e.toFixed(4)+"em"},la=function(e){return e.filter(t=>t).join(" ")},nm=function(e){var t="";for(var n of Object.keys(e)){var r=e[n];r!==void 0&&(t+=bw(n)+":"+r+";")}return t},o2=function(e,t,n){if(this.classes=e||[],this.attributes={},this.height=0,this.depth=0,this.maxFontSize=0,this.style=n||{},t){t.style.isTight()&&this.classes.push("mtight");var r=t.getColor();r&&(this.style.color=r)}},l2=function(e){var t=document.createElement(e);t.className=la(this.classes),Object.assign(t.style,this.style);for(var n of Object.keys(this.attributes))t.setAttribute(n,this.attributes[n]);for(var r=0;r<this.children.length;r++)t.appendChild(this.children[r].toNode());return t},Zw=/[\s"'>/=\x00-\x1f]/,c2=function(e){var t="<"+e;this.classes.length&&(t+=' class="'+xi(la(this.classes))+'"');var n=nm(this.style);n&&(t+=' style="'+xi(n)+'"');for(var r of Object.keys(this.attributes)){if(Zw.test(r))throw new Me("Invalid attribute name '"+r+"'");t+=" "+r+'="'+xi(this.attributes[r])+'"'}t+=">";for(var s=0;s<this.children.length;s++)t+=this.children[s].toMarkup();return t+="</"+e+">",t},ca=class{constructor(e,t,n,r){this.children=void 0,this.attributes=void 0,this.classes=void 0,this.height=void 0,this.depth=void 0,this.width=void 0,this.maxFontSize=void 0,this.style=void 0,this.italic=void 0,o2.call(this,e,n,r),this.children=t||[]}setAttribute(e,t){this.attributes[e]=t}hasClass(e){return this.classes.includes(e)}toNode(){return l2.call(this,"span")}toMarkup(){return c2.call(this,"span")}},Yo=class{constructor(e,t,n,r){this.children=void 0,this.attributes=void 0,this.classes=void 0,this.height=void 0,this.depth=void 0,this.maxFontSize=void 0,this.style=void 0,o2.call(this,t,r),this.children=n||[],this.setAttribute("href",e)}setAttribute(e,t){this.attributes[e]=t}hasClass(e){return this.classes.includes(e)}toNode(){return l2.call(this,"a")}toMarkup(){return c2.call(this,"a")}},Up=class{constructor(e,t,n){this.src=void 0,this.alt=void 0,this.classes=void 0,this.height=void 0,this.depth=void 0,this.maxFontSize=void 0,this.style=void 0,this.alt=t,this.src=e,this.classes=["mord"],this.height=0,this.depth=0,this.maxFontSize=0,this.style=n}hasClass(e){return this.classes.includes(e)}toNode(){var e=document.createElement("img");return e.src=this.src,e.alt=this.alt,e.className="mord",Object.assign(e.style,this.style),e}toMarkup(){var e='<img src="'+xi(this.src)+'"'+(' alt="'+xi(this.alt)+'"'),t=nm(this.style);return t&&(e+=' style="'+xi(t)+'"'),e+="'/>",e}},$w={\u00EE:"\u0131\u0302",\u00EF:"\u0131\u0308",\u00ED:"\u0131\u0301",\u00EC:"\u0131\u0300"},Li=class{constructor(e,t,n,r,s,a,o,l){this.text=void 0,this.height=void 0,this.depth=void 0,this.italic=void 0,this.skew=void 0,this.width=void 0,this.maxFontSize=void 0,this.classes=void 0,this.style=void 0,this.text=e,this.height=t||0,this.depth=n||0,this.italic=r||0,this.skew=s||0,this.width=a||0,this.classes=o||[],this.style=l||{},this.maxFontSize=0;var c=kw(this.text.charCodeAt(0));c&&this.classes.push(c+"_fallback"),/[îïíì]/.test(this.text)&&(this.text=$w[this.text])}hasClass(e){return this.classes.includes(e)}toNode(){var e=document.createTextNode(this.text),t=null;return this.italic>0&&(t=document.createElement("span"),t.style.marginRight=Le(this.italic)),this.classes.length>0&&(t=t||document.createElement("span"),t.className=la(this.classes)),Object.keys(this.style).length>0&&(t=t||document.createElement("span"),Object.assign(t.style,this.style)),t?(t.appendChild(e),t):e}toMarkup(){var e=!1,t="<span";this.classes.length&&(e=!0,t+=' class="',t+=xi(la(this.classes)),t+='"');var n="";this.italic>0&&(n+="margin-right:"+Le(this.italic)+";"),n+=nm(this.style),n&&(e=!0,t+=' style="'+xi(n)+'"');var r=xi(this.text);return e?(t+=">",t+=r,t+="</span>",t):r}},Ir=class{constructor(e,t){this.children=void 0,this.attributes=void 0,this.children=e||[],this.attributes=t||{}}toNode(){var e="http://www.w3.org/2000/svg",t=document.createElementNS(e,"svg");for(var n of Object.keys(this.attributes))t.setAttribute(n,this.attributes[n]);for(var r=0;r<this.children.length;r++)t.appendChild(this.children[r].toNode());return t}toMarkup(){var e='<svg xmlns="http://www.w3.org/2000/svg"';for(var t of Object.keys(this.attributes))e+=" "+t+'="'+xi(this.attributes[t])+'"';e+=">";for(var n=0;n<this.children.length;n++)e+=this.children[n].toMarkup();return e+="</svg>",e}},es=class{constructor(e,t){this.pathName=void 0,this.alternate=void 0,this.pathName=e,this.alternate=t}toNode(){var e="http://www.w3.org/2000/svg",t=document.createElementNS(e,"path");return this.alternate?t.setAttribute("d",this.alternate):t.setAttribute("d",Sx[this.pathName]),t}toMarkup(){return this.alternate?'<path d="'+xi(this.alternate)+'"/>':'<path d="'+xi(Sx[this.pathName])+'"/>'}},vc=class{constructor(e){this.attributes=void 0,this.attributes=e||{}}toNode(){var e="http://www.w3.org/2000/svg",t=document.createElementNS(e,"line");for(var n of Object.keys(this.attributes))t.setAttribute(n,this.attributes[n]);return t}toMarkup(){var e="<line";for(var t of Object.keys(this.attributes))e+=" "+t+'="'+xi(this.attributes[t])+'"';return e+="/>",e}};function Kw(i){if(i instanceof Li)return i;throw new Error("Expected symbolNode but got "+String(i)+".")}function Jw(i){if(i instanceof ca)return i;throw new Error("Expected span<HtmlDomNode> but got "+String(i)+".")}var jw=i=>i instanceof ca||i instanceof Yo||i instanceof oa,Qr={"AMS-Regular":{32:[0,0,0,0,.25],65:[0,.68889,0,0,.72222],66:[0,.68889,0,0,.66667],67:[0,.68889,0,0,.72222],68:[0,.68889,0,0,.72222],69:[0,.68889,0,0,.66667],70:[0,.68889,0,0,.61111],71:[0,.68889,0,0,.77778],72:[0,.68889,0,0,.77778],73:[0,.68889,0,0,.38889],74:[.16667,.68889,0,0,.5],75:[0,.68889,0,0,.77778],76:[0,.68889,0,0,.66667],77:[0,.68889,0,0,.94445],78:[0,.68889,0,0,.72222],79:[.16667,.68889,0,0,.77778],80:[0,.68889,0,0,.61111],81:[.16667,.68889,0,0,.77778],82:[0,.68889,0,0,.72222],83:[0,.68889,0,0,.55556],84:[0,.68889,0,0,.66667],85:[0,.68889,0,0,.72222],86:[0,.68889,0,0,.72222],87:[0,.68889,0,0,1],88:[0,.68889,0,0,.72222],89:[0,.68889,0,0,.72222],90:[0,.68889,0,0,.66667],107:[0,.68889,0,0,.55556],160:[0,0,0,0,.25],165:[0,.675,.025,0,.75],174:[.15559,.69224,0,0,.94666],240:[0,.68889,0,0,.55556],295:[0,.68889,0,0,.54028],710:[0,.825,0,0,2.33334],732:[0,.9,0,0,2.33334],770:[0,.825,0,0,2.33334],771:[0,.9,0,0,2.33334],989:[.08167,.58167,0,0,.77778],1008:[0,.43056,.04028,0,.66667],8245:[0,.54986,0,0,.275],8463:[0,.68889,0,0,.54028],8487:[0,.68889,0,0,.72222],8498:[0,.68889,0,0,.55556],8502:[0,.68889,0,0,.66667],8503:[0,.68889,0,0,.44445],8504:[0,.68889,0,0,.66667],8513:[0,.68889,0,0,.63889],8592:[-.03598,.46402,0,0,.5],8594:[-.03598,.46402,0,0,.5],8602:[-.13313,.36687,0,0,1],8603:[-.13313,.36687,0,0,1],8606:[.01354,.52239,0,0,1],8608:[.01354,.52239,0,0,1],8610:[.01354,.52239,0,0,1.11111],8611:[.01354,.52239,0,0,1.11111],8619:[0,.54986,0,0,1],8620:[0,.54986,0,0,1],8621:[-.13313,.37788,0,0,1.38889],8622:[-.13313,.36687,0,0,1],8624:[0,.69224,0,0,.5],8625:[0,.69224,0,0,.5],8630:[0,.43056,0,0,1],8631:[0,.43056,0,0,1],8634:[.08198,.58198,0,0,.77778],8635:[.08198,.58198,0,0,.77778],8638:[.19444,.69224,0,0,.41667],8639:[.19444,.69224,0,0,.41667],8642:[.19444,.69224,0,0,.41667],8643:[.19444,.69224,0,0,.41667],8644:[.1808,.675,0,0,1],8646:[.1808,.675,0,0,1],8647:[.1808,.675,0,0,1],8648:[.19444,.69224,0,0,.83334],8649:[.1808,.675,0,0,1],8650:[.19444,.69224,0,0,.83334],8651:[.01354,.52239,0,0,1],8652:[.01354,.52239,0,0,1],8653:[-.13313,.36687,0,0,1],8654:[-.13313,.36687,0,0,1],8655:[-.13313,.36687,0,0,1],8666:[.13667,.63667,0,0,1],8667:[.13667,.63667,0,0,1],8669:[-.13313,.37788,0,0,1],8672:[-.064,.437,0,0,1.334],8674:[-.064,.437,0,0,1.334],8705:[0,.825,0,0,.5],8708:[0,.68889,0,0,.55556],8709:[.08167,.58167,0,0,.77778],8717:[0,.43056,0,0,.42917],8722:[-.03598,.46402,0,0,.5],8724:[.08198,.69224,0,0,.77778],8726:[.08167,.58167,0,0,.77778],8733:[0,.69224,0,0,.77778],8736:[0,.69224,0,0,.72222],8737:[0,.69224,0,0,.72222],8738:[.03517,.52239,0,0,.72222],8739:[.08167,.58167,0,0,.22222],8740:[.25142,.74111,0,0,.27778],8741:[.08167,.58167,0,0,.38889],8742:[.25142,.74111,0,0,.5],8756:[0,.69224,0,0,.66667],8757:[0,.69224,0,0,.66667],8764:[-.13313,.36687,0,0,.77778],8765:[-.13313,.37788,0,0,.77778],8769:[-.13313,.36687,0,0,.77778],8770:[-.03625,.46375,0,0,.77778],8774:[.30274,.79383,0,0,.77778],8776:[-.01688,.48312,0,0,.77778],8778:[.08167,.58167,0,0,.77778],8782:[.06062,.54986,0,0,.77778],8783:[.06062,.54986,0,0,.77778],8785:[.08198,.58198,0,0,.77778],8786:[.08198,.58198,0,0,.77778],8787:[.08198,.58198,0,0,.77778],8790:[0,.69224,0,0,.77778],8791:[.22958,.72958,0,0,.77778],8796:[.08198,.91667,0,0,.77778],8806:[.25583,.75583,0,0,.77778],8807:[.25583,.75583,0,0,.77778],8808:[.25142,.75726,0,0,.77778],8809:[.25142,.75726,0,0,.77778],8812:[.25583,.75583,0,0,.5],8814:[.20576,.70576,0,0,.77778],8815:[.20576,.70576,0,0,.77778],8816:[.30274,.79383,0,0,.77778],8817:[.30274,.79383,0,0,.77778],8818:[.22958,.72958,0,0,.77778],8819:[.22958,.72958,0,0,.77778],8822:[.1808,.675,0,0,.77778],8823:[.1808,.675,0,0,.77778],8828:[.13667,.63667,0,0,.77778],8829:[.13667,.63667,0,0,.77778],8830:[.22958,.72958,0,0,.77778],8831:[.22958,.72958,0,0,.77778],8832:[.20576,.70576,0,0,.77778],8833:[.20576,.70576,0,0,.77778],8840:[.30274,.79383,0,0,.77778],8841:[.30274,.79383,0,0,.77778],8842:[.13597,.63597,0,0,.77778],8843:[.13597,.63597,0,0,.77778],8847:[.03517,.54986,0,0,.77778],8848:[.03517,.54986,0,0,.77778],8858:[.08198,.58198,0,0,.77778],8859:[.08198,.58198,0,0,.77778],8861:[.08198,.58198,0,0,.77778],8862:[0,.675,0,0,.77778],8863:[0,.675,0,0,.77778],8864:[0,.675,0,0,.77778],8865:[0,.675,0,0,.77778],8872:[0,.69224,0,0,.61111],8873:[0,.69224,0,0,.72222],8874:[0,.69224,0,0,.88889],8876:[0,.68889,0,0,.61111],8877:[0,.68889,0,0,.61111],8878:[0,.68889,0,0,.72222],8879:[0,.68889,0,0,.72222],8882:[.03517,.54986,0,0,.77778],8883:[.03517,.54986,0,0,.77778],8884:[.13667,.63667,0,0,.77778],8885:[.13667,.63667,0,0,.77778],8888:[0,.54986,0,0,1.11111],8890:[.19444,.43056,0,0,.55556],8891:[.19444,.69224,0,0,.61111],8892:[.19444,.69224,0,0,.61111],8901:[0,.54986,0,0,.27778],8903:[.08167,.58167,0,0,.77778],8905:[.08167,.58167,0,0,.77778],8906:[.08167,.58167,0,0,.77778],8907:[0,.69224,0,0,.77778],8908:[0,.69224,0,0,.77778],8909:[-.03598,.46402,0,0,.77778],8910:[0,.54986,0,0,.76042],8911:[0,.54986,0,0,.76042],8912:[.03517,.54986,0,0,.77778],8913:[.03517,.54986,0,0,.77778],8914:[0,.54986,0,0,.66667],8915:[0,.54986,0,0,.66667],8916:[0,.69224,0,0,.66667],8918:[.0391,.5391,0,0,.77778],8919:[.0391,.5391,0,0,.77778],8920:[.03517,.54986,0,0,1.33334],8921:[.03517,.54986,0,0,1.33334],8922:[.38569,.88569,0,0,.77778],8923:[.38569,.88569,0,0,.77778],8926:[.13667,.63667,0,0,.77778],8927:[.13667,.63667,0,0,.77778],8928:[.30274,.79383,0,0,.77778],8929:[.30274,.79383,0,0,.77778],8934:[.23222,.74111,0,0,.77778],8935:[.23222,.74111,0,0,.77778],8936:[.23222,.74111,0,0,.77778],8937:[.23222,.74111,0,0,.77778],8938:[.20576,.70576,0,0,.77778],8939:[.20576,.70576,0,0,.77778],8940:[.30274,.79383,0,0,.77778],8941:[.30274,.79383,0,0,.77778],8994:[.19444,.69224,0,0,.77778],8995:[.19444,.69224,0,0,.77778],9416:[.15559,.69224,0,0,.90222],9484:[0,.69224,0,0,.5],9488:[0,.69224,0,0,.5],9492:[0,.37788,0,0,.5],9496:[0,.37788,0,0,.5],9585:[.19444,.68889,0,0,.88889],9586:[.19444,.74111,0,0,.88889],9632:[0,.675,0,0,.77778],9633:[0,.675,0,0,.77778],9650:[0,.54986,0,0,.72222],9651:[0,.54986,0,0,.72222],9654:[.03517,.54986,0,0,.77778],9660:[0,.54986,0,0,.72222],9661:[0,.54986,0,0,.72222],9664:[.03517,.54986,0,0,.77778],9674:[.11111,.69224,0,0,.66667],9733:[.19444,.69224,0,0,.94445],10003:[0,.69224,0,0,.83334],10016:[0,.69224,0,0,.83334],10731:[.11111,.69224,0,0,.66667],10846:[.19444,.75583,0,0,.61111],10877:[.13667,.63667,0,0,.77778],10878:[.13667,.63667,0,0,.77778],10885:[.25583,.75583,0,0,.77778],10886:[.25583,.75583,0,0,.77778],10887:[.13597,.63597,0,0,.77778],10888:[.13597,.63597,0,0,.77778],10889:[.26167,.75726,0,0,.77778],10890:[.26167,.75726,0,0,.77778],10891:[.48256,.98256,0,0,.77778],10892:[.48256,.98256,0,0,.77778],10901:[.13667,.63667,0,0,.77778],10902:[.13667,.63667,0,0,.77778],10933:[.25142,.75726,0,0,.77778],10934:[.25142,.75726,0,0,.77778],10935:[.26167,.75726,0,0,.77778],10936:[.26167,.75726,0,0,.77778],10937:[.26167,.75726,0,0,.77778],10938:[.26167,.75726,0,0,.77778],10949:[.25583,.75583,0,0,.77778],10950:[.25583,.75583,0,0,.77778],10955:[.28481,.79383,0,0,.77778],10956:[.28481,.79383,0,0,.77778],57350:[.08167,.58167,0,0,.22222],57351:[.08167,.58167,0,0,.38889],57352:[.08167,.58167,0,0,.77778],57353:[0,.43056,.04028,0,.66667],57356:[.25142,.75726,0,0,.77778],57357:[.25142,.75726,0,0,.77778],57358:[.41951,.91951,0,0,.77778],57359:[.30274,.79383,0,0,.77778],57360:[.30274,.79383,0,0,.77778],57361:[.41951,.91951,0,0,.77778],57366:[.25142,.75726,0,0,.77778],57367:[.25142,.75726,0,0,.77778],57368:[.25142,.75726,0,0,.77778],57369:[.25142,.75726,0,0,.77778],57370:[.13597,.63597,0,0,.77778],57371:[.13597,.63597,0,0,.77778]},"Caligraphic-Regular":{32:[0,0,0,0,.25],65:[0,.68333,0,.19445,.79847],66:[0,.68333,.03041,.13889,.65681],67:[0,.68333,.05834,.13889,.52653],68:[0,.68333,.02778,.08334,.77139],69:[0,.68333,.08944,.11111,.52778],70:[0,.68333,.09931,.11111,.71875],71:[.09722,.68333,.0593,.11111,.59487],72:[0,.68333,.00965,.11111,.84452],73:[0,.68333,.07382,0,.54452],74:[.09722,.68333,.18472,.16667,.67778],75:[0,.68333,.01445,.05556,.76195],76:[0,.68333,0,.13889,.68972],77:[0,.68333,0,.13889,1.2009],78:[0,.68333,.14736,.08334,.82049],79:[0,.68333,.02778,.11111,.79611],80:[0,.68333,.08222,.08334,.69556],81:[.09722,.68333,0,.11111,.81667],82:[0,.68333,0,.08334,.8475],83:[0,.68333,.075,.13889,.60556],84:[0,.68333,.25417,0,.54464],85:[0,.68333,.09931,.08334,.62583],86:[0,.68333,.08222,0,.61278],87:[0,.68333,.08222,.08334,.98778],88:[0,.68333,.14643,.13889,.7133],89:[.09722,.68333,.08222,.08334,.66834],90:[0,.68333,.07944,.13889,.72473],160:[0,0,0,0,.25]},"Fraktur-Regular":{32:[0,0,0,0,.25],33:[0,.69141,0,0,.29574],34:[0,.69141,0,0,.21471],38:[0,.69141,0,0,.73786],39:[0,.69141,0,0,.21201],40:[.24982,.74947,0,0,.38865],41:[.24982,.74947,0,0,.38865],42:[0,.62119,0,0,.27764],43:[.08319,.58283,0,0,.75623],44:[0,.10803,0,0,.27764],45:[.08319,.58283,0,0,.75623],46:[0,.10803,0,0,.27764],47:[.24982,.74947,0,0,.50181],48:[0,.47534,0,0,.50181],49:[0,.47534,0,0,.50181],50:[0,.47534,0,0,.50181],51:[.18906,.47534,0,0,.50181],52:[.18906,.47534,0,0,.50181],53:[.18906,.47534,0,0,.50181],54:[0,.69141,0,0,.50181],55:[.18906,.47534,0,0,.50181],56:[0,.69141,0,0,.50181],57:[.18906,.47534,0,0,.50181],58:[0,.47534,0,0,.21606],59:[.12604,.47534,0,0,.21606],61:[-.13099,.36866,0,0,.75623],63:[0,.69141,0,0,.36245],65:[0,.69141,0,0,.7176],66:[0,.69141,0,0,.88397],67:[0,.69141,0,0,.61254],68:[0,.69141,0,0,.83158],69:[0,.69141,0,0,.66278],70:[.12604,.69141,0,0,.61119],71:[0,.69141,0,0,.78539],72:[.06302,.69141,0,0,.7203],73:[0,.69141,0,0,.55448],74:[.12604,.69141,0,0,.55231],75:[0,.69141,0,0,.66845],76:[0,.69141,0,0,.66602],77:[0,.69141,0,0,1.04953],78:[0,.69141,0,0,.83212],79:[0,.69141,0,0,.82699],80:[.18906,.69141,0,0,.82753],81:[.03781,.69141,0,0,.82699],82:[0,.69141,0,0,.82807],83:[0,.69141,0,0,.82861],84:[0,.69141,0,0,.66899],85:[0,.69141,0,0,.64576],86:[0,.69141,0,0,.83131],87:[0,.69141,0,0,1.04602],88:[0,.69141,0,0,.71922],89:[.18906,.69141,0,0,.83293],90:[.12604,.69141,0,0,.60201],91:[.24982,.74947,0,0,.27764],93:[.24982,.74947,0,0,.27764],94:[0,.69141,0,0,.49965],97:[0,.47534,0,0,.50046],98:[0,.69141,0,0,.51315],99:[0,.47534,0,0,.38946],100:[0,.62119,0,0,.49857],101:[0,.47534,0,0,.40053],102:[.18906,.69141,0,0,.32626],103:[.18906,.47534,0,0,.5037],104:[.18906,.69141,0,0,.52126],105:[0,.69141,0,0,.27899],106:[0,.69141,0,0,.28088],107:[0,.69141,0,0,.38946],108:[0,.69141,0,0,.27953],109:[0,.47534,0,0,.76676],110:[0,.47534,0,0,.52666],111:[0,.47534,0,0,.48885],112:[.18906,.52396,0,0,.50046],113:[.18906,.47534,0,0,.48912],114:[0,.47534,0,0,.38919],115:[0,.47534,0,0,.44266],116:[0,.62119,0,0,.33301],117:[0,.47534,0,0,.5172],118:[0,.52396,0,0,.5118],119:[0,.52396,0,0,.77351],120:[.18906,.47534,0,0,.38865],121:[.18906,.47534,0,0,.49884],122:[.18906,.47534,0,0,.39054],160:[0,0,0,0,.25],8216:[0,.69141,0,0,.21471],8217:[0,.69141,0,0,.21471],58112:[0,.62119,0,0,.49749],58113:[0,.62119,0,0,.4983],58114:[.18906,.69141,0,0,.33328],58115:[.18906,.69141,0,0,.32923],58116:[.18906,.47534,0,0,.50343],58117:[0,.69141,0,0,.33301],58118:[0,.62119,0,0,.33409],58119:[0,.47534,0,0,.50073]},"Main-Bold":{32:[0,0,0,0,.25],33:[0,.69444,0,0,.35],34:[0,.69444,0,0,.60278],35:[.19444,.69444,0,0,.95833],36:[.05556,.75,0,0,.575],37:[.05556,.75,0,0,.95833],38:[0,.69444,0,0,.89444],39:[0,.69444,0,0,.31944],40:[.25,.75,0,0,.44722],41:[.25,.75,0,0,.44722],42:[0,.75,0,0,.575],43:[.13333,.63333,0,0,.89444],44:[.19444,.15556,0,0,.31944],45:[0,.44444,0,0,.38333],46:[0,.15556,0,0,.31944],47:[.25,.75,0,0,.575],48:[0,.64444,0,0,.575],49:[0,.64444,0,0,.575],50:[0,.64444,0,0,.575],51:[0,.64444,0,0,.575],52:[0,.64444,0,0,.575],53:[0,.64444,0,0,.575],54:[0,.64444,0,0,.575],55:[0,.64444,0,0,.575],56:[0,.64444,0,0,.575],57:[0,.64444,0,0,.575],58:[0,.44444,0,0,.31944],59:[.19444,.44444,0,0,.31944],60:[.08556,.58556,0,0,.89444],61:[-.10889,.39111,0,0,.89444],62:[.08556,.58556,0,0,.89444],63:[0,.69444,0,0,.54305],64:[0,.69444,0,0,.89444],65:[0,.68611,0,0,.86944],66:[0,.68611,0,0,.81805],67:[0,.68611,0,0,.83055],68:[0,.68611,0,0,.88194],69:[0,.68611,0,0,.75555],70:[0,.68611,0,0,.72361],71:[0,.68611,0,0,.90416],72:[0,.68611,0,0,.9],73:[0,.68611,0,0,.43611],74:[0,.68611,0,0,.59444],75:[0,.68611,0,0,.90138],76:[0,.68611,0,0,.69166],77:[0,.68611,0,0,1.09166],78:[0,.68611,0,0,.9],79:[0,.68611,0,0,.86388],80:[0,.68611,0,0,.78611],81:[.19444,.68611,0,0,.86388],82:[0,.68611,0,0,.8625],83:[0,.68611,0,0,.63889],84:[0,.68611,0,0,.8],85:[0,.68611,0,0,.88472],86:[0,.68611,.01597,0,.86944],87:[0,.68611,.01597,0,1.18888],88:[0,.68611,0,0,.86944],89:[0,.68611,.02875,0,.86944],90:[0,.68611,0,0,.70277],91:[.25,.75,0,0,.31944],92:[.25,.75,0,0,.575],93:[.25,.75,0,0,.31944],94:[0,.69444,0,0,.575],95:[.31,.13444,.03194,0,.575],97:[0,.44444,0,0,.55902],98:[0,.69444,0,0,.63889],99:[0,.44444,0,0,.51111],100:[0,.69444,0,0,.63889],101:[0,.44444,0,0,.52708],102:[0,.69444,.10903,0,.35139],103:[.19444,.44444,.01597,0,.575],104:[0,.69444,0,0,.63889],105:[0,.69444,0,0,.31944],106:[.19444,.69444,0,0,.35139],107:[0,.69444,0,0,.60694],108:[0,.69444,0,0,.31944],109:[0,.44444,0,0,.95833],110:[0,.44444,0,0,.63889],111:[0,.44444,0,0,.575],112:[.19444,.44444,0,0,.63889],113:[.19444,.44444,0,0,.60694],114:[0,.44444,0,0,.47361],115:[0,.44444,0,0,.45361],116:[0,.63492,0,0,.44722],117:[0,.44444,0,0,.63889],118:[0,.44444,.01597,0,.60694],119:[0,.44444,.01597,0,.83055],120:[0,.44444,0,0,.60694],121:[.19444,.44444,.01597,0,.60694],122:[0,.44444,0,0,.51111],123:[.25,.75,0,0,.575],124:[.25,.75,0,0,.31944],125:[.25,.75,0,0,.575],126:[.35,.34444,0,0,.575],160:[0,0,0,0,.25],163:[0,.69444,0,0,.86853],168:[0,.69444,0,0,.575],172:[0,.44444,0,0,.76666],176:[0,.69444,0,0,.86944],177:[.13333,.63333,0,0,.89444],184:[.17014,0,0,0,.51111],198:[0,.68611,0,0,1.04166],215:[.13333,.63333,0,0,.89444],216:[.04861,.73472,0,0,.89444],223:[0,.69444,0,0,.59722],230:[0,.44444,0,0,.83055],247:[.13333,.63333,0,0,.89444],248:[.09722,.54167,0,0,.575],305:[0,.44444,0,0,.31944],338:[0,.68611,0,0,1.16944],339:[0,.44444,0,0,.89444],567:[.19444,.44444,0,0,.35139],710:[0,.69444,0,0,.575],711:[0,.63194,0,0,.575],713:[0,.59611,0,0,.575],714:[0,.69444,0,0,.575],715:[0,.69444,0,0,.575],728:[0,.69444,0,0,.575],729:[0,.69444,0,0,.31944],730:[0,.69444,0,0,.86944],732:[0,.69444,0,0,.575],733:[0,.69444,0,0,.575],915:[0,.68611,0,0,.69166],916:[0,.68611,0,0,.95833],920:[0,.68611,0,0,.89444],923:[0,.68611,0,0,.80555],926:[0,.68611,0,0,.76666],928:[0,.68611,0,0,.9],931:[0,.68611,0,0,.83055],933:[0,.68611,0,0,.89444],934:[0,.68611,0,0,.83055],936:[0,.68611,0,0,.89444],937:[0,.68611,0,0,.83055],8211:[0,.44444,.03194,0,.575],8212:[0,.44444,.03194,0,1.14999],8216:[0,.69444,0,0,.31944],8217:[0,.69444,0,0,.31944],8220:[0,.69444,0,0,.60278],8221:[0,.69444,0,0,.60278],8224:[.19444,.69444,0,0,.51111],8225:[.19444,.69444,0,0,.51111],8242:[0,.55556,0,0,.34444],8407:[0,.72444,.15486,0,.575],8463:[0,.69444,0,0,.66759],8465:[0,.69444,0,0,.83055],8467:[0,.69444,0,0,.47361],8472:[.19444,.44444,0,0,.74027],8476:[0,.69444,0,0,.83055],8501:[0,.69444,0,0,.70277],8592:[-.10889,.39111,0,0,1.14999],8593:[.19444,.69444,0,0,.575],8594:[-.10889,.39111,0,0,1.14999],8595:[.19444,.69444,0,0,.575],8596:[-.10889,.39111,0,0,1.14999],8597:[.25,.75,0,0,.575],8598:[.19444,.69444,0,0,1.14999],8599:[.19444,.69444,0,0,1.14999],8600:[.19444,.69444,0,0,1.14999],8601:[.19444,.69444,0,0,1.14999],8636:[-.10889,.39111,0,0,1.14999],8637:[-.10889,.39111,0,0,1.14999],8640:[-.10889,.39111,0,0,1.14999],8641:[-.10889,.39111,0,0,1.14999],8656:[-.10889,.39111,0,0,1.14999],8657:[.19444,.69444,0,0,.70277],8658:[-.10889,.39111,0,0,1.14999],8659:[.19444,.69444,0,0,.70277],8660:[-.10889,.39111,0,0,1.14999],8661:[.25,.75,0,0,.70277],8704:[0,.69444,0,0,.63889],8706:[0,.69444,.06389,0,.62847],8707:[0,.69444,0,0,.63889],8709:[.05556,.75,0,0,.575],8711:[0,.68611,0,0,.95833],8712:[.08556,.58556,0,0,.76666],8715:[.08556,.58556,0,0,.76666],8722:[.13333,.63333,0,0,.89444],8723:[.13333,.63333,0,0,.89444],8725:[.25,.75,0,0,.575],8726:[.25,.75,0,0,.575],8727:[-.02778,.47222,0,0,.575],8728:[-.02639,.47361,0,0,.575],8729:[-.02639,.47361,0,0,.575],8730:[.18,.82,0,0,.95833],8733:[0,.44444,0,0,.89444],8734:[0,.44444,0,0,1.14999],8736:[0,.69224,0,0,.72222],8739:[.25,.75,0,0,.31944],8741:[.25,.75,0,0,.575],8743:[0,.55556,0,0,.76666],8744:[0,.55556,0,0,.76666],8745:[0,.55556,0,0,.76666],8746:[0,.55556,0,0,.76666],8747:[.19444,.69444,.12778,0,.56875],8764:[-.10889,.39111,0,0,.89444],8768:[.19444,.69444,0,0,.31944],8771:[.00222,.50222,0,0,.89444],8773:[.027,.638,0,0,.894],8776:[.02444,.52444,0,0,.89444],8781:[.00222,.50222,0,0,.89444],8801:[.00222,.50222,0,0,.89444],8804:[.19667,.69667,0,0,.89444],8805:[.19667,.69667,0,0,.89444],8810:[.08556,.58556,0,0,1.14999],8811:[.08556,.58556,0,0,1.14999],8826:[.08556,.58556,0,0,.89444],8827:[.08556,.58556,0,0,.89444],8834:[.08556,.58556,0,0,.89444],8835:[.08556,.58556,0,0,.89444],8838:[.19667,.69667,0,0,.89444],8839:[.19667,.69667,0,0,.89444],8846:[0,.55556,0,0,.76666],8849:[.19667,.69667,0,0,.89444],8850:[.19667,.69667,0,0,.89444],8851:[0,.55556,0,0,.76666],8852:[0,.55556,0,0,.76666],8853:[.13333,.63333,0,0,.89444],8854:[.13333,.63333,0,0,.89444],8855:[.13333,.63333,0,0,.89444],8856:[.13333,.63333,0,0,.89444],8857:[.13333,.63333,0,0,.89444],8866:[0,.69444,0,0,.70277],8867:[0,.69444,0,0,.70277],8868:[0,.69444,0,0,.89444],8869:[0,.69444,0,0,.89444],8900:[-.02639,.47361,0,0,.575],8901:[-.02639,.47361,0,0,.31944],8902:[-.02778,.47222,0,0,.575],8968:[.25,.75,0,0,.51111],8969:[.25,.75,0,0,.51111],8970:[.25,.75,0,0,.51111],8971:[.25,.75,0,0,.51111],8994:[-.13889,.36111,0,0,1.14999],8995:[-.13889,.36111,0,0,1.14999],9651:[.19444,.69444,0,0,1.02222],9657:[-.02778,.47222,0,0,.575],9661:[.19444,.69444,0,0,1.02222],9667:[-.02778,.47222,0,0,.575],9711:[.19444,.69444,0,0,1.14999],9824:[.12963,.69444,0,0,.89444],9825:[.12963,.69444,0,0,.89444],9826:[.12963,.69444,0,0,.89444],9827:[.12963,.69444,0,0,.89444],9837:[0,.75,0,0,.44722],9838:[.19444,.69444,0,0,.44722],9839:[.19444,.69444,0,0,.44722],10216:[.25,.75,0,0,.44722],10217:[.25,.75,0,0,.44722],10815:[0,.68611,0,0,.9],10927:[.19667,.69667,0,0,.89444],10928:[.19667,.69667,0,0,.89444],57376:[.19444,.69444,0,0,0]},"Main-BoldItalic":{32:[0,0,0,0,.25],33:[0,.69444,.11417,0,.38611],34:[0,.69444,.07939,0,.62055],35:[.19444,.69444,.06833,0,.94444],37:[.05556,.75,.12861,0,.94444],38:[0,.69444,.08528,0,.88555],39:[0,.69444,.12945,0,.35555],40:[.25,.75,.15806,0,.47333],41:[.25,.75,.03306,0,.47333],42:[0,.75,.14333,0,.59111],43:[.10333,.60333,.03306,0,.88555],44:[.19444,.14722,0,0,.35555],45:[0,.44444,.02611,0,.41444],46:[0,.14722,0,0,.35555],47:[.25,.75,.15806,0,.59111],48:[0,.64444,.13167,0,.59111],49:[0,.64444,.13167,0,.59111],50:[0,.64444,.13167,0,.59111],51:[0,.64444,.13167,0,.59111],52:[.19444,.64444,.13167,0,.59111],53:[0,.64444,.13167,0,.59111],54:[0,.64444,.13167,0,.59111],55:[.19444,.64444,.13167,0,.59111],56:[0,.64444,.13167,0,.59111],57:[0,.64444,.13167,0,.59111],58:[0,.44444,.06695,0,.35555],59:[.19444,.44444,.06695,0,.35555],61:[-.10889,.39111,.06833,0,.88555],63:[0,.69444,.11472,0,.59111],64:[0,.69444,.09208,0,.88555],65:[0,.68611,0,0,.86555],66:[0,.68611,.0992,0,.81666],67:[0,.68611,.14208,0,.82666],68:[0,.68611,.09062,0,.87555],69:[0,.68611,.11431,0,.75666],70:[0,.68611,.12903,0,.72722],71:[0,.68611,.07347,0,.89527],72:[0,.68611,.17208,0,.8961],73:[0,.68611,.15681,0,.47166],74:[0,.68611,.145,0,.61055],75:[0,.68611,.14208,0,.89499],76:[0,.68611,0,0,.69777],77:[0,.68611,.17208,0,1.07277],78:[0,.68611,.17208,0,.8961],79:[0,.68611,.09062,0,.85499],80:[0,.68611,.0992,0,.78721],81:[.19444,.68611,.09062,0,.85499],82:[0,.68611,.02559,0,.85944],83:[0,.68611,.11264,0,.64999],84:[0,.68611,.12903,0,.7961],85:[0,.68611,.17208,0,.88083],86:[0,.68611,.18625,0,.86555],87:[0,.68611,.18625,0,1.15999],88:[0,.68611,.15681,0,.86555],89:[0,.68611,.19803,0,.86555],90:[0,.68611,.14208,0,.70888],91:[.25,.75,.1875,0,.35611],93:[.25,.75,.09972,0,.35611],94:[0,.69444,.06709,0,.59111],95:[.31,.13444,.09811,0,.59111],97:[0,.44444,.09426,0,.59111],98:[0,.69444,.07861,0,.53222],99:[0,.44444,.05222,0,.53222],100:[0,.69444,.10861,0,.59111],101:[0,.44444,.085,0,.53222],102:[.19444,.69444,.21778,0,.4],103:[.19444,.44444,.105,0,.53222],104:[0,.69444,.09426,0,.59111],105:[0,.69326,.11387,0,.35555],106:[.19444,.69326,.1672,0,.35555],107:[0,.69444,.11111,0,.53222],108:[0,.69444,.10861,0,.29666],109:[0,.44444,.09426,0,.94444],110:[0,.44444,.09426,0,.64999],111:[0,.44444,.07861,0,.59111],112:[.19444,.44444,.07861,0,.59111],113:[.19444,.44444,.105,0,.53222],114:[0,.44444,.11111,0,.50167],115:[0,.44444,.08167,0,.48694],116:[0,.63492,.09639,0,.385],117:[0,.44444,.09426,0,.62055],118:[0,.44444,.11111,0,.53222],119:[0,.44444,.11111,0,.76777],120:[0,.44444,.12583,0,.56055],121:[.19444,.44444,.105,0,.56166],122:[0,.44444,.13889,0,.49055],126:[.35,.34444,.11472,0,.59111],160:[0,0,0,0,.25],168:[0,.69444,.11473,0,.59111],176:[0,.69444,0,0,.94888],184:[.17014,0,0,0,.53222],198:[0,.68611,.11431,0,1.02277],216:[.04861,.73472,.09062,0,.88555],223:[.19444,.69444,.09736,0,.665],230:[0,.44444,.085,0,.82666],248:[.09722,.54167,.09458,0,.59111],305:[0,.44444,.09426,0,.35555],338:[0,.68611,.11431,0,1.14054],339:[0,.44444,.085,0,.82666],567:[.19444,.44444,.04611,0,.385],710:[0,.69444,.06709,0,.59111],711:[0,.63194,.08271,0,.59111],713:[0,.59444,.10444,0,.59111],714:[0,.69444,.08528,0,.59111],715:[0,.69444,0,0,.59111],728:[0,.69444,.10333,0,.59111],729:[0,.69444,.12945,0,.35555],730:[0,.69444,0,0,.94888],732:[0,.69444,.11472,0,.59111],733:[0,.69444,.11472,0,.59111],915:[0,.68611,.12903,0,.69777],916:[0,.68611,0,0,.94444],920:[0,.68611,.09062,0,.88555],923:[0,.68611,0,0,.80666],926:[0,.68611,.15092,0,.76777],928:[0,.68611,.17208,0,.8961],931:[0,.68611,.11431,0,.82666],933:[0,.68611,.10778,0,.88555],934:[0,.68611,.05632,0,.82666],936:[0,.68611,.10778,0,.88555],937:[0,.68611,.0992,0,.82666],8211:[0,.44444,.09811,0,.59111],8212:[0,.44444,.09811,0,1.18221],8216:[0,.69444,.12945,0,.35555],8217:[0,.69444,.12945,0,.35555],8220:[0,.69444,.16772,0,.62055],8221:[0,.69444,.07939,0,.62055]},"Main-Italic":{32:[0,0,0,0,.25],33:[0,.69444,.12417,0,.30667],34:[0,.69444,.06961,0,.51444],35:[.19444,.69444,.06616,0,.81777],37:[.05556,.75,.13639,0,.81777],38:[0,.69444,.09694,0,.76666],39:[0,.69444,.12417,0,.30667],40:[.25,.75,.16194,0,.40889],41:[.25,.75,.03694,0,.40889],42:[0,.75,.14917,0,.51111],43:[.05667,.56167,.03694,0,.76666],44:[.19444,.10556,0,0,.30667],45:[0,.43056,.02826,0,.35778],46:[0,.10556,0,0,.30667],47:[.25,.75,.16194,0,.51111],48:[0,.64444,.13556,0,.51111],49:[0,.64444,.13556,0,.51111],50:[0,.64444,.13556,0,.51111],51:[0,.64444,.13556,0,.51111],52:[.19444,.64444,.13556,0,.51111],53:[0,.64444,.13556,0,.51111],54:[0,.64444,.13556,0,.51111],55:[.19444,.64444,.13556,0,.51111],56:[0,.64444,.13556,0,.51111],57:[0,.64444,.13556,0,.51111],58:[0,.43056,.0582,0,.30667],59:[.19444,.43056,.0582,0,.30667],61:[-.13313,.36687,.06616,0,.76666],63:[0,.69444,.1225,0,.51111],64:[0,.69444,.09597,0,.76666],65:[0,.68333,0,0,.74333],66:[0,.68333,.10257,0,.70389],67:[0,.68333,.14528,0,.71555],68:[0,.68333,.09403,0,.755],69:[0,.68333,.12028,0,.67833],70:[0,.68333,.13305,0,.65277],71:[0,.68333,.08722,0,.77361],72:[0,.68333,.16389,0,.74333],73:[0,.68333,.15806,0,.38555],74:[0,.68333,.14028,0,.525],75:[0,.68333,.14528,0,.76888],76:[0,.68333,0,0,.62722],77:[0,.68333,.16389,0,.89666],78:[0,.68333,.16389,0,.74333],79:[0,.68333,.09403,0,.76666],80:[0,.68333,.10257,0,.67833],81:[.19444,.68333,.09403,0,.76666],82:[0,.68333,.03868,0,.72944],83:[0,.68333,.11972,0,.56222],84:[0,.68333,.13305,0,.71555],85:[0,.68333,.16389,0,.74333],86:[0,.68333,.18361,0,.74333],87:[0,.68333,.18361,0,.99888],88:[0,.68333,.15806,0,.74333],89:[0,.68333,.19383,0,.74333],90:[0,.68333,.14528,0,.61333],91:[.25,.75,.1875,0,.30667],93:[.25,.75,.10528,0,.30667],94:[0,.69444,.06646,0,.51111],95:[.31,.12056,.09208,0,.51111],97:[0,.43056,.07671,0,.51111],98:[0,.69444,.06312,0,.46],99:[0,.43056,.05653,0,.46],100:[0,.69444,.10333,0,.51111],101:[0,.43056,.07514,0,.46],102:[.19444,.69444,.21194,0,.30667],103:[.19444,.43056,.08847,0,.46],104:[0,.69444,.07671,0,.51111],105:[0,.65536,.1019,0,.30667],106:[.19444,.65536,.14467,0,.30667],107:[0,.69444,.10764,0,.46],108:[0,.69444,.10333,0,.25555],109:[0,.43056,.07671,0,.81777],110:[0,.43056,.07671,0,.56222],111:[0,.43056,.06312,0,.51111],112:[.19444,.43056,.06312,0,.51111],113:[.19444,.43056,.08847,0,.46],114:[0,.43056,.10764,0,.42166],115:[0,.43056,.08208,0,.40889],116:[0,.61508,.09486,0,.33222],117:[0,.43056,.07671,0,.53666],118:[0,.43056,.10764,0,.46],119:[0,.43056,.10764,0,.66444],120:[0,.43056,.12042,0,.46389],121:[.19444,.43056,.08847,0,.48555],122:[0,.43056,.12292,0,.40889],126:[.35,.31786,.11585,0,.51111],160:[0,0,0,0,.25],168:[0,.66786,.10474,0,.51111],176:[0,.69444,0,0,.83129],184:[.17014,0,0,0,.46],198:[0,.68333,.12028,0,.88277],216:[.04861,.73194,.09403,0,.76666],223:[.19444,.69444,.10514,0,.53666],230:[0,.43056,.07514,0,.71555],248:[.09722,.52778,.09194,0,.51111],338:[0,.68333,.12028,0,.98499],339:[0,.43056,.07514,0,.71555],710:[0,.69444,.06646,0,.51111],711:[0,.62847,.08295,0,.51111],713:[0,.56167,.10333,0,.51111],714:[0,.69444,.09694,0,.51111],715:[0,.69444,0,0,.51111],728:[0,.69444,.10806,0,.51111],729:[0,.66786,.11752,0,.30667],730:[0,.69444,0,0,.83129],732:[0,.66786,.11585,0,.51111],733:[0,.69444,.1225,0,.51111],915:[0,.68333,.13305,0,.62722],916:[0,.68333,0,0,.81777],920:[0,.68333,.09403,0,.76666],923:[0,.68333,0,0,.69222],926:[0,.68333,.15294,0,.66444],928:[0,.68333,.16389,0,.74333],931:[0,.68333,.12028,0,.71555],933:[0,.68333,.11111,0,.76666],934:[0,.68333,.05986,0,.71555],936:[0,.68333,.11111,0,.76666],937:[0,.68333,.10257,0,.71555],8211:[0,.43056,.09208,0,.51111],8212:[0,.43056,.09208,0,1.02222],8216:[0,.69444,.12417,0,.30667],8217:[0,.69444,.12417,0,.30667],8220:[0,.69444,.1685,0,.51444],8221:[0,.69444,.06961,0,.51444],8463:[0,.68889,0,0,.54028]},"Main-Regular":{32:[0,0,0,0,.25],33:[0,.69444,0,0,.27778],34:[0,.69444,0,0,.5],35:[.19444,.69444,0,0,.83334],36:[.05556,.75,0,0,.5],37:[.05556,.75,0,0,.83334],38:[0,.69444,0,0,.77778],39:[0,.69444,0,0,.27778],40:[.25,.75,0,0,.38889],41:[.25,.75,0,0,.38889],42:[0,.75,0,0,.5],43:[.08333,.58333,0,0,.77778],44:[.19444,.10556,0,0,.27778],45:[0,.43056,0,0,.33333],46:[0,.10556,0,0,.27778],47:[.25,.75,0,0,.5],48:[0,.64444,0,0,.5],49:[0,.64444,0,0,.5],50:[0,.64444,0,0,.5],51:[0,.64444,0,0,.5],52:[0,.64444,0,0,.5],53:[0,.64444,0,0,.5],54:[0,.64444,0,0,.5],55:[0,.64444,0,0,.5],56:[0,.64444,0,0,.5],57:[0,.64444,0,0,.5],58:[0,.43056,0,0,.27778],59:[.19444,.43056,0,0,.27778],60:[.0391,.5391,0,0,.77778],61:[-.13313,.36687,0,0,.77778],62:[.0391,.5391,0,0,.77778],63:[0,.69444,0,0,.47222],64:[0,.69444,0,0,.77778],65:[0,.68333,0,0,.75],66:[0,.68333,0,0,.70834],67:[0,.68333,0,0,.72222],68:[0,.68333,0,0,.76389],69:[0,.68333,0,0,.68056],70:[0,.68333,0,0,.65278],71:[0,.68333,0,0,.78472],72:[0,.68333,0,0,.75],73:[0,.68333,0,0,.36111],74:[0,.68333,0,0,.51389],75:[0,.68333,0,0,.77778],76:[0,.68333,0,0,.625],77:[0,.68333,0,0,.91667],78:[0,.68333,0,0,.75],79:[0,.68333,0,0,.77778],80:[0,.68333,0,0,.68056],81:[.19444,.68333,0,0,.77778],82:[0,.68333,0,0,.73611],83:[0,.68333,0,0,.55556],84:[0,.68333,0,0,.72222],85:[0,.68333,0,0,.75],86:[0,.68333,.01389,0,.75],87:[0,.68333,.01389,0,1.02778],88:[0,.68333,0,0,.75],89:[0,.68333,.025,0,.75],90:[0,.68333,0,0,.61111],91:[.25,.75,0,0,.27778],92:[.25,.75,0,0,.5],93:[.25,.75,0,0,.27778],94:[0,.69444,0,0,.5],95:[.31,.12056,.02778,0,.5],97:[0,.43056,0,0,.5],98:[0,.69444,0,0,.55556],99:[0,.43056,0,0,.44445],100:[0,.69444,0,0,.55556],101:[0,.43056,0,0,.44445],102:[0,.69444,.07778,0,.30556],103:[.19444,.43056,.01389,0,.5],104:[0,.69444,0,0,.55556],105:[0,.66786,0,0,.27778],106:[.19444,.66786,0,0,.30556],107:[0,.69444,0,0,.52778],108:[0,.69444,0,0,.27778],109:[0,.43056,0,0,.83334],110:[0,.43056,0,0,.55556],111:[0,.43056,0,0,.5],112:[.19444,.43056,0,0,.55556],113:[.19444,.43056,0,0,.52778],114:[0,.43056,0,0,.39167],115:[0,.43056,0,0,.39445],116:[0,.61508,0,0,.38889],117:[0,.43056,0,0,.55556],118:[0,.43056,.01389,0,.52778],119:[0,.43056,.01389,0,.72222],120:[0,.43056,0,0,.52778],121:[.19444,.43056,.01389,0,.52778],122:[0,.43056,0,0,.44445],123:[.25,.75,0,0,.5],124:[.25,.75,0,0,.27778],125:[.25,.75,0,0,.5],126:[.35,.31786,0,0,.5],160:[0,0,0,0,.25],163:[0,.69444,0,0,.76909],167:[.19444,.69444,0,0,.44445],168:[0,.66786,0,0,.5],172:[0,.43056,0,0,.66667],176:[0,.69444,0,0,.75],177:[.08333,.58333,0,0,.77778],182:[.19444,.69444,0,0,.61111],184:[.17014,0,0,0,.44445],198:[0,.68333,0,0,.90278],215:[.08333,.58333,0,0,.77778],216:[.04861,.73194,0,0,.77778],223:[0,.69444,0,0,.5],230:[0,.43056,0,0,.72222],247:[.08333,.58333,0,0,.77778],248:[.09722,.52778,0,0,.5],305:[0,.43056,0,0,.27778],338:[0,.68333,0,0,1.01389],339:[0,.43056,0,0,.77778],567:[.19444,.43056,0,0,.30556],710:[0,.69444,0,0,.5],711:[0,.62847,0,0,.5],713:[0,.56778,0,0,.5],714:[0,.69444,0,0,.5],715:[0,.69444,0,0,.5],728:[0,.69444,0,0,.5],729:[0,.66786,0,0,.27778],730:[0,.69444,0,0,.75],732:[0,.66786,0,0,.5],733:[0,.69444,0,0,.5],915:[0,.68333,0,0,.625],916:[0,.68333,0,0,.83334],920:[0,.68333,0,0,.77778],923:[0,.68333,0,0,.69445],926:[0,.68333,0,0,.66667],928:[0,.68333,0,0,.75],931:[0,.68333,0,0,.72222],933:[0,.68333,0,0,.77778],934:[0,.68333,0,0,.72222],936:[0,.68333,0,0,.77778],937:[0,.68333,0,0,.72222],8211:[0,.43056,.02778,0,.5],8212:[0,.43056,.02778,0,1],8216:[0,.69444,0,0,.27778],8217:[0,.69444,0,0,.27778],8220:[0,.69444,0,0,.5],8221:[0,.69444,0,0,.5],8224:[.19444,.69444,0,0,.44445],8225:[.19444,.69444,0,0,.44445],8230:[0,.123,0,0,1.172],8242:[0,.55556,0,0,.275],8407:[0,.71444,.15382,0,.5],8463:[0,.68889,0,0,.54028],8465:[0,.69444,0,0,.72222],8467:[0,.69444,0,.11111,.41667],8472:[.19444,.43056,0,.11111,.63646],8476:[0,.69444,0,0,.72222],8501:[0,.69444,0,0,.61111],8592:[-.13313,.36687,0,0,1],8593:[.19444,.69444,0,0,.5],8594:[-.13313,.36687,0,0,1],8595:[.19444,.69444,0,0,.5],8596:[-.13313,.36687,0,0,1],8597:[.25,.75,0,0,.5],8598:[.19444,.69444,0,0,1],8599:[.19444,.69444,0,0,1],8600:[.19444,.69444,0,0,1],8601:[.19444,.69444,0,0,1],8614:[.011,.511,0,0,1],8617:[.011,.511,0,0,1.126],8618:[.011,.511,0,0,1.126],8636:[-.13313,.36687,0,0,1],8637:[-.13313,.36687,0,0,1],8640:[-.13313,.36687,0,0,1],8641:[-.13313,.36687,0,0,1],8652:[.011,.671,0,0,1],8656:[-.13313,.36687,0,0,1],8657:[.19444,.69444,0,0,.61111],8658:[-.13313,.36687,0,0,1],8659:[.19444,.69444,0,0,.61111],8660:[-.13313,.36687,0,0,1],8661:[.25,.75,0,0,.61111],8704:[0,.69444,0,0,.55556],8706:[0,.69444,.05556,.08334,.5309],8707:[0,.69444,0,0,.55556],8709:[.05556,.75,0,0,.5],8711:[0,.68333,0,0,.83334],8712:[.0391,.5391,0,0,.66667],8715:[.0391,.5391,0,0,.66667],8722:[.08333,.58333,0,0,.77778],8723:[.08333,.58333,0,0,.77778],8725:[.25,.75,0,0,.5],8726:[.25,.75,0,0,.5],8727:[-.03472,.46528,0,0,.5],8728:[-.05555,.44445,0,0,.5],8729:[-.05555,.44445,0,0,.5],8730:[.2,.8,0,0,.83334],8733:[0,.43056,0,0,.77778],8734:[0,.43056,0,0,1],8736:[0,.69224,0,0,.72222],8739:[.25,.75,0,0,.27778],8741:[.25,.75,0,0,.5],8743:[0,.55556,0,0,.66667],8744:[0,.55556,0,0,.66667],8745:[0,.55556,0,0,.66667],8746:[0,.55556,0,0,.66667],8747:[.19444,.69444,.11111,0,.41667],8764:[-.13313,.36687,0,0,.77778],8768:[.19444,.69444,0,0,.27778],8771:[-.03625,.46375,0,0,.77778],8773:[-.022,.589,0,0,.778],8776:[-.01688,.48312,0,0,.77778],8781:[-.03625,.46375,0,0,.77778],8784:[-.133,.673,0,0,.778],8801:[-.03625,.46375,0,0,.77778],8804:[.13597,.63597,0,0,.77778],8805:[.13597,.63597,0,0,.77778],8810:[.0391,.5391,0,0,1],8811:[.0391,.5391,0,0,1],8826:[.0391,.5391,0,0,.77778],8827:[.0391,.5391,0,0,.77778],8834:[.0391,.5391,0,0,.77778],8835:[.0391,.5391,0,0,.77778],8838:[.13597,.63597,0,0,.77778],8839:[.13597,.63597,0,0,.77778],8846:[0,.55556,0,0,.66667],8849:[.13597,.63597,0,0,.77778],8850:[.13597,.63597,0,0,.77778],8851:[0,.55556,0,0,.66667],8852:[0,.55556,0,0,.66667],8853:[.08333,.58333,0,0,.77778],8854:[.08333,.58333,0,0,.77778],8855:[.08333,.58333,0,0,.77778],8856:[.08333,.58333,0,0,.77778],8857:[.08333,.58333,0,0,.77778],8866:[0,.69444,0,0,.61111],8867:[0,.69444,0,0,.61111],8868:[0,.69444,0,0,.77778],8869:[0,.69444,0,0,.77778],8872:[.249,.75,0,0,.867],8900:[-.05555,.44445,0,0,.5],8901:[-.05555,.44445,0,0,.27778],8902:[-.03472,.46528,0,0,.5],8904:[.005,.505,0,0,.9],8942:[.03,.903,0,0,.278],8943:[-.19,.313,0,0,1.172],8945:[-.1,.823,0,0,1.282],8968:[.25,.75,0,0,.44445],8969:[.25,.75,0,0,.44445],8970:[.25,.75,0,0,.44445],8971:[.25,.75,0,0,.44445],8994:[-.14236,.35764,0,0,1],8995:[-.14236,.35764,0,0,1],9136:[.244,.744,0,0,.412],9137:[.244,.745,0,0,.412],9651:[.19444,.69444,0,0,.88889],9657:[-.03472,.46528,0,0,.5],9661:[.19444,.69444,0,0,.88889],9667:[-.03472,.46528,0,0,.5],9711:[.19444,.69444,0,0,1],9824:[.12963,.69444,0,0,.77778],9825:[.12963,.69444,0,0,.77778],9826:[.12963,.69444,0,0,.77778],9827:[.12963,.69444,0,0,.77778],9837:[0,.75,0,0,.38889],9838:[.19444,.69444,0,0,.38889],9839:[.19444,.69444,0,0,.38889],10216:[.25,.75,0,0,.38889],10217:[.25,.75,0,0,.38889],10222:[.244,.744,0,0,.412],10223:[.244,.745,0,0,.412],10229:[.011,.511,0,0,1.609],10230:[.011,.511,0,0,1.638],10231:[.011,.511,0,0,1.859],10232:[.024,.525,0,0,1.609],10233:[.024,.525,0,0,1.638],10234:[.024,.525,0,0,1.858],10236:[.011,.511,0,0,1.638],10815:[0,.68333,0,0,.75],10927:[.13597,.63597,0,0,.77778],10928:[.13597,.63597,0,0,.77778],57376:[.19444,.69444,0,0,0]},"Math-BoldItalic":{32:[0,0,0,0,.25],48:[0,.44444,0,0,.575],49:[0,.44444,0,0,.575],50:[0,.44444,0,0,.575],51:[.19444,.44444,0,0,.575],52:[.19444,.44444,0,0,.575],53:[.19444,.44444,0,0,.575],54:[0,.64444,0,0,.575],55:[.19444,.44444,0,0,.575],56:[0,.64444,0,0,.575],57:[.19444,.44444,0,0,.575],65:[0,.68611,0,0,.86944],66:[0,.68611,.04835,0,.8664],67:[0,.68611,.06979,0,.81694],68:[0,.68611,.03194,0,.93812],69:[0,.68611,.05451,0,.81007],70:[0,.68611,.15972,0,.68889],71:[0,.68611,0,0,.88673],72:[0,.68611,.08229,0,.98229],73:[0,.68611,.07778,0,.51111],74:[0,.68611,.10069,0,.63125],75:[0,.68611,.06979,0,.97118],76:[0,.68611,0,0,.75555],77:[0,.68611,.11424,0,1.14201],78:[0,.68611,.11424,0,.95034],79:[0,.68611,.03194,0,.83666],80:[0,.68611,.15972,0,.72309],81:[.19444,.68611,0,0,.86861],82:[0,.68611,.00421,0,.87235],83:[0,.68611,.05382,0,.69271],84:[0,.68611,.15972,0,.63663],85:[0,.68611,.11424,0,.80027],86:[0,.68611,.25555,0,.67778],87:[0,.68611,.15972,0,1.09305],88:[0,.68611,.07778,0,.94722],89:[0,.68611,.25555,0,.67458],90:[0,.68611,.06979,0,.77257],97:[0,.44444,0,0,.63287],98:[0,.69444,0,0,.52083],99:[0,.44444,0,0,.51342],100:[0,.69444,0,0,.60972],101:[0,.44444,0,0,.55361],102:[.19444,.69444,.11042,0,.56806],103:[.19444,.44444,.03704,0,.5449],104:[0,.69444,0,0,.66759],105:[0,.69326,0,0,.4048],106:[.19444,.69326,.0622,0,.47083],107:[0,.69444,.01852,0,.6037],108:[0,.69444,.0088,0,.34815],109:[0,.44444,0,0,1.0324],110:[0,.44444,0,0,.71296],111:[0,.44444,0,0,.58472],112:[.19444,.44444,0,0,.60092],113:[.19444,.44444,.03704,0,.54213],114:[0,.44444,.03194,0,.5287],115:[0,.44444,0,0,.53125],116:[0,.63492,0,0,.41528],117:[0,.44444,0,0,.68102],118:[0,.44444,.03704,0,.56666],119:[0,.44444,.02778,0,.83148],120:[0,.44444,0,0,.65903],121:[.19444,.44444,.03704,0,.59028],122:[0,.44444,.04213,0,.55509],160:[0,0,0,0,.25],915:[0,.68611,.15972,0,.65694],916:[0,.68611,0,0,.95833],920:[0,.68611,.03194,0,.86722],923:[0,.68611,0,0,.80555],926:[0,.68611,.07458,0,.84125],928:[0,.68611,.08229,0,.98229],931:[0,.68611,.05451,0,.88507],933:[0,.68611,.15972,0,.67083],934:[0,.68611,0,0,.76666],936:[0,.68611,.11653,0,.71402],937:[0,.68611,.04835,0,.8789],945:[0,.44444,0,0,.76064],946:[.19444,.69444,.03403,0,.65972],947:[.19444,.44444,.06389,0,.59003],948:[0,.69444,.03819,0,.52222],949:[0,.44444,0,0,.52882],950:[.19444,.69444,.06215,0,.50833],951:[.19444,.44444,.03704,0,.6],952:[0,.69444,.03194,0,.5618],953:[0,.44444,0,0,.41204],954:[0,.44444,0,0,.66759],955:[0,.69444,0,0,.67083],956:[.19444,.44444,0,0,.70787],957:[0,.44444,.06898,0,.57685],958:[.19444,.69444,.03021,0,.50833],959:[0,.44444,0,0,.58472],960:[0,.44444,.03704,0,.68241],961:[.19444,.44444,0,0,.6118],962:[.09722,.44444,.07917,0,.42361],963:[0,.44444,.03704,0,.68588],964:[0,.44444,.13472,0,.52083],965:[0,.44444,.03704,0,.63055],966:[.19444,.44444,0,0,.74722],967:[.19444,.44444,0,0,.71805],968:[.19444,.69444,.03704,0,.75833],969:[0,.44444,.03704,0,.71782],977:[0,.69444,0,0,.69155],981:[.19444,.69444,0,0,.7125],982:[0,.44444,.03194,0,.975],1009:[.19444,.44444,0,0,.6118],1013:[0,.44444,0,0,.48333],57649:[0,.44444,0,0,.39352],57911:[.19444,.44444,0,0,.43889]},"Math-Italic":{32:[0,0,0,0,.25],48:[0,.43056,0,0,.5],49:[0,.43056,0,0,.5],50:[0,.43056,0,0,.5],51:[.19444,.43056,0,0,.5],52:[.19444,.43056,0,0,.5],53:[.19444,.43056,0,0,.5],54:[0,.64444,0,0,.5],55:[.19444,.43056,0,0,.5],56:[0,.64444,0,0,.5],57:[.19444,.43056,0,0,.5],65:[0,.68333,0,.13889,.75],66:[0,.68333,.05017,.08334,.75851],67:[0,.68333,.07153,.08334,.71472],68:[0,.68333,.02778,.05556,.82792],69:[0,.68333,.05764,.08334,.7382],70:[0,.68333,.13889,.08334,.64306],71:[0,.68333,0,.08334,.78625],72:[0,.68333,.08125,.05556,.83125],73:[0,.68333,.07847,.11111,.43958],74:[0,.68333,.09618,.16667,.55451],75:[0,.68333,.07153,.05556,.84931],76:[0,.68333,0,.02778,.68056],77:[0,.68333,.10903,.08334,.97014],78:[0,.68333,.10903,.08334,.80347],79:[0,.68333,.02778,.08334,.76278],80:[0,.68333,.13889,.08334,.64201],81:[.19444,.68333,0,.08334,.79056],82:[0,.68333,.00773,.08334,.75929],83:[0,.68333,.05764,.08334,.6132],84:[0,.68333,.13889,.08334,.58438],85:[0,.68333,.10903,.02778,.68278],86:[0,.68333,.22222,0,.58333],87:[0,.68333,.13889,0,.94445],88:[0,.68333,.07847,.08334,.82847],89:[0,.68333,.22222,0,.58056],90:[0,.68333,.07153,.08334,.68264],97:[0,.43056,0,0,.52859],98:[0,.69444,0,0,.42917],99:[0,.43056,0,.05556,.43276],100:[0,.69444,0,.16667,.52049],101:[0,.43056,0,.05556,.46563],102:[.19444,.69444,.10764,.16667,.48959],103:[.19444,.43056,.03588,.02778,.47697],104:[0,.69444,0,0,.57616],105:[0,.65952,0,0,.34451],106:[.19444,.65952,.05724,0,.41181],107:[0,.69444,.03148,0,.5206],108:[0,.69444,.01968,.08334,.29838],109:[0,.43056,0,0,.87801],110:[0,.43056,0,0,.60023],111:[0,.43056,0,.05556,.48472],112:[.19444,.43056,0,.08334,.50313],113:[.19444,.43056,.03588,.08334,.44641],114:[0,.43056,.02778,.05556,.45116],115:[0,.43056,0,.05556,.46875],116:[0,.61508,0,.08334,.36111],117:[0,.43056,0,.02778,.57246],118:[0,.43056,.03588,.02778,.48472],119:[0,.43056,.02691,.08334,.71592],120:[0,.43056,0,.02778,.57153],121:[.19444,.43056,.03588,.05556,.49028],122:[0,.43056,.04398,.05556,.46505],160:[0,0,0,0,.25],915:[0,.68333,.13889,.08334,.61528],916:[0,.68333,0,.16667,.83334],920:[0,.68333,.02778,.08334,.76278],923:[0,.68333,0,.16667,.69445],926:[0,.68333,.07569,.08334,.74236],928:[0,.68333,.08125,.05556,.83125],931:[0,.68333,.05764,.08334,.77986],933:[0,.68333,.13889,.05556,.58333],934:[0,.68333,0,.08334,.66667],936:[0,.68333,.11,.05556,.61222],937:[0,.68333,.05017,.08334,.7724],945:[0,.43056,.0037,.02778,.6397],946:[.19444,.69444,.05278,.08334,.56563],947:[.19444,.43056,.05556,0,.51773],948:[0,.69444,.03785,.05556,.44444],949:[0,.43056,0,.08334,.46632],950:[.19444,.69444,.07378,.08334,.4375],951:[.19444,.43056,.03588,.05556,.49653],952:[0,.69444,.02778,.08334,.46944],953:[0,.43056,0,.05556,.35394],954:[0,.43056,0,0,.57616],955:[0,.69444,0,0,.58334],956:[.19444,.43056,0,.02778,.60255],957:[0,.43056,.06366,.02778,.49398],958:[.19444,.69444,.04601,.11111,.4375],959:[0,.43056,0,.05556,.48472],960:[0,.43056,.03588,0,.57003],961:[.19444,.43056,0,.08334,.51702],962:[.09722,.43056,.07986,.08334,.36285],963:[0,.43056,.03588,0,.57141],964:[0,.43056,.1132,.02778,.43715],965:[0,.43056,.03588,.02778,.54028],966:[.19444,.43056,0,.08334,.65417],967:[.19444,.43056,0,.05556,.62569],968:[.19444,.69444,.03588,.11111,.65139],969:[0,.43056,.03588,0,.62245],977:[0,.69444,0,.08334,.59144],981:[.19444,.69444,0,.08334,.59583],982:[0,.43056,.02778,0,.82813],1009:[.19444,.43056,0,.08334,.51702],1013:[0,.43056,0,.05556,.4059],57649:[0,.43056,0,.02778,.32246],57911:[.19444,.43056,0,.08334,.38403]},"SansSerif-Bold":{32:[0,0,0,0,.25],33:[0,.69444,0,0,.36667],34:[0,.69444,0,0,.55834],35:[.19444,.69444,0,0,.91667],36:[.05556,.75,0,0,.55],37:[.05556,.75,0,0,1.02912],38:[0,.69444,0,0,.83056],39:[0,.69444,0,0,.30556],40:[.25,.75,0,0,.42778],41:[.25,.75,0,0,.42778],42:[0,.75,0,0,.55],43:[.11667,.61667,0,0,.85556],44:[.10556,.13056,0,0,.30556],45:[0,.45833,0,0,.36667],46:[0,.13056,0,0,.30556],47:[.25,.75,0,0,.55],48:[0,.69444,0,0,.55],49:[0,.69444,0,0,.55],50:[0,.69444,0,0,.55],51:[0,.69444,0,0,.55],52:[0,.69444,0,0,.55],53:[0,.69444,0,0,.55],54:[0,.69444,0,0,.55],55:[0,.69444,0,0,.55],56:[0,.69444,0,0,.55],57:[0,.69444,0,0,.55],58:[0,.45833,0,0,.30556],59:[.10556,.45833,0,0,.30556],61:[-.09375,.40625,0,0,.85556],63:[0,.69444,0,0,.51945],64:[0,.69444,0,0,.73334],65:[0,.69444,0,0,.73334],66:[0,.69444,0,0,.73334],67:[0,.69444,0,0,.70278],68:[0,.69444,0,0,.79445],69:[0,.69444,0,0,.64167],70:[0,.69444,0,0,.61111],71:[0,.69444,0,0,.73334],72:[0,.69444,0,0,.79445],73:[0,.69444,0,0,.33056],74:[0,.69444,0,0,.51945],75:[0,.69444,0,0,.76389],76:[0,.69444,0,0,.58056],77:[0,.69444,0,0,.97778],78:[0,.69444,0,0,.79445],79:[0,.69444,0,0,.79445],80:[0,.69444,0,0,.70278],81:[.10556,.69444,0,0,.79445],82:[0,.69444,0,0,.70278],83:[0,.69444,0,0,.61111],84:[0,.69444,0,0,.73334],85:[0,.69444,0,0,.76389],86:[0,.69444,.01528,0,.73334],87:[0,.69444,.01528,0,1.03889],88:[0,.69444,0,0,.73334],89:[0,.69444,.0275,0,.73334],90:[0,.69444,0,0,.67223],91:[.25,.75,0,0,.34306],93:[.25,.75,0,0,.34306],94:[0,.69444,0,0,.55],95:[.35,.10833,.03056,0,.55],97:[0,.45833,0,0,.525],98:[0,.69444,0,0,.56111],99:[0,.45833,0,0,.48889],100:[0,.69444,0,0,.56111],101:[0,.45833,0,0,.51111],102:[0,.69444,.07639,0,.33611],103:[.19444,.45833,.01528,0,.55],104:[0,.69444,0,0,.56111],105:[0,.69444,0,0,.25556],106:[.19444,.69444,0,0,.28611],107:[0,.69444,0,0,.53056],108:[0,.69444,0,0,.25556],109:[0,.45833,0,0,.86667],110:[0,.45833,0,0,.56111],111:[0,.45833,0,0,.55],112:[.19444,.45833,0,0,.56111],113:[.19444,.45833,0,0,.56111],114:[0,.45833,.01528,0,.37222],115:[0,.45833,0,0,.42167],116:[0,.58929,0,0,.40417],117:[0,.45833,0,0,.56111],118:[0,.45833,.01528,0,.5],119:[0,.45833,.01528,0,.74445],120:[0,.45833,0,0,.5],121:[.19444,.45833,.01528,0,.5],122:[0,.45833,0,0,.47639],126:[.35,.34444,0,0,.55],160:[0,0,0,0,.25],168:[0,.69444,0,0,.55],176:[0,.69444,0,0,.73334],180:[0,.69444,0,0,.55],184:[.17014,0,0,0,.48889],305:[0,.45833,0,0,.25556],567:[.19444,.45833,0,0,.28611],710:[0,.69444,0,0,.55],711:[0,.63542,0,0,.55],713:[0,.63778,0,0,.55],728:[0,.69444,0,0,.55],729:[0,.69444,0,0,.30556],730:[0,.69444,0,0,.73334],732:[0,.69444,0,0,.55],733:[0,.69444,0,0,.55],915:[0,.69444,0,0,.58056],916:[0,.69444,0,0,.91667],920:[0,.69444,0,0,.85556],923:[0,.69444,0,0,.67223],926:[0,.69444,0,0,.73334],928:[0,.69444,0,0,.79445],931:[0,.69444,0,0,.79445],933:[0,.69444,0,0,.85556],934:[0,.69444,0,0,.79445],936:[0,.69444,0,0,.85556],937:[0,.69444,0,0,.79445],8211:[0,.45833,.03056,0,.55],8212:[0,.45833,.03056,0,1.10001],8216:[0,.69444,0,0,.30556],8217:[0,.69444,0,0,.30556],8220:[0,.69444,0,0,.55834],8221:[0,.69444,0,0,.55834]},"SansSerif-Italic":{32:[0,0,0,0,.25],33:[0,.69444,.05733,0,.31945],34:[0,.69444,.00316,0,.5],35:[.19444,.69444,.05087,0,.83334],36:[.05556,.75,.11156,0,.5],37:[.05556,.75,.03126,0,.83334],38:[0,.69444,.03058,0,.75834],39:[0,.69444,.07816,0,.27778],40:[.25,.75,.13164,0,.38889],41:[.25,.75,.02536,0,.38889],42:[0,.75,.11775,0,.5],43:[.08333,.58333,.02536,0,.77778],44:[.125,.08333,0,0,.27778],45:[0,.44444,.01946,0,.33333],46:[0,.08333,0,0,.27778],47:[.25,.75,.13164,0,.5],48:[0,.65556,.11156,0,.5],49:[0,.65556,.11156,0,.5],50:[0,.65556,.11156,0,.5],51:[0,.65556,.11156,0,.5],52:[0,.65556,.11156,0,.5],53:[0,.65556,.11156,0,.5],54:[0,.65556,.11156,0,.5],55:[0,.65556,.11156,0,.5],56:[0,.65556,.11156,0,.5],57:[0,.65556,.11156,0,.5],58:[0,.44444,.02502,0,.27778],59:[.125,.44444,.02502,0,.27778],61:[-.13,.37,.05087,0,.77778],63:[0,.69444,.11809,0,.47222],64:[0,.69444,.07555,0,.66667],65:[0,.69444,0,0,.66667],66:[0,.69444,.08293,0,.66667],67:[0,.69444,.11983,0,.63889],68:[0,.69444,.07555,0,.72223],69:[0,.69444,.11983,0,.59722],70:[0,.69444,.13372,0,.56945],71:[0,.69444,.11983,0,.66667],72:[0,.69444,.08094,0,.70834],73:[0,.69444,.13372,0,.27778],74:[0,.69444,.08094,0,.47222],75:[0,.69444,.11983,0,.69445],76:[0,.69444,0,0,.54167],77:[0,.69444,.08094,0,.875],78:[0,.69444,.08094,0,.70834],79:[0,.69444,.07555,0,.73611],80:[0,.69444,.08293,0,.63889],81:[.125,.69444,.07555,0,.73611],82:[0,.69444,.08293,0,.64584],83:[0,.69444,.09205,0,.55556],84:[0,.69444,.13372,0,.68056],85:[0,.69444,.08094,0,.6875],86:[0,.69444,.1615,0,.66667],87:[0,.69444,.1615,0,.94445],88:[0,.69444,.13372,0,.66667],89:[0,.69444,.17261,0,.66667],90:[0,.69444,.11983,0,.61111],91:[.25,.75,.15942,0,.28889],93:[.25,.75,.08719,0,.28889],94:[0,.69444,.0799,0,.5],95:[.35,.09444,.08616,0,.5],97:[0,.44444,.00981,0,.48056],98:[0,.69444,.03057,0,.51667],99:[0,.44444,.08336,0,.44445],100:[0,.69444,.09483,0,.51667],101:[0,.44444,.06778,0,.44445],102:[0,.69444,.21705,0,.30556],103:[.19444,.44444,.10836,0,.5],104:[0,.69444,.01778,0,.51667],105:[0,.67937,.09718,0,.23889],106:[.19444,.67937,.09162,0,.26667],107:[0,.69444,.08336,0,.48889],108:[0,.69444,.09483,0,.23889],109:[0,.44444,.01778,0,.79445],110:[0,.44444,.01778,0,.51667],111:[0,.44444,.06613,0,.5],112:[.19444,.44444,.0389,0,.51667],113:[.19444,.44444,.04169,0,.51667],114:[0,.44444,.10836,0,.34167],115:[0,.44444,.0778,0,.38333],116:[0,.57143,.07225,0,.36111],117:[0,.44444,.04169,0,.51667],118:[0,.44444,.10836,0,.46111],119:[0,.44444,.10836,0,.68334],120:[0,.44444,.09169,0,.46111],121:[.19444,.44444,.10836,0,.46111],122:[0,.44444,.08752,0,.43472],126:[.35,.32659,.08826,0,.5],160:[0,0,0,0,.25],168:[0,.67937,.06385,0,.5],176:[0,.69444,0,0,.73752],184:[.17014,0,0,0,.44445],305:[0,.44444,.04169,0,.23889],567:[.19444,.44444,.04169,0,.26667],710:[0,.69444,.0799,0,.5],711:[0,.63194,.08432,0,.5],713:[0,.60889,.08776,0,.5],714:[0,.69444,.09205,0,.5],715:[0,.69444,0,0,.5],728:[0,.69444,.09483,0,.5],729:[0,.67937,.07774,0,.27778],730:[0,.69444,0,0,.73752],732:[0,.67659,.08826,0,.5],733:[0,.69444,.09205,0,.5],915:[0,.69444,.13372,0,.54167],916:[0,.69444,0,0,.83334],920:[0,.69444,.07555,0,.77778],923:[0,.69444,0,0,.61111],926:[0,.69444,.12816,0,.66667],928:[0,.69444,.08094,0,.70834],931:[0,.69444,.11983,0,.72222],933:[0,.69444,.09031,0,.77778],934:[0,.69444,.04603,0,.72222],936:[0,.69444,.09031,0,.77778],937:[0,.69444,.08293,0,.72222],8211:[0,.44444,.08616,0,.5],8212:[0,.44444,.08616,0,1],8216:[0,.69444,.07816,0,.27778],8217:[0,.69444,.07816,0,.27778],8220:[0,.69444,.14205,0,.5],8221:[0,.69444,.00316,0,.5]},"SansSerif-Regular":{32:[0,0,0,0,.25],33:[0,.69444,0,0,.31945],34:[0,.69444,0,0,.5],35:[.19444,.69444,0,0,.83334],36:[.05556,.75,0,0,.5],37:[.05556,.75,0,0,.83334],38:[0,.69444,0,0,.75834],39:[0,.69444,0,0,.27778],40:[.25,.75,0,0,.38889],41:[.25,.75,0,0,.38889],42:[0,.75,0,0,.5],43:[.08333,.58333,0,0,.77778],44:[.125,.08333,0,0,.27778],45:[0,.44444,0,0,.33333],46:[0,.08333,0,0,.27778],47:[.25,.75,0,0,.5],48:[0,.65556,0,0,.5],49:[0,.65556,0,0,.5],50:[0,.65556,0,0,.5],51:[0,.65556,0,0,.5],52:[0,.65556,0,0,.5],53:[0,.65556,0,0,.5],54:[0,.65556,0,0,.5],55:[0,.65556,0,0,.5],56:[0,.65556,0,0,.5],57:[0,.65556,0,0,.5],58:[0,.44444,0,0,.27778],59:[.125,.44444,0,0,.27778],61:[-.13,.37,0,0,.77778],63:[0,.69444,0,0,.47222],64:[0,.69444,0,0,.66667],65:[0,.69444,0,0,.66667],66:[0,.69444,0,0,.66667],67:[0,.69444,0,0,.63889],68:[0,.69444,0,0,.72223],69:[0,.69444,0,0,.59722],70:[0,.69444,0,0,.56945],71:[0,.69444,0,0,.66667],72:[0,.69444,0,0,.70834],73:[0,.69444,0,0,.27778],74:[0,.69444,0,0,.47222],75:[0,.69444,0,0,.69445],76:[0,.69444,0,0,.54167],77:[0,.69444,0,0,.875],78:[0,.69444,0,0,.70834],79:[0,.69444,0,0,.73611],80:[0,.69444,0,0,.63889],81:[.125,.69444,0,0,.73611],82:[0,.69444,0,0,.64584],83:[0,.69444,0,0,.55556],84:[0,.69444,0,0,.68056],85:[0,.69444,0,0,.6875],86:[0,.69444,.01389,0,.66667],87:[0,.69444,.01389,0,.94445],88:[0,.69444,0,0,.66667],89:[0,.69444,.025,0,.66667],90:[0,.69444,0,0,.61111],91:[.25,.75,0,0,.28889],93:[.25,.75,0,0,.28889],94:[0,.69444,0,0,.5],95:[.35,.09444,.02778,0,.5],97:[0,.44444,0,0,.48056],98:[0,.69444,0,0,.51667],99:[0,.44444,0,0,.44445],100:[0,.69444,0,0,.51667],101:[0,.44444,0,0,.44445],102:[0,.69444,.06944,0,.30556],103:[.19444,.44444,.01389,0,.5],104:[0,.69444,0,0,.51667],105:[0,.67937,0,0,.23889],106:[.19444,.67937,0,0,.26667],107:[0,.69444,0,0,.48889],108:[0,.69444,0,0,.23889],109:[0,.44444,0,0,.79445],110:[0,.44444,0,0,.51667],111:[0,.44444,0,0,.5],112:[.19444,.44444,0,0,.51667],113:[.19444,.44444,0,0,.51667],114:[0,.44444,.01389,0,.34167],115:[0,.44444,0,0,.38333],116:[0,.57143,0,0,.36111],117:[0,.44444,0,0,.51667],118:[0,.44444,.01389,0,.46111],119:[0,.44444,.01389,0,.68334],120:[0,.44444,0,0,.46111],121:[.19444,.44444,.01389,0,.46111],122:[0,.44444,0,0,.43472],126:[.35,.32659,0,0,.5],160:[0,0,0,0,.25],168:[0,.67937,0,0,.5],176:[0,.69444,0,0,.66667],184:[.17014,0,0,0,.44445],305:[0,.44444,0,0,.23889],567:[.19444,.44444,0,0,.26667],710:[0,.69444,0,0,.5],711:[0,.63194,0,0,.5],713:[0,.60889,0,0,.5],714:[0,.69444,0,0,.5],715:[0,.69444,0,0,.5],728:[0,.69444,0,0,.5],729:[0,.67937,0,0,.27778],730:[0,.69444,0,0,.66667],732:[0,.67659,0,0,.5],733:[0,.69444,0,0,.5],915:[0,.69444,0,0,.54167],916:[0,.69444,0,0,.83334],920:[0,.69444,0,0,.77778],923:[0,.69444,0,0,.61111],926:[0,.69444,0,0,.66667],928:[0,.69444,0,0,.70834],931:[0,.69444,0,0,.72222],933:[0,.69444,0,0,.77778],934:[0,.69444,0,0,.72222],936:[0,.69444,0,0,.77778],937:[0,.69444,0,0,.72222],8211:[0,.44444,.02778,0,.5],8212:[0,.44444,.02778,0,1],8216:[0,.69444,0,0,.27778],8217:[0,.69444,0,0,.27778],8220:[0,.69444,0,0,.5],8221:[0,.69444,0,0,.5]},"Script-Regular":{32:[0,0,0,0,.25],65:[0,.7,.22925,0,.80253],66:[0,.7,.04087,0,.90757],67:[0,.7,.1689,0,.66619],68:[0,.7,.09371,0,.77443],69:[0,.7,.18583,0,.56162],70:[0,.7,.13634,0,.89544],71:[0,.7,.17322,0,.60961],72:[0,.7,.29694,0,.96919],73:[0,.7,.19189,0,.80907],74:[.27778,.7,.19189,0,1.05159],75:[0,.7,.31259,0,.91364],76:[0,.7,.19189,0,.87373],77:[0,.7,.15981,0,1.08031],78:[0,.7,.3525,0,.9015],79:[0,.7,.08078,0,.73787],80:[0,.7,.08078,0,1.01262],81:[0,.7,.03305,0,.88282],82:[0,.7,.06259,0,.85],83:[0,.7,.19189,0,.86767],84:[0,.7,.29087,0,.74697],85:[0,.7,.25815,0,.79996],86:[0,.7,.27523,0,.62204],87:[0,.7,.27523,0,.80532],88:[0,.7,.26006,0,.94445],89:[0,.7,.2939,0,.70961],90:[0,.7,.24037,0,.8212],160:[0,0,0,0,.25]},"Size1-Regular":{32:[0,0,0,0,.25],40:[.35001,.85,0,0,.45834],41:[.35001,.85,0,0,.45834],47:[.35001,.85,0,0,.57778],91:[.35001,.85,0,0,.41667],92:[.35001,.85,0,0,.57778],93:[.35001,.85,0,0,.41667],123:[.35001,.85,0,0,.58334],125:[.35001,.85,0,0,.58334],160:[0,0,0,0,.25],710:[0,.72222,0,0,.55556],732:[0,.72222,0,0,.55556],770:[0,.72222,0,0,.55556],771:[0,.72222,0,0,.55556],8214:[-99e-5,.601,0,0,.77778],8593:[1e-5,.6,0,0,.66667],8595:[1e-5,.6,0,0,.66667],8657:[1e-5,.6,0,0,.77778],8659:[1e-5,.6,0,0,.77778],8719:[.25001,.75,0,0,.94445],8720:[.25001,.75,0,0,.94445],8721:[.25001,.75,0,0,1.05556],8730:[.35001,.85,0,0,1],8739:[-.00599,.606,0,0,.33333],8741:[-.00599,.606,0,0,.55556],8747:[.30612,.805,.19445,0,.47222],8748:[.306,.805,.19445,0,.47222],8749:[.306,.805,.19445,0,.47222],8750:[.30612,.805,.19445,0,.47222],8896:[.25001,.75,0,0,.83334],8897:[.25001,.75,0,0,.83334],8898:[.25001,.75,0,0,.83334],8899:[.25001,.75,0,0,.83334],8968:[.35001,.85,0,0,.47222],8969:[.35001,.85,0,0,.47222],8970:[.35001,.85,0,0,.47222],8971:[.35001,.85,0,0,.47222],9168:[-99e-5,.601,0,0,.66667],10216:[.35001,.85,0,0,.47222],10217:[.35001,.85,0,0,.47222],10752:[.25001,.75,0,0,1.11111],10753:[.25001,.75,0,0,1.11111],10754:[.25001,.75,0,0,1.11111],10756:[.25001,.75,0,0,.83334],10758:[.25001,.75,0,0,.83334]},"Size2-Regular":{32:[0,0,0,0,.25],40:[.65002,1.15,0,0,.59722],41:[.65002,1.15,0,0,.59722],47:[.65002,1.15,0,0,.81111],91:[.65002,1.15,0,0,.47222],92:[.65002,1.15,0,0,.81111],93:[.65002,1.15,0,0,.47222],123:[.65002,1.15,0,0,.66667],125:[.65002,1.15,0,0,.66667],160:[0,0,0,0,.25],710:[0,.75,0,0,1],732:[0,.75,0,0,1],770:[0,.75,0,0,1],771:[0,.75,0,0,1],8719:[.55001,1.05,0,0,1.27778],8720:[.55001,1.05,0,0,1.27778],8721:[.55001,1.05,0,0,1.44445],8730:[.65002,1.15,0,0,1],8747:[.86225,1.36,.44445,0,.55556],8748:[.862,1.36,.44445,0,.55556],8749:[.862,1.36,.44445,0,.55556],8750:[.86225,1.36,.44445,0,.55556],8896:[.55001,1.05,0,0,1.11111],8897:[.55001,1.05,0,0,1.11111],8898:[.55001,1.05,0,0,1.11111],8899:[.55001,1.05,0,0,1.11111],8968:[.65002,1.15,0,0,.52778],8969:[.65002,1.15,0,0,.52778],8970:[.65002,1.15,0,0,.52778],8971:[.65002,1.15,0,0,.52778],10216:[.65002,1.15,0,0,.61111],10217:[.65002,1.15,0,0,.61111],10752:[.55001,1.05,0,0,1.51112],10753:[.55001,1.05,0,0,1.51112],10754:[.55001,1.05,0,0,1.51112],10756:[.55001,1.05,0,0,1.11111],10758:[.55001,1.05,0,0,1.11111]},"Size3-Regular":{32:[0,0,0,0,.25],40:[.95003,1.45,0,0,.73611],41:[.95003,1.45,0,0,.73611],47:[.95003,1.45,0,0,1.04445],91:[.95003,1.45,0,0,.52778],92:[.95003,1.45,0,0,1.04445],93:[.95003,1.45,0,0,.52778],123:[.95003,1.45,0,0,.75],125:[.95003,1.45,0,0,.75],160:[0,0,0,0,.25],710:[0,.75,0,0,1.44445],732:[0,.75,0,0,1.44445],770:[0,.75,0,0,1.44445],771:[0,.75,0,0,1.44445],8730:[.95003,1.45,0,0,1],8968:[.95003,1.45,0,0,.58334],8969:[.95003,1.45,0,0,.58334],8970:[.95003,1.45,0,0,.58334],8971:[.95003,1.45,0,0,.58334],10216:[.95003,1.45,0,0,.75],10217:[.95003,1.45,0,0,.75]},"Size4-Regular":{32:[0,0,0,0,.25],40:[1.25003,1.75,0,0,.79167],41:[1.25003,1.75,0,0,.79167],47:[1.25003,1.75,0,0,1.27778],91:[1.25003,1.75,0,0,.58334],92:[1.25003,1.75,0,0,1.27778],93:[1.25003,1.75,0,0,.58334],123:[1.25003,1.75,0,0,.80556],125:[1.25003,1.75,0,0,.80556],160:[0,0,0,0,.25],710:[0,.825,0,0,1.8889],732:[0,.825,0,0,1.8889],770:[0,.825,0,0,1.8889],771:[0,.825,0,0,1.8889],8730:[1.25003,1.75,0,0,1],8968:[1.25003,1.75,0,0,.63889],8969:[1.25003,1.75,0,0,.63889],8970:[1.25003,1.75,0,0,.63889],8971:[1.25003,1.75,0,0,.63889],9115:[.64502,1.155,0,0,.875],9116:[1e-5,.6,0,0,.875],9117:[.64502,1.155,0,0,.875],9118:[.64502,1.155,0,0,.875],9119:[1e-5,.6,0,0,.875],9120:[.64502,1.155,0,0,.875],9121:[.64502,1.155,0,0,.66667],9122:[-99e-5,.601,0,0,.66667],9123:[.64502,1.155,0,0,.66667],9124:[.64502,1.155,0,0,.66667],9125:[-99e-5,.601,0,0,.66667],9126:[.64502,1.155,0,0,.66667],9127:[1e-5,.9,0,0,.88889],9128:[.65002,1.15,0,0,.88889],9129:[.90001,0,0,0,.88889],9130:[0,.3,0,0,.88889],9131:[1e-5,.9,0,0,.88889],9132:[.65002,1.15,0,0,.88889],9133:[.90001,0,0,0,.88889],9143:[.88502,.915,0,0,1.05556],10216:[1.25003,1.75,0,0,.80556],10217:[1.25003,1.75,0,0,.80556],57344:[-.00499,.605,0,0,1.05556],57345:[-.00499,.605,0,0,1.05556],57680:[0,.12,0,0,.45],57681:[0,.12,0,0,.45],57682:[0,.12,0,0,.45],57683:[0,.12,0,0,.45]},"Typewriter-Regular":{32:[0,0,0,0,.525],33:[0,.61111,0,0,.525],34:[0,.61111,0,0,.525],35:[0,.61111,0,0,.525],36:[.08333,.69444,0,0,.525],37:[.08333,.69444,0,0,.525],38:[0,.61111,0,0,.525],39:[0,.61111,0,0,.525],40:[.08333,.69444,0,0,.525],41:[.08333,.69444,0,0,.525],42:[0,.52083,0,0,.525],43:[-.08056,.53055,0,0,.525],44:[.13889,.125,0,0,.525],45:[-.08056,.53055,0,0,.525],46:[0,.125,0,0,.525],47:[.08333,.69444,0,0,.525],48:[0,.61111,0,0,.525],49:[0,.61111,0,0,.525],50:[0,.61111,0,0,.525],51:[0,.61111,0,0,.525],52:[0,.61111,0,0,.525],53:[0,.61111,0,0,.525],54:[0,.61111,0,0,.525],55:[0,.61111,0,0,.525],56:[0,.61111,0,0,.525],57:[0,.61111,0,0,.525],58:[0,.43056,0,0,.525],59:[.13889,.43056,0,0,.525],60:[-.05556,.55556,0,0,.525],61:[-.19549,.41562,0,0,.525],62:[-.05556,.55556,0,0,.525],63:[0,.61111,0,0,.525],64:[0,.61111,0,0,.525],65:[0,.61111,0,0,.525],66:[0,.61111,0,0,.525],67:[0,.61111,0,0,.525],68:[0,.61111,0,0,.525],69:[0,.61111,0,0,.525],70:[0,.61111,0,0,.525],71:[0,.61111,0,0,.525],72:[0,.61111,0,0,.525],73:[0,.61111,0,0,.525],74:[0,.61111,0,0,.525],75:[0,.61111,0,0,.525],76:[0,.61111,0,0,.525],77:[0,.61111,0,0,.525],78:[0,.61111,0,0,.525],79:[0,.61111,0,0,.525],80:[0,.61111,0,0,.525],81:[.13889,.61111,0,0,.525],82:[0,.61111,0,0,.525],83:[0,.61111,0,0,.525],84:[0,.61111,0,0,.525],85:[0,.61111,0,0,.525],86:[0,.61111,0,0,.525],87:[0,.61111,0,0,.525],88:[0,.61111,0,0,.525],89:[0,.61111,0,0,.525],90:[0,.61111,0,0,.525],91:[.08333,.69444,0,0,.525],92:[.08333,.69444,0,0,.525],93:[.08333,.69444,0,0,.525],94:[0,.61111,0,0,.525],95:[.09514,0,0,0,.525],96:[0,.61111,0,0,.525],97:[0,.43056,0,0,.525],98:[0,.61111,0,0,.525],99:[0,.43056,0,0,.525],100:[0,.61111,0,0,.525],101:[0,.43056,0,0,.525],102:[0,.61111,0,0,.525],103:[.22222,.43056,0,0,.525],104:[0,.61111,0,0,.525],105:[0,.61111,0,0,.525],106:[.22222,.61111,0,0,.525],107:[0,.61111,0,0,.525],108:[0,.61111,0,0,.525],109:[0,.43056,0,0,.525],110:[0,.43056,0,0,.525],111:[0,.43056,0,0,.525],112:[.22222,.43056,0,0,.525],113:[.22222,.43056,0,0,.525],114:[0,.43056,0,0,.525],115:[0,.43056,0,0,.525],116:[0,.55358,0,0,.525],117:[0,.43056,0,0,.525],118:[0,.43056,0,0,.525],119:[0,.43056,0,0,.525],120:[0,.43056,0,0,.525],121:[.22222,.43056,0,0,.525],122:[0,.43056,0,0,.525],123:[.08333,.69444,0,0,.525],124:[.08333,.69444,0,0,.525],125:[.08333,.69444,0,0,.525],126:[0,.61111,0,0,.525],127:[0,.61111,0,0,.525],160:[0,0,0,0,.525],176:[0,.61111,0,0,.525],184:[.19445,0,0,0,.525],305:[0,.43056,0,0,.525],567:[.22222,.43056,0,0,.525],711:[0,.56597,0,0,.525],713:[0,.56555,0,0,.525],714:[0,.61111,0,0,.525],715:[0,.61111,0,0,.525],728:[0,.61111,0,0,.525],730:[0,.61111,0,0,.525],770:[0,.61111,0,0,.525],771:[0,.61111,0,0,.525],776:[0,.61111,0,0,.525],915:[0,.61111,0,0,.525],916:[0,.61111,0,0,.525],920:[0,.61111,0,0,.525],923:[0,.61111,0,0,.525],926:[0,.61111,0,0,.525],928:[0,.61111,0,0,.525],931:[0,.61111,0,0,.525],933:[0,.61111,0,0,.525],934:[0,.61111,0,0,.525],936:[0,.61111,0,0,.525],937:[0,.61111,0,0,.525],8216:[0,.61111,0,0,.525],8217:[0,.61111,0,0,.525],8242:[0,.61111,0,0,.525],9251:[.11111,.21944,0,0,.525]}},bp={slant:[.25,.25,.25],space:[0,0,0],stretch:[0,0,0],shrink:[0,0,0],xHeight:[.431,.431,.431],quad:[1,1.171,1.472],extraSpace:[0,0,0],num1:[.677,.732,.925],num2:[.394,.384,.387],num3:[.444,.471,.504],denom1:[.686,.752,1.025],denom2:[.345,.344,.532],sup1:[.413,.503,.504],sup2:[.363,.431,.404],sup3:[.289,.286,.294],sub1:[.15,.143,.2],sub2:[.247,.286,.4],supDrop:[.386,.353,.494],subDrop:[.05,.071,.1],delim1:[2.39,1.7,1.98],delim2:[1.01,1.157,1.42],axisHeight:[.25,.25,.25],defaultRuleThickness:[.04,.049,.049],bigOpSpacing1:[.111,.111,.111],bigOpSpacing2:[.166,.166,.166],bigOpSpacing3:[.2,.2,.2],bigOpSpacing4:[.6,.611,.611],bigOpSpacing5:[.1,.143,.143],sqrtRuleThickness:[.04,.04,.04],ptPerEm:[10,10,10],doubleRuleSep:[.2,.2,.2],arrayRuleWidth:[.04,.04,.04],fboxsep:[.3,.3,.3],fboxrule:[.04,.04,.04]},Mx={\u00C5:"A",\u00D0:"D",\u00DE:"o",\u00E5:"a",\u00F0:"d",\u00FE:"o",\u0410:"A",\u0411:"B",\u0412:"B",\u0413:"F",\u0414:"A",\u0415:"E",\u0416:"K",\u0417:"3",\u0418:"N",\u0419:"N",\u041A:"K",\u041B:"N",\u041C:"M",\u041D:"H",\u041E:"O",\u041F:"N",\u0420:"P",\u0421:"C",\u0422:"T",\u0423:"y",\u0424:"O",\u0425:"X",\u0426:"U",\u0427:"h",\u0428:"W",\u0429:"W",\u042A:"B",\u042B:"X",\u042C:"B",\u042D:"3",\u042E:"X",\u042F:"R",\u0430:"a",\u0431:"b",\u0432:"a",\u0433:"r",\u0434:"y",\u0435:"e",\u0436:"m",\u0437:"e",\u0438:"n",\u0439:"n",\u043A:"n",\u043B:"n",\u043C:"m",\u043D:"n",\u043E:"o",\u043F:"n",\u0440:"p",\u0441:"c",\u0442:"o",\u0443:"y",\u0444:"b",\u0445:"x",\u0446:"n",\u0447:"n",\u0448:"w",\u0449:"w",\u044A:"a",\u044B:"m",\u044C:"a",\u044D:"e",\u044E:"m",\u044F:"r"};function Qw(i,e){Qr[i]=e}function im(i,e,t){if(!Qr[e])throw new Error("Font metrics not found for font: "+e+".");var n=i.charCodeAt(0),r=Qr[e][n];if(!r&&i[0]in Mx&&(n=Mx[i[0]].charCodeAt(0),r=Qr[e][n]),!r&&t==="text"&&s2(n)&&(r=Qr[e][77]),r)return{depth:r[0],height:r[1],italic:r[2],skew:r[3],width:r[4]}}var Sp={};function e6(i){var e;if(i>=5?e=0:i>=3?e=1:e=2,!Sp[e]){var t=Sp[e]={cssEmPerMu:bp.quad[e]/18};for(var n of Object.keys(bp))t[n]=bp[n][e]}return Sp[e]}var xn={math:{},text:{}};function p(i,e,t,n,r,s){xn[i][r]={font:e,group:t,replace:n},s&&n&&(xn[i][n]=xn[i][r])}var x="math",ye="text",w="main",H="ams",yn="accent-token",Ze="bin",ki="close",Ko="inner",ct="mathord",Vn="op-token",Qi="open",Sc="punct",G="rel",Ps="spacing",J="textord";p(x,w,G,"\u2261","\\equiv",!0);p(x,w,G,"\u227A","\\prec",!0);p(x,w,G,"\u227B","\\succ",!0);p(x,w,G,"\u223C","\\sim",!0);p(x,w,G,"\u22A5","\\perp");p(x,w,G,"\u2AAF","\\preceq",!0);p(x,w,G,"\u2AB0","\\succeq",!0);p(x,w,G,"\u2243","\\simeq",!0);p(x,w,G,"\u2223","\\mid",!0);p(x,w,G,"\u226A","\\ll",!0);p(x,w,G,"\u226B","\\gg",!0);p(x,w,G,"\u224D","\\asymp",!0);p(x,w,G,"\u2225","\\parallel");p(x,w,G,"\u22C8","\\bowtie",!0);p(x,w,G,"\u2323","\\smile",!0);p(x,w,G,"\u2291","\\sqsubseteq",!0);p(x,w,G,"\u2292","\\sqsupseteq",!0);p(x,w,G,"\u2250","\\doteq",!0);p(x,w,G,"\u2322","\\frown",!0);p(x,w,G,"\u220B","\\ni",!0);p(x,w,G,"\u221D","\\propto",!0);p(x,w,G,"\u22A2","\\vdash",!0);p(x,w,G,"\u22A3","\\dashv",!0);p(x,w,G,"\u220B","\\owns");p(x,w,Sc,".","\\ldotp");p(x,w,Sc,"\u22C5","\\cdotp");p(x,w,Sc,"\u22C5","\xB7");p(ye,w,J,"\u22C5","\xB7");p(x,w,J,"#","\\#");p(ye,w,J,"#","\\#");p(x,w,J,"&","\\&");p(ye,w,J,"&","\\&");p(x,w,J,"\u2135","\\aleph",!0);p(x,w,J,"\u2200","\\forall",!0);p(x,w,J,"\u210F","\\hbar",!0);p(x,w,J,"\u2203","\\exists",!0);p(x,w,J,"\u2207","\\nabla",!0);p(x,w,J,"\u266D","\\flat",!0);p(x,w,J,"\u2113","\\ell",!0);p(x,w,J,"\u266E","\\natural",!0);p(x,w,J,"\u2663","\\clubsuit",!0);p(x,w,J,"\u2118","\\wp",!0);p(x,w,J,"\u266F","\\sharp",!0);p(x,w,J,"\u2662","\\diamondsuit",!0);p(x,w,J,"\u211C","\\Re",!0);p(x,w,J,"\u2661","\\heartsuit",!0);p(x,w,J,"\u2111","\\Im",!0);p(x,w,J,"\u2660","\\spadesuit",!0);p(x,w,J,"\xA7","\\S",!0);p(ye,w,J,"\xA7","\\S");p(x,w,J,"\xB6","\\P",!0);p(ye,w,J,"\xB6","\\P");p(x,w,J,"\u2020","\\dag");p(ye,w,J,"\u2020","\\dag");p(ye,w,J,"\u2020","\\textdagger");p(x,w,J,"\u2021","\\ddag");p(ye,w,J,"\u2021","\\ddag");p(ye,w,J,"\u2021","\\textdaggerdbl");p(x,w,ki,"\u23B1","\\rmoustache",!0);p(x,w,Qi,"\u23B0","\\lmoustache",!0);p(x,w,ki,"\u27EF","\\rgroup",!0);p(x,w,Qi,"\u27EE","\\lgroup",!0);p(x,w,Ze,"\u2213","\\mp",!0);p(x,w,Ze,"\u2296","\\ominus",!0);p(x,w,Ze,"\u228E","\\uplus",!0);p(x,w,Ze,"\u2293","\\sqcap",!0);p(x,w,Ze,"\u2217","\\ast");p(x,w,Ze,"\u2294","\\sqcup",!0);p(x,w,Ze,"\u25EF","\\bigcirc",!0);p(x,w,Ze,"\u2219","\\bullet",!0);p(x,w,Ze,"\u2021","\\ddagger");p(x,w,Ze,"\u2240","\\wr",!0);p(x,w,Ze,"\u2A3F","\\amalg");p(x,w,Ze,"&","\\And");p(x,w,G,"\u27F5","\\longleftarrow",!0);p(x,w,G,"\u21D0","\\Leftarrow",!0);p(x,w,G,"\u27F8","\\Longleftarrow",!0);p(x,w,G,"\u27F6","\\longrightarrow",!0);p(x,w,G,"\u21D2","\\Rightarrow",!0);p(x,w,G,"\u27F9","\\Longrightarrow",!0);p(x,w,G,"\u2194","\\leftrightarrow",!0);p(x,w,G,"\u27F7","\\longleftrightarrow",!0);p(x,w,G,"\u21D4","\\Leftrightarrow",!0);p(x,w,G,"\u27FA","\\Longleftrightarrow",!0);p(x,w,G,"\u21A6","\\mapsto",!0);p(x,w,G,"\u27FC","\\longmapsto",!0);p(x,w,G,"\u2197","\\nearrow",!0);p(x,w,G,"\u21A9","\\hookleftarrow",!0);p(x,w,G,"\u21AA","\\hookrightarrow",!0);p(x,w,G,"\u2198","\\searrow",!0);p(x,w,G,"\u21BC","\\leftharpoonup",!0);p(x,w,G,"\u21C0","\\rightharpoonup",!0);p(x,w,G,"\u2199","\\swarrow",!0);p(x,w,G,"\u21BD","\\leftharpoondown",!0);p(x,w,G,"\u21C1","\\rightharpoondown",!0);p(x,w,G,"\u2196","\\nwarrow",!0);p(x,w,G,"\u21CC","\\rightleftharpoons",!0);p(x,H,G,"\u226E","\\nless",!0);p(x,H,G,"\uE010","\\@nleqslant");p(x,H,G,"\uE011","\\@nleqq");p(x,H,G,"\u2A87","\\lneq",!0);p(x,H,G,"\u2268","\\lneqq",!0);p(x,H,G,"\uE00C","\\@lvertneqq");p(x,H,G,"\u22E6","\\lnsim",!0);p(x,H,G,"\u2A89","\\lnapprox",!0);p(x,H,G,"\u2280","\\nprec",!0);p(x,H,G,"\u22E0","\\npreceq",!0);p(x,H,G,"\u22E8","\\precnsim",!0);p(x,H,G,"\u2AB9","\\precnapprox",!0);p(x,H,G,"\u2241","\\nsim",!0);p(x,H,G,"\uE006","\\@nshortmid");p(x,H,G,"\u2224","\\nmid",!0);p(x,H,G,"\u22AC","\\nvdash",!0);p(x,H,G,"\u22AD","\\nvDash",!0);p(x,H,G,"\u22EA","\\ntriangleleft");p(x,H,G,"\u22EC","\\ntrianglelefteq",!0);p(x,H,G,"\u228A","\\subsetneq",!0);p(x,H,G,"\uE01A","\\@varsubsetneq");p(x,H,G,"\u2ACB","\\subsetneqq",!0);p(x,H,G,"\uE017","\\@varsubsetneqq");p(x,H,G,"\u226F","\\ngtr",!0);p(x,H,G,"\uE00F","\\@ngeqslant");p(x,H,G,"\uE00E","\\@ngeqq");p(x,H,G,"\u2A88","\\gneq",!0);p(x,H,G,"\u2269","\\gneqq",!0);p(x,H,G,"\uE00D","\\@gvertneqq");p(x,H,G,"\u22E7","\\gnsim",!0);p(x,H,G,"\u2A8A","\\gnapprox",!0);p(x,H,G,"\u2281","\\nsucc",!0);p(x,H,G,"\u22E1","\\nsucceq",!0);p(x,H,G,"\u22E9","\\succnsim",!0);p(x,H,G,"\u2ABA","\\succnapprox",!0);p(x,H,G,"\u2246","\\ncong",!0);p(x,H,G,"\uE007","\\@nshortparallel");p(x,H,G,"\u2226","\\nparallel",!0);p(x,H,G,"\u22AF","\\nVDash",!0);p(x,H,G,"\u22EB","\\ntriangleright");p(x,H,G,"\u22ED","\\ntrianglerighteq",!0);p(x,H,G,"\uE018","\\@nsupseteqq");p(x,H,G,"\u228B","\\supsetneq",!0);p(x,H,G,"\uE01B","\\@varsupsetneq");p(x,H,G,"\u2ACC","\\supsetneqq",!0);p(x,H,G,"\uE019","\\@varsupsetneqq");p(x,H,G,"\u22AE","\\nVdash",!0);p(x,H,G,"\u2AB5","\\precneqq",!0);p(x,H,G,"\u2AB6","\\succneqq",!0);p(x,H,G,"\uE016","\\@nsubseteqq");p(x,H,Ze,"\u22B4","\\unlhd");p(x,H,Ze,"\u22B5","\\unrhd");p(x,H,G,"\u219A","\\nleftarrow",!0);p(x,H,G,"\u219B","\\nrightarrow",!0);p(x,H,G,"\u21CD","\\nLeftarrow",!0);p(x,H,G,"\u21CF","\\nRightarrow",!0);p(x,H,G,"\u21AE","\\nleftrightarrow",!0);p(x,H,G,"\u21CE","\\nLeftrightarrow",!0);p(x,H,G,"\u25B3","\\vartriangle");p(x,H,J,"\u210F","\\hslash");p(x,H,J,"\u25BD","\\triangledown");p(x,H,J,"\u25CA","\\lozenge");p(x,H,J,"\u24C8","\\circledS");p(x,H,J,"\xAE","\\circledR");p(ye,H,J,"\xAE","\\circledR");p(x,H,J,"\u2221","\\measuredangle",!0);p(x,H,J,"\u2204","\\nexists");p(x,H,J,"\u2127","\\mho");p(x,H,J,"\u2132","\\Finv",!0);p(x,H,J,"\u2141","\\Game",!0);p(x,H,J,"\u2035","\\backprime");p(x,H,J,"\u25B2","\\blacktriangle");p(x,H,J,"\u25BC","\\blacktriangledown");p(x,H,J,"\u25A0","\\blacksquare");p(x,H,J,"\u29EB","\\blacklozenge");p(x,H,J,"\u2605","\\bigstar");p(x,H,J,"\u2222","\\sphericalangle",!0);p(x,H,J,"\u2201","\\complement",!0);p(x,H,J,"\xF0","\\eth",!0);p(ye,w,J,"\xF0","\xF0");p(x,H,J,"\u2571","\\diagup");p(x,H,J,"\u2572","\\diagdown");p(x,H,J,"\u25A1","\\square");p(x,H,J,"\u25A1","\\Box");p(x,H,J,"\u25CA","\\Diamond");p(x,H,J,"\xA5","\\yen",!0);p(ye,H,J,"\xA5","\\yen",!0);p(x,H,J,"\u2713","\\checkmark",!0);p(ye,H,J,"\u2713","\\checkmark");p(x,H,J,"\u2136","\\beth",!0);p(x,H,J,"\u2138","\\daleth",!0);p(x,H,J,"\u2137","\\gimel",!0);p(x,H,J,"\u03DD","\\digamma",!0);p(x,H,J,"\u03F0","\\varkappa");p(x,H,Qi,"\u250C","\\@ulcorner",!0);p(x,H,ki,"\u2510","\\@urcorner",!0);p(x,H,Qi,"\u2514","\\@llcorner",!0);p(x,H,ki,"\u2518","\\@lrcorner",!0);p(x,H,G,"\u2266","\\leqq",!0);p(x,H,G,"\u2A7D","\\leqslant",!0);p(x,H,G,"\u2A95","\\eqslantless",!0);p(x,H,G,"\u2272","\\lesssim",!0);p(x,H,G,"\u2A85","\\lessapprox",!0);p(x,H,G,"\u224A","\\approxeq",!0);p(x,H,Ze,"\u22D6","\\lessdot");p(x,H,G,"\u22D8","\\lll",!0);p(x,H,G,"\u2276","\\lessgtr",!0);p(x,H,G,"\u22DA","\\lesseqgtr",!0);p(x,H,G,"\u2A8B","\\lesseqqgtr",!0);p(x,H,G,"\u2251","\\doteqdot");p(x,H,G,"\u2253","\\risingdotseq",!0);p(x,H,G,"\u2252","\\fallingdotseq",!0);p(x,H,G,"\u223D","\\backsim",!0);p(x,H,G,"\u22CD","\\backsimeq",!0);p(x,H,G,"\u2AC5","\\subseteqq",!0);p(x,H,G,"\u22D0","\\Subset",!0);p(x,H,G,"\u228F","\\sqsubset",!0);p(x,H,G,"\u227C","\\preccurlyeq",!0);p(x,H,G,"\u22DE","\\curlyeqprec",!0);p(x,H,G,"\u227E","\\precsim",!0);p(x,H,G,"\u2AB7","\\precapprox",!0);p(x,H,G,"\u22B2","\\vartriangleleft");p(x,H,G,"\u22B4","\\trianglelefteq");p(x,H,G,"\u22A8","\\vDash",!0);p(x,H,G,"\u22AA","\\Vvdash",!0);p(x,H,G,"\u2323","\\smallsmile");p(x,H,G,"\u2322","\\smallfrown");p(x,H,G,"\u224F","\\bumpeq",!0);p(x,H,G,"\u224E","\\Bumpeq",!0);p(x,H,G,"\u2267","\\geqq",!0);p(x,H,G,"\u2A7E","\\geqslant",!0);p(x,H,G,"\u2A96","\\eqslantgtr",!0);p(x,H,G,"\u2273","\\gtrsim",!0);p(x,H,G,"\u2A86","\\gtrapprox",!0);p(x,H,Ze,"\u22D7","\\gtrdot");p(x,H,G,"\u22D9","\\ggg",!0);p(x,H,G,"\u2277","\\gtrless",!0);p(x,H,G,"\u22DB","\\gtreqless",!0);p(x,H,G,"\u2A8C","\\gtreqqless",!0);p(x,H,G,"\u2256","\\eqcirc",!0);p(x,H,G,"\u2257","\\circeq",!0);p(x,H,G,"\u225C","\\triangleq",!0);p(x,H,G,"\u223C","\\thicksim");p(x,H,G,"\u2248","\\thickapprox");p(x,H,G,"\u2AC6","\\supseteqq",!0);p(x,H,G,"\u22D1","\\Supset",!0);p(x,H,G,"\u2290","\\sqsupset",!0);p(x,H,G,"\u227D","\\succcurlyeq",!0);p(x,H,G,"\u22DF","\\curlyeqsucc",!0);p(x,H,G,"\u227F","\\succsim",!0);p(x,H,G,"\u2AB8","\\succapprox",!0);p(x,H,G,"\u22B3","\\vartriangleright");p(x,H,G,"\u22B5","\\trianglerighteq");p(x,H,G,"\u22A9","\\Vdash",!0);p(x,H,G,"\u2223","\\shortmid");p(x,H,G,"\u2225","\\shortparallel");p(x,H,G,"\u226C","\\between",!0);p(x,H,G,"\u22D4","\\pitchfork",!0);p(x,H,G,"\u221D","\\varpropto");p(x,H,G,"\u25C0","\\blacktriangleleft");p(x,H,G,"\u2234","\\therefore",!0);p(x,H,G,"\u220D","\\backepsilon");p(x,H,G,"\u25B6","\\blacktriangleright");p(x,H,G,"\u2235","\\because",!0);p(x,H,G,"\u22D8","\\llless");p(x,H,G,"\u22D9","\\gggtr");p(x,H,Ze,"\u22B2","\\lhd");p(x,H,Ze,"\u22B3","\\rhd");p(x,H,G,"\u2242","\\eqsim",!0);p(x,w,G,"\u22C8","\\Join");p(x,H,G,"\u2251","\\Doteq",!0);p(x,H,Ze,"\u2214","\\dotplus",!0);p(x,H,Ze,"\u2216","\\smallsetminus");p(x,H,Ze,"\u22D2","\\Cap",!0);p(x,H,Ze,"\u22D3","\\Cup",!0);p(x,H,Ze,"\u2A5E","\\doublebarwedge",!0);p(x,H,Ze,"\u229F","\\boxminus",!0);p(x,H,Ze,"\u229E","\\boxplus",!0);p(x,H,Ze,"\u22C7","\\divideontimes",!0);p(x,H,Ze,"\u22C9","\\ltimes",!0);p(x,H,Ze,"\u22CA","\\rtimes",!0);p(x,H,Ze,"\u22CB","\\leftthreetimes",!0);p(x,H,Ze,"\u22CC","\\rightthreetimes",!0);p(x,H,Ze,"\u22CF","\\curlywedge",!0);p(x,H,Ze,"\u22CE","\\curlyvee",!0);p(x,H,Ze,"\u229D","\\circleddash",!0);p(x,H,Ze,"\u229B","\\circledast",!0);p(x,H,Ze,"\u22C5","\\centerdot");p(x,H,Ze,"\u22BA","\\intercal",!0);p(x,H,Ze,"\u22D2","\\doublecap");p(x,H,Ze,"\u22D3","\\doublecup");p(x,H,Ze,"\u22A0","\\boxtimes",!0);p(x,H,G,"\u21E2","\\dashrightarrow",!0);p(x,H,G,"\u21E0","\\dashleftarrow",!0);p(x,H,G,"\u21C7","\\leftleftarrows",!0);p(x,H,G,"\u21C6","\\leftrightarrows",!0);p(x,H,G,"\u21DA","\\Lleftarrow",!0);p(x,H,G,"\u219E","\\twoheadleftarrow",!0);p(x,H,G,"\u21A2","\\leftarrowtail",!0);p(x,H,G,"\u21AB","\\looparrowleft",!0);p(x,H,G,"\u21CB","\\leftrightharpoons",!0);p(x,H,G,"\u21B6","\\curvearrowleft",!0);p(x,H,G,"\u21BA","\\circlearrowleft",!0);p(x,H,G,"\u21B0","\\Lsh",!0);p(x,H,G,"\u21C8","\\upuparrows",!0);p(x,H,G,"\u21BF","\\upharpoonleft",!0);p(x,H,G,"\u21C3","\\downharpoonleft",!0);p(x,w,G,"\u22B6","\\origof",!0);p(x,w,G,"\u22B7","\\imageof",!0);p(x,H,G,"\u22B8","\\multimap",!0);p(x,H,G,"\u21AD","\\leftrightsquigarrow",!0);p(x,H,G,"\u21C9","\\rightrightarrows",!0);p(x,H,G,"\u21C4","\\rightleftarrows",!0);p(x,H,G,"\u21A0","\\twoheadrightarrow",!0);p(x,H,G,"\u21A3","\\rightarrowtail",!0);p(x,H,G,"\u21AC","\\looparrowright",!0);p(x,H,G,"\u21B7","\\curvearrowright",!0);p(x,H,G,"\u21BB","\\circlearrowright",!0);p(x,H,G,"\u21B1","\\Rsh",!0);p(x,H,G,"\u21CA","\\downdownarrows",!0);p(x,H,G,"\u21BE","\\upharpoonright",!0);p(x,H,G,"\u21C2","\\downharpoonright",!0);p(x,H,G,"\u21DD","\\rightsquigarrow",!0);p(x,H,G,"\u21DD","\\leadsto");p(x,H,G,"\u21DB","\\Rrightarrow",!0);p(x,H,G,"\u21BE","\\restriction");p(x,w,J,"\u2018","`");p(x,w,J,"$","\\$");p(ye,w,J,"$","\\$");p(ye,w,J,"$","\\textdollar");p(x,w,J,"%","\\%");p(ye,w,J,"%","\\%");p(x,w,J,"_","\\_");p(ye,w,J,"_","\\_");p(ye,w,J,"_","\\textunderscore");p(x,w,J,"\u2220","\\angle",!0);p(x,w,J,"\u221E","\\infty",!0);p(x,w,J,"\u2032","\\prime");p(x,w,J,"\u25B3","\\triangle");p(x,w,J,"\u0393","\\Gamma",!0);p(x,w,J,"\u0394","\\Delta",!0);p(x,w,J,"\u0398","\\Theta",!0);p(x,w,J,"\u039B","\\Lambda",!0);p(x,w,J,"\u039E","\\Xi",!0);p(x,w,J,"\u03A0","\\Pi",!0);p(x,w,J,"\u03A3","\\Sigma",!0);p(x,w,J,"\u03A5","\\Upsilon",!0);p(x,w,J,"\u03A6","\\Phi",!0);p(x,w,J,"\u03A8","\\Psi",!0);p(x,w,J,"\u03A9","\\Omega",!0);p(x,w,J,"A","\u0391");p(x,w,J,"B","\u0392");p(x,w,J,"E","\u0395");p(x,w,J,"Z","\u0396");p(x,w,J,"H","\u0397");p(x,w,J,"I","\u0399");p(x,w,J,"K","\u039A");p(x,w,J,"M","\u039C");p(x,w,J,"N","\u039D");p(x,w,J,"O","\u039F");p(x,w,J,"P","\u03A1");p(x,w,J,"T","\u03A4");p(x,w,J,"X","\u03A7");p(x,w,J,"\xAC","\\neg",!0);p(x,w,J,"\xAC","\\lnot");p(x,w,J,"\u22A4","\\top");p(x,w,J,"\u22A5","\\bot");p(x,w,J,"\u2205","\\emptyset");p(x,H,J,"\u2205","\\varnothing");p(x,w,ct,"\u03B1","\\alpha",!0);p(x,w,ct,"\u03B2","\\beta",!0);p(x,w,ct,"\u03B3","\\gamma",!0);p(x,w,ct,"\u03B4","\\delta",!0);p(x,w,ct,"\u03F5","\\epsilon",!0);p(x,w,ct,"\u03B6","\\zeta",!0);p(x,w,ct,"\u03B7","\\eta",!0);p(x,w,ct,"\u03B8","\\theta",!0);p(x,w,ct,"\u03B9","\\iota",!0);p(x,w,ct,"\u03BA","\\kappa",!0);p(x,w,ct,"\u03BB","\\lambda",!0);p(x,w,ct,"\u03BC","\\mu",!0);p(x,w,ct,"\u03BD","\\nu",!0);p(x,w,ct,"\u03BE","\\xi",!0);p(x,w,ct,"\u03BF","\\omicron",!0);p(x,w,ct,"\u03C0","\\pi",!0);p(x,w,ct,"\u03C1","\\rho",!0);p(x,w,ct,"\u03C3","\\sigma",!0);p(x,w,ct,"\u03C4","\\tau",!0);p(x,w,ct,"\u03C5","\\upsilon",!0);p(x,w,ct,"\u03D5","\\phi",!0);p(x,w,ct,"\u03C7","\\chi",!0);p(x,w,ct,"\u03C8","\\psi",!0);p(x,w,ct,"\u03C9","\\omega",!0);p(x,w,ct,"\u03B5","\\varepsilon",!0);p(x,w,ct,"\u03D1","\\vartheta",!0);p(x,w,ct,"\u03D6","\\varpi",!0);p(x,w,ct,"\u03F1","\\varrho",!0);p(x,w,ct,"\u03C2","\\varsigma",!0);p(x,w,ct,"\u03C6","\\varphi",!0);p(x,w,Ze,"\u2217","*",!0);p(x,w,Ze,"+","+");p(x,w,Ze,"\u2212","-",!0);p(x,w,Ze,"\u22C5","\\cdot",!0);p(x,w,Ze,"\u2218","\\circ",!0);p(x,w,Ze,"\xF7","\\div",!0);p(x,w,Ze,"\xB1","\\pm",!0);p(x,w,Ze,"\xD7","\\times",!0);p(x,w,Ze,"\u2229","\\cap",!0);p(x,w,Ze,"\u222A","\\cup",!0);p(x,w,Ze,"\u2216","\\setminus",!0);p(x,w,Ze,"\u2227","\\land");p(x,w,Ze,"\u2228","\\lor");p(x,w,Ze,"\u2227","\\wedge",!0);p(x,w,Ze,"\u2228","\\vee",!0);p(x,w,J,"\u221A","\\surd");p(x,w,Qi,"\u27E8","\\langle",!0);p(x,w,Qi,"\u2223","\\lvert");p(x,w,Qi,"\u2225","\\lVert");p(x,w,ki,"?","?");p(x,w,ki,"!","!");p(x,w,ki,"\u27E9","\\rangle",!0);p(x,w,ki,"\u2223","\\rvert");p(x,w,ki,"\u2225","\\rVert");p(x,w,G,"=","=");p(x,w,G,":",":");p(x,w,G,"\u2248","\\approx",!0);p(x,w,G,"\u2245","\\cong",!0);p(x,w,G,"\u2265","\\ge");p(x,w,G,"\u2265","\\geq",!0);p(x,w,G,"\u2190","\\gets");p(x,w,G,">","\\gt",!0);p(x,w,G,"\u2208","\\in",!0);p(x,w,G,"\uE020","\\@not");p(x,w,G,"\u2282","\\subset",!0);p(x,w,G,"\u2283","\\supset",!0);p(x,w,G,"\u2286","\\subseteq",!0);p(x,w,G,"\u2287","\\supseteq",!0);p(x,H,G,"\u2288","\\nsubseteq",!0);p(x,H,G,"\u2289","\\nsupseteq",!0);p(x,w,G,"\u22A8","\\models");p(x,w,G,"\u2190","\\leftarrow",!0);p(x,w,G,"\u2264","\\le");p(x,w,G,"\u2264","\\leq",!0);p(x,w,G,"<","\\lt",!0);p(x,w,G,"\u2192","\\rightarrow",!0);p(x,w,G,"\u2192","\\to");p(x,H,G,"\u2271","\\ngeq",!0);p(x,H,G,"\u2270","\\nleq",!0);p(x,w,Ps,"\xA0","\\ ");p(x,w,Ps,"\xA0","\\space");p(x,w,Ps,"\xA0","\\nobreakspace");p(ye,w,Ps,"\xA0","\\ ");p(ye,w,Ps,"\xA0"," ");p(ye,w,Ps,"\xA0","\\space");p(ye,w,Ps,"\xA0","\\nobreakspace");p(x,w,Ps,"","\\nobreak");p(x,w,Ps,"","\\allowbreak");p(x,w,Sc,",",",");p(x,w,Sc,";",";");p(x,H,Ze,"\u22BC","\\barwedge",!0);p(x,H,Ze,"\u22BB","\\veebar",!0);p(x,w,Ze,"\u2299","\\odot",!0);p(x,w,Ze,"\u2295","\\oplus",!0);p(x,w,Ze,"\u2297","\\otimes",!0);p(x,w,J,"\u2202","\\partial",!0);p(x,w,Ze,"\u2298","\\oslash",!0);p(x,H,Ze,"\u229A","\\circledcirc",!0);p(x,H,Ze,"\u22A1","\\boxdot",!0);p(x,w,Ze,"\u25B3","\\bigtriangleup");p(x,w,Ze,"\u25BD","\\bigtriangledown");p(x,w,Ze,"\u2020","\\dagger");p(x,w,Ze,"\u22C4","\\diamond");p(x,w,Ze,"\u22C6","\\star");p(x,w,Ze,"\u25C3","\\triangleleft");p(x,w,Ze,"\u25B9","\\triangleright");p(x,w,Qi,"{","\\{");p(ye,w,J,"{","\\{");p(ye,w,J,"{","\\textbraceleft");p(x,w,ki,"}","\\}");p(ye,w,J,"}","\\}");p(ye,w,J,"}","\\textbraceright");p(x,w,Qi,"{","\\lbrace");p(x,w,ki,"}","\\rbrace");p(x,w,Qi,"[","\\lbrack",!0);p(ye,w,J,"[","\\lbrack",!0);p(x,w,ki,"]","\\rbrack",!0);p(ye,w,J,"]","\\rbrack",!0);p(x,w,Qi,"(","\\lparen",!0);p(x,w,ki,")","\\rparen",!0);p(ye,w,J,"<","\\textless",!0);p(ye,w,J,">","\\textgreater",!0);p(x,w,Qi,"\u230A","\\lfloor",!0);p(x,w,ki,"\u230B","\\rfloor",!0);p(x,w,Qi,"\u2308","\\lceil",!0);p(x,w,ki,"\u2309","\\rceil",!0);p(x,w,J,"\\","\\backslash");p(x,w,J,"\u2223","|");p(x,w,J,"\u2223","\\vert");p(ye,w,J,"|","\\textbar",!0);p(x,w,J,"\u2225","\\|");p(x,w,J,"\u2225","\\Vert");p(ye,w,J,"\u2225","\\textbardbl");p(ye,w,J,"~","\\textasciitilde");p(ye,w,J,"\\","\\textbackslash");p(ye,w,J,"^","\\textasciicircum");p(x,w,G,"\u2191","\\uparrow",!0);p(x,w,G,"\u21D1","\\Uparrow",!0);p(x,w,G,"\u2193","\\downarrow",!0);p(x,w,G,"\u21D3","\\Downarrow",!0);p(x,w,G,"\u2195","\\updownarrow",!0);p(x,w,G,"\u21D5","\\Updownarrow",!0);p(x,w,Vn,"\u2210","\\coprod");p(x,w,Vn,"\u22C1","\\bigvee");p(x,w,Vn,"\u22C0","\\bigwedge");p(x,w,Vn,"\u2A04","\\biguplus");p(x,w,Vn,"\u22C2","\\bigcap");p(x,w,Vn,"\u22C3","\\bigcup");p(x,w,Vn,"\u222B","\\int");p(x,w,Vn,"\u222B","\\intop");p(x,w,Vn,"\u222C","\\iint");p(x,w,Vn,"\u222D","\\iiint");p(x,w,Vn,"\u220F","\\prod");p(x,w,Vn,"\u2211","\\sum");p(x,w,Vn,"\u2A02","\\bigotimes");p(x,w,Vn,"\u2A01","\\bigoplus");p(x,w,Vn,"\u2A00","\\bigodot");p(x,w,Vn,"\u222E","\\oint");p(x,w,Vn,"\u222F","\\oiint");p(x,w,Vn,"\u2230","\\oiiint");p(x,w,Vn,"\u2A06","\\bigsqcup");p(x,w,Vn,"\u222B","\\smallint");p(ye,w,Ko,"\u2026","\\textellipsis");p(x,w,Ko,"\u2026","\\mathellipsis");p(ye,w,Ko,"\u2026","\\ldots",!0);p(x,w,Ko,"\u2026","\\ldots",!0);p(x,w,Ko,"\u22EF","\\@cdots",!0);p(x,w,Ko,"\u22F1","\\ddots",!0);p(x,w,J,"\u22EE","\\varvdots");p(ye,w,J,"\u22EE","\\varvdots");p(x,w,yn,"\u02CA","\\acute");p(x,w,yn,"\u02CB","\\grave");p(x,w,yn,"\xA8","\\ddot");p(x,w,yn,"~","\\tilde");p(x,w,yn,"\u02C9","\\bar");p(x,w,yn,"\u02D8","\\breve");p(x,w,yn,"\u02C7","\\check");p(x,w,yn,"^","\\hat");p(x,w,yn,"\u20D7","\\vec");p(x,w,yn,"\u02D9","\\dot");p(x,w,yn,"\u02DA","\\mathring");p(x,w,ct,"\uE131","\\@imath");p(x,w,ct,"\uE237","\\@jmath");p(x,w,J,"\u0131","\u0131");p(x,w,J,"\u0237","\u0237");p(ye,w,J,"\u0131","\\i",!0);p(ye,w,J,"\u0237","\\j",!0);p(ye,w,J,"\xDF","\\ss",!0);p(ye,w,J,"\xE6","\\ae",!0);p(ye,w,J,"\u0153","\\oe",!0);p(ye,w,J,"\xF8","\\o",!0);p(ye,w,J,"\xC6","\\AE",!0);p(ye,w,J,"\u0152","\\OE",!0);p(ye,w,J,"\xD8","\\O",!0);p(ye,w,yn,"\u02CA","\\'");p(ye,w,yn,"\u02CB","\\`");p(ye,w,yn,"\u02C6","\\^");p(ye,w,yn,"\u02DC","\\~");p(ye,w,yn,"\u02C9","\\=");p(ye,w,yn,"\u02D8","\\u");p(ye,w,yn,"\u02D9","\\.");p(ye,w,yn,"\xB8","\\c");p(ye,w,yn,"\u02DA","\\r");p(ye,w,yn,"\u02C7","\\v");p(ye,w,yn,"\xA8",'\\"');p(ye,w,yn,"\u02DD","\\H");p(ye,w,yn,"\u25EF","\\textcircled");var h2={"--":!0,"---":!0,"``":!0,"''":!0};p(ye,w,J,"\u2013","--",!0);p(ye,w,J,"\u2013","\\textendash");p(ye,w,J,"\u2014","---",!0);p(ye,w,J,"\u2014","\\textemdash");p(ye,w,J,"\u2018","`",!0);p(ye,w,J,"\u2018","\\textquoteleft");p(ye,w,J,"\u2019","'",!0);p(ye,w,J,"\u2019","\\textquoteright");p(ye,w,J,"\u201C","``",!0);p(ye,w,J,"\u201C","\\textquotedblleft");p(ye,w,J,"\u201D","''",!0);p(ye,w,J,"\u201D","\\textquotedblright");p(x,w,J,"\xB0","\\degree",!0);p(ye,w,J,"\xB0","\\degree");p(ye,w,J,"\xB0","\\textdegree",!0);p(x,w,J,"\xA3","\\pounds");p(x,w,J,"\xA3","\\mathsterling",!0);p(ye,w,J,"\xA3","\\pounds");p(ye,w,J,"\xA3","\\textsterling",!0);p(x,H,J,"\u2720","\\maltese");p(ye,H,J,"\u2720","\\maltese");var wx='0123456789/@."';for(xu=0;xu<wx.length;xu++)Mp=wx.charAt(xu),p(x,w,J,Mp,Mp);var Mp,xu,Tx='0123456789!@*()-=+";:?/.,';for(yu=0;yu<Tx.length;yu++)wp=Tx.charAt(yu),p(ye,w,J,wp,wp);var wp,yu,Pu="ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";for(_u=0;_u<Pu.length;_u++)uc=Pu.charAt(_u),p(x,w,ct,uc,uc),p(ye,w,J,uc,uc);var uc,_u;p(x,H,J,"C","\u2102");p(ye,H,J,"C","\u2102");p(x,H,J,"H","\u210D");p(ye,H,J,"H","\u210D");p(x,H,J,"N","\u2115");p(ye,H,J,"N","\u2115");p(x,H,J,"P","\u2119");p(ye,H,J,"P","\u2119");p(x,H,J,"Q","\u211A");p(ye,H,J,"Q","\u211A");p(x,H,J,"R","\u211D");p(ye,H,J,"R","\u211D");p(x,H,J,"Z","\u2124");p(ye,H,J,"Z","\u2124");p(x,w,ct,"h","\u210E");p(ye,w,ct,"h","\u210E");var pt;for(vi=0;vi<Pu.length;vi++)bn=Pu.charAt(vi),pt=String.fromCharCode(55349,56320+vi),p(x,w,ct,bn,pt),p(ye,w,J,bn,pt),pt=String.fromCharCode(55349,56372+vi),p(x,w,ct,bn,pt),p(ye,w,J,bn,pt),pt=String.fromCharCode(55349,56424+vi),p(x,w,ct,bn,pt),p(ye,w,J,bn,pt),pt=String.fromCharCode(55349,56580+vi),p(x,w,ct,bn,pt),p(ye,w,J,bn,pt),pt=String.fromCharCode(55349,56684+vi),p(x,w,ct,bn,pt),p(ye,w,J,bn,pt),pt=String.fromCharCode(55349,56736+vi),p(x,w,ct,bn,pt),p(ye,w,J,bn,pt),pt=String.fromCharCode(55349,56788+vi),p(x,w,ct,bn,pt),p(ye,w,J,bn,pt),pt=String.fromCharCode(55349,56840+vi),p(x,w,ct,bn,pt),p(ye,w,J,bn,pt),pt=String.fromCharCode(55349,56944+vi),p(x,w,ct,bn,pt),p(ye,w,J,bn,pt),vi<26&&(pt=String.fromCharCode(55349,56632+vi),p(x,w,ct,bn,pt),p(ye,w,J,bn,pt),pt=String.fromCharCode(55349,56476+vi),p(x,w,ct,bn,pt),p(ye,w,J,bn,pt));var bn,vi;pt="\u{1D55C}";p(x,w,ct,"k",pt);p(ye,w,J,"k",pt);for(sa=0;sa<10;sa++)Es=sa.toString(),pt=String.fromCharCode(55349,57294+sa),p(x,w,ct,Es,pt),p(ye,w,J,Es,pt),pt=String.fromCharCode(55349,57314+sa),p(x,w,ct,Es,pt),p(ye,w,J,Es,pt),pt=String.fromCharCode(55349,57324+sa),p(x,w,ct,Es,pt),p(ye,w,J,Es,pt),pt=String.fromCharCode(55349,57334+sa),p(x,w,ct,Es,pt),p(ye,w,J,Es,pt);var Es,sa,Fp="\xD0\xDE\xFE";for(bu=0;bu<Fp.length;bu++)dc=Fp.charAt(bu),p(x,w,ct,dc,dc),p(ye,w,J,dc,dc);var dc,bu,Op={mathClass:"mathbf",textClass:"textbf",font:"Main-Bold"},Ex={mathClass:"mathnormal",textClass:"textit",font:"Math-Italic"},Ax={mathClass:"boldsymbol",textClass:"boldsymbol",font:"Main-BoldItalic"},t6={mathClass:"mathscr",textClass:"textscr",font:"Script-Regular"},Oa={mathClass:"",textClass:"",font:""},Rx={mathClass:"mathfrak",textClass:"textfrak",font:"Fraktur-Regular"},Cx={mathClass:"mathbb",textClass:"textbb",font:"AMS-Regular"},Px={mathClass:"mathboldfrak",textClass:"textboldfrak",font:"Fraktur-Regular"},Bp={mathClass:"mathsf",textClass:"textsf",font:"SansSerif-Regular"},Hp={mathClass:"mathboldsf",textClass:"textboldsf",font:"SansSerif-Bold"},Ix={mathClass:"mathitsf",textClass:"textitsf",font:"SansSerif-Italic"},Vp={mathClass:"mathtt",textClass:"texttt",font:"Typewriter-Regular"},zx=[Op,Op,Ex,Ex,Ax,Ax,t6,Oa,Oa,Oa,Rx,Rx,Cx,Cx,Px,Px,Bp,Bp,Hp,Hp,Ix,Ix,Oa,Oa,Vp,Vp],n6=[Op,Oa,Bp,Hp,Vp],i6=i=>{var e=i.charCodeAt(0),t=i.charCodeAt(1),n=(e-55296)*1024+(t-56320)+65536;if(119808<=n&&n<120484){var r=Math.floor((n-119808)/26);return zx[r]}else if(120782<=n&&n<=120831){var s=Math.floor((n-120782)/10);return n6[s]}else{if(n===120485||n===120486)return zx[0];if(120486<n&&n<120782)return Oa;throw new Me("Unsupported character: "+i)}};function Oi(i){var e=i.strict,t=i.errorCode,n=i.errorMsg,r=i.token,s=i.report,a=e;if(typeof e=="function")if(s)a=e(t,n,r);else try{a=e(t,n,r)}catch{a="error"}switch(a){case!0:case"error":if(s)throw new Me("LaTeX-incompatible input and strict mode is set to 'error': "+(n+" ["+t+"]"),r);return!0;case!1:case"ignore":if(!s)return!1;break;default:if(typeof console<"u"&&console.warn("LaTeX-incompatible input and strict mode is set to 'warn': "+(n+" ["+t+"]")),!s)return!1;break}}var ku=function(e,t,n){if(xn[n][e]){var r=xn[n][e].replace;r&&(e=r)}return{value:e,metrics:im(e,t,n)}},zi=function(e,t,n,r,s){var a=ku(e,t,n),o=a.metrics;e=a.value;var l;if(o){var c=o.italic;(n==="text"||r&&r.font==="mathit")&&(c=0),l=new Li(e,o.height,o.depth,c,o.skew,o.width,s)}else Oi({strict:r.strict,errorCode:"symbolNotInFont",errorMsg:"No character metrics for '"+e+"' in style '"+t+"' and mode '"+n+"'",report:!0}),l=new Li(e,0,0,0,0,0,s);l.maxFontSize=r.sizeMultiplier,r.style.isTight()&&l.classes.push("mtight");var h=r.getColor();return h&&(l.style.color=h),l},rm=function(e,t,n,r){return r===void 0&&(r=[]),n.font==="boldsymbol"&&ku(e,"Main-Bold",t).metrics?zi(e,"Main-Bold",t,n,r.concat(["mathbf"])):e==="\\"||xn[t][e].font==="main"?zi(e,"Main-Regular",t,n,r):zi(e,"AMS-Regular",t,n,r.concat(["amsrm"]))},r6=function(e,t,n){return n!=="textord"&&ku(e,"Math-BoldItalic",t).metrics?{fontName:"Math-BoldItalic",fontClass:"boldsymbol"}:{fontName:"Main-Bold",fontClass:"mathbf"}},Nu=function(e,t){var n=e.type==="mathord"?"mathord":"textord",r=e.mode,s=e.text,a=["mord"],o=t.font,l=t.fontFamily,c=t.fontWeight,h=t.fontShape,u=r==="math"||r==="text"&&!!o,d=u?o:l,f="",g="";if(s.charCodeAt(0)===55349){var _=i6(s);f=_.font,g=_[r+"Class"]}if(f)return zi(s,f,r,t,a.concat(g));if(d){var m,v;if(d==="boldsymbol"){var b=r6(s,r,n);m=b.fontName,v=[b.fontClass]}else u?(m=Gp[o].fontName,v=[o]):(m=Su(l,c,h),v=[l,c,h]);if(ku(s,m,r).metrics)return zi(s,m,r,t,a.concat(v));if(Object.prototype.hasOwnProperty.call(h2,s)&&m.slice(0,10)==="Typewriter"){for(var R=[],M=0;M<s.length;M++)R.push(zi(s[M],m,r,t,a.concat(v)));return Is(R)}}if(n==="mathord")return zi(s,"Math-Italic",r,t,a.concat(["mathnormal"]));if(n==="textord"){var I=xn[r][s]&&xn[r][s].font;if(I==="ams"){var A=Su("amsrm",c,h);return zi(s,A,r,t,a.concat("amsrm",c,h))}else if(I==="main"||!I){var y=Su("textrm",c,h);return zi(s,y,r,t,a.concat(c,h))}else{var E=Su(I,c,h);return zi(s,E,r,t,a.concat(E,c,h))}}else throw new Error("unexpected type: "+n+" in makeOrd")},s6=(i,e)=>{if(la(i.classes)!==la(e.classes)||i.skew!==e.skew||i.maxFontSize!==e.maxFontSize||i.italic!==0&&i.hasClass("mathnormal"))return!1;if(i.classes.length===1){var t=i.classes[0];if(t==="mbin"||t==="mord")return!1}for(var n of Object.keys(i.style))if(i.style[n]!==e.style[n])return!1;for(var r of Object.keys(e.style))if(i.style[r]!==e.style[r])return!1;return!0},u2=i=>{for(var e=0;e<i.length-1;e++){var t=i[e],n=i[e+1];t instanceof Li&&n instanceof Li&&s6(t,n)&&(t.text+=n.text,t.height=Math.max(t.height,n.height),t.depth=Math.max(t.depth,n.depth),t.italic=n.italic,i.splice(e+1,1),e--)}return i},sm=function(e){for(var t=0,n=0,r=0,s=0;s<e.children.length;s++){var a=e.children[s];a.height>t&&(t=a.height),a.depth>n&&(n=a.depth),a.maxFontSize>r&&(r=a.maxFontSize)}e.height=t,e.depth=n,e.maxFontSize=r},_e=function(e,t,n,r){var s=new ca(e,t,n,r);return sm(s),s},ha=(i,e,t,n)=>new ca(i,e,t,n),Zo=function(e,t,n){var r=_e([e],[],t);return r.height=Math.max(n||t.fontMetrics().defaultRuleThickness,t.minRuleThickness),r.style.borderBottomWidth=Le(r.height),r.maxFontSize=1,r},a6=function(e,t,n,r){var s=new Yo(e,t,n,r);return sm(s),s},Is=function(e){var t=new oa(e);return sm(t),t},$o=function(e,t){return e instanceof oa?_e([],[e],t):e},o6=function(e){if(e.positionType==="individualShift"){for(var t=e.children,n=[t[0]],r=-t[0].shift-t[0].elem.depth,s=r,a=1;a<t.length;a++){var o=-t[a].shift-s-t[a].elem.depth,l=o-(t[a-1].elem.height+t[a-1].elem.depth);s=s+o,n.push({type:"kern",size:l}),n.push(t[a])}return{children:n,depth:r}}var c;if(e.positionType==="top"){for(var h=e.positionData,u=0;u<e.children.length;u++){var d=e.children[u];h-=d.type==="kern"?d.size:d.elem.height+d.elem.depth}c=h}else if(e.positionType==="bottom")c=-e.positionData;else{var f=e.children[0];if(f.type!=="elem")throw new Error('First child must have type "elem".');if(e.positionType==="shift")c=-f.elem.depth-e.positionData;else if(e.positionType==="firstBaseline")c=-f.elem.depth;else throw new Error("Invalid positionType "+e.positionType+".")}return{children:e.children,depth:c}},Xt=function(e,t){for(var n=o6(e),r=n.children,s=n.depth,a=0,o=0;o<r.length;o++){var l=r[o];if(l.type==="elem"){var c=l.elem;a=Math.max(a,c.maxFontSize,c.height)}}a+=2;var h=_e(["pstrut"],[]);h.style.height=Le(a);for(var u=[],d=s,f=s,g=s,_=0;_<r.length;_++){var m=r[_];if(m.type==="kern")g+=m.size;else{var v=m.elem,b=m.wrapperClasses||[],R=m.wrapperStyle||{},M=_e(b,[h,v],void 0,R);M.style.top=Le(-a-g-v.depth),m.marginLeft&&(M.style.marginLeft=m.marginLeft),m.marginRight&&(M.style.marginRight=m.marginRight),u.push(M),g+=v.height+v.depth}d=Math.min(d,g),f=Math.max(f,g)}var I=_e(["vlist"],u);I.style.height=Le(f);var A;if(d<0){var y=_e([],[]),E=_e(["vlist"],[y]);E.style.height=Le(-d);var V=_e(["vlist-s"],[new Li("\u200B")]);A=[_e(["vlist-r"],[I,V]),_e(["vlist-r"],[E])]}else A=[_e(["vlist-r"],[I])];var k=_e(["vlist-t"],A);return A.length===2&&k.classes.push("vlist-t2"),k.height=f,k.depth=-d,k},d2=(i,e)=>{var t=_e(["mspace"],[],e),n=Mn(i,e);return t.style.marginRight=Le(n),t},Su=(i,e,t)=>{var n,r;switch(i){case"amsrm":n="AMS";break;case"textrm":n="Main";break;case"textsf":n="SansSerif";break;case"texttt":n="Typewriter";break;default:n=i}return e==="textbf"&&t==="textit"?r="BoldItalic":e==="textbf"?r="Bold":t==="textit"?r="Italic":r="Regular",n+"-"+r},Gp={mathbf:{variant:"bold",fontName:"Main-Bold"},mathrm:{variant:"normal",fontName:"Main-Regular"},textit:{variant:"italic",fontName:"Main-Italic"},mathit:{variant:"italic",fontName:"Main-Italic"},mathnormal:{variant:"italic",fontName:"Math-Italic"},mathsfit:{variant:"sans-serif-italic",fontName:"SansSerif-Italic"},mathbb:{variant:"double-struck",fontName:"AMS-Regular"},mathcal:{variant:"script",fontName:"Caligraphic-Regular"},mathfrak:{variant:"fraktur",fontName:"Fraktur-Regular"},mathscr:{variant:"script",fontName:"Script-Regular"},mathsf:{variant:"sans-serif",fontName:"SansSerif-Regular"},mathtt:{variant:"monospace",fontName:"Typewriter-Regular"}},f2={vec:["vec",.471,.714],oiintSize1:["oiintSize1",.957,.499],oiintSize2:["oiintSize2",1.472,.659],oiiintSize1:["oiiintSize1",1.304,.499],oiiintSize2:["oiiintSize2",1.98,.659]},p2=function(e,t){var n=f2[e],r=n[0],s=n[1],a=n[2],o=new es(r),l=new Ir([o],{width:Le(s),height:Le(a),style:"width:"+Le(s),viewBox:"0 0 "+1e3*s+" "+1e3*a,preserveAspectRatio:"xMinYMin"}),c=ha(["katex-overlay"],[l],t);return c.height=a,c.style.height=Le(a),c.style.width=Le(s),c},Sn={number:3,unit:"mu"},Fa={number:4,unit:"mu"},As={number:5,unit:"mu"},l6={mord:{mop:Sn,mbin:Fa,mrel:As,minner:Sn},mop:{mord:Sn,mop:Sn,mrel:As,minner:Sn},mbin:{mord:Fa,mop:Fa,mopen:Fa,minner:Fa},mrel:{mord:As,mop:As,mopen:As,minner:As},mopen:{},mclose:{mop:Sn,mbin:Fa,mrel:As,minner:Sn},mpunct:{mord:Sn,mop:Sn,mrel:As,mopen:Sn,mclose:Sn,mpunct:Sn,minner:Sn},minner:{mord:Sn,mop:Sn,mbin:Fa,mrel:As,mopen:Sn,mpunct:Sn,minner:Sn}},c6={mord:{mop:Sn},mop:{mord:Sn,mop:Sn},mbin:{},mrel:{},mopen:{},mclose:{mop:Sn},mpunct:{},minner:{mop:Sn}},m2={},xc={},yc={};function We(i){for(var e=i.type,t=i.names,n=i.htmlBuilder,r=i.mathmlBuilder,s=0;s<t.length;++s)m2[t[s]]=i;e&&(n&&(xc[e]=n),r&&(yc[e]=r))}function Ba(i){var e=i.type,t=i.htmlBuilder,n=i.mathmlBuilder;t&&(xc[e]=t),n&&(yc[e]=n)}var _c=function(e){return e.type==="ordgroup"&&e.body.length===1?e.body[0]:e},Hn=function(e){return e.type==="ordgroup"?e.body:[e]},h6=new Set(["leftmost","mbin","mopen","mrel","mop","mpunct"]),u6=new Set(["rightmost","mrel","mclose","mpunct"]),d6={display:wt.DISPLAY,text:wt.TEXT,script:wt.SCRIPT,scriptscript:wt.SCRIPTSCRIPT},f6={mord:"mord",mop:"mop",mbin:"mbin",mrel:"mrel",mopen:"mopen",mclose:"mclose",mpunct:"mpunct",minner:"minner"},Jn=function(e,t,n,r){r===void 0&&(r=[null,null]);for(var s=[],a=0;a<e.length;a++){var o=Ht(e[a],t);if(o instanceof oa){var l=o.children;s.push(...l)}else s.push(o)}if(u2(s),!n)return s;var c=t;if(e.length===1){var h=e[0];h.type==="sizing"?c=t.havingSize(h.size):h.type==="styling"&&(c=t.havingStyle(d6[h.style]))}var u=_e([r[0]||"leftmost"],[],t),d=_e([r[1]||"rightmost"],[],t),f=n==="root";return Wp(s,(g,_)=>{var m=_.classes[0],v=g.classes[0];m==="mbin"&&u6.has(v)?_.classes[0]="mord":v==="mbin"&&h6.has(m)&&(g.classes[0]="mord")},{node:u},d,f),Wp(s,(g,_)=>{var m,v,b=Xp(_),R=Xp(g),M=b&&R?g.hasClass("mtight")?(m=c6[b])==null?void 0:m[R]:(v=l6[b])==null?void 0:v[R]:null;if(M)return d2(M,c)},{node:u},d,f),s},Wp=function(e,t,n,r,s){r&&e.push(r);for(var a=0;a<e.length;a++){var o=e[a],l=g2(o);if(l){Wp(l.children,t,n,null,s);continue}var c=!o.hasClass("mspace");if(c){var h=t(o,n.node);h&&(n.insertAfter?n.insertAfter(h):(e.unshift(h),a++))}c?n.node=o:s&&o.hasClass("katex-newline")&&(n.node=_e(["leftmost"])),n.insertAfter=(u=>d=>{e.splice(u+1,0,d),a++})(a)}r&&e.pop()},g2=function(e){return e instanceof oa||e instanceof Yo||e instanceof ca&&e.hasClass("enclosing")?e:null},qp=function(e,t){var n=g2(e);if(n){var r=n.children;if(r.length){if(t==="right")return qp(r[r.length-1],"right");if(t==="left")return qp(r[0],"left")}}return e},Xp=function(e,t){if(!e)return null;t&&(e=qp(e,t));var n=e.classes[0];return f6[n]||null},bc=function(e,t){var n=["nulldelimiter"].concat(e.baseSizingClasses());return _e(t.concat(n))},Ht=function(e,t,n){if(!e)return _e();if(xc[e.type]){var r=xc[e.type](e,t);if(n&&t.size!==n.size){r=_e(t.sizingClasses(n),[r],t);var s=t.sizeMultiplier/n.sizeMultiplier;r.height*=s,r.depth*=s}return r}else throw new Me("Got group of unknown type: '"+e.type+"'")};function Mu(i,e){var t=_e(["katex-base"],i,e),n=_e(["katex-strut"]);return n.style.height=Le(t.height+t.depth),t.depth&&(n.style.verticalAlign=Le(-t.depth)),t.children.unshift(n),t}function Yp(i,e){var t=null;i.length===1&&i[0].type==="tag"&&(t=i[0].tag,i=i[0].body);var n=Jn(i,e,"root"),r;n.length===2&&n[1].hasClass("katex-tag")&&(r=n.pop());for(var s=[],a=[],o=0;o<n.length;o++)if(a.push(n[o]),n[o].hasClass("mbin")||n[o].hasClass("mrel")||n[o].hasClass("allowbreak")){for(var l=!1;o<n.length-1&&n[o+1].hasClass("mspace")&&!n[o+1].hasClass("katex-newline");)o++,a.push(n[o]),n[o].hasClass("nobreak")&&(l=!0);l||(s.push(Mu(a,e)),a=[])}else n[o].hasClass("katex-newline")&&(a.pop(),a.length>0&&(s.push(Mu(a,e)),a=[]),s.push(n[o]));a.length>0&&s.push(Mu(a,e));var c;t?(c=Mu(Jn(t,e,!0),e),c.classes=["katex-tag"],s.push(c)):r&&s.push(r);var h=_e(["katex-html"],s);if(h.setAttribute("aria-hidden","true"),c){var u=c.children[0];u.style.height=Le(h.height+h.depth),h.depth&&(u.style.verticalAlign=Le(-h.depth))}return h}function v2(i){return new oa(i)}var we=class{constructor(e,t,n){this.type=void 0,this.attributes=void 0,this.children=void 0,this.classes=void 0,this.type=e,this.attributes={},this.children=t||[],this.classes=n||[]}setAttribute(e,t){this.attributes[e]=t}getAttribute(e){return this.attributes[e]}toNode(){var e=document.createElementNS("http://www.w3.org/1998/Math/MathML",this.type);for(var t of Object.entries(this.attributes)){var n=t[0],r=t[1];e.setAttribute(n,r)}this.classes.length>0&&(e.className=la(this.classes));for(var s=0;s<this.children.length;s++)if(this.children[s]instanceof Cn&&this.children[s+1]instanceof Cn){for(var a=this.children[s].toText()+this.children[++s].toText();this.children[s+1]instanceof Cn;)a+=this.children[++s].toText();e.appendChild(new Cn(a).toNode())}else e.appendChild(this.children[s].toNode());return e}toMarkup(){var e="<"+this.type;for(var t of Object.entries(this.attributes)){var n=t[0],r=t[1];e+=" "+n+'="',e+=xi(r),e+='"'}this.classes.length>0&&(e+=' class ="'+xi(la(this.classes))+'"'),e+=">";for(var s=0;s<this.children.length;s++)e+=this.children[s].toMarkup();return e+="</"+this.type+">",e}toText(){return this.children.map(e=>e.toText()).join("")}},Cn=class{constructor(e){this.text=void 0,this.text=e}toNode(){return document.createTextNode(this.text)}toMarkup(){return xi(this.toText())}toText(){return this.text}},Iu=class{constructor(e){this.width=void 0,this.character=void 0,this.width=e,e>=.05555&&e<=.05556?this.character="\u200A":e>=.1666&&e<=.1667?this.character="\u2009":e>=.2222&&e<=.2223?this.character="\u2005":e>=.2777&&e<=.2778?this.character="\u2005\u200A":e>=-.05556&&e<=-.05555?this.character="\u200A\u2063":e>=-.1667&&e<=-.1666?this.character="\u2009\u2063":e>=-.2223&&e<=-.2222?this.character="\u205F\u2063":e>=-.2778&&e<=-.2777?this.character="\u2005\u2063":this.character=null}toNode(){if(this.character)return document.createTextNode(this.character);var e=document.createElementNS("http://www.w3.org/1998/Math/MathML","mspace");return e.setAttribute("width",Le(this.width)),e}toMarkup(){return this.character?"<mtext>"+this.character+"</mtext>":'<mspace width="'+Le(this.width)+'"/>'}toText(){return this.character?this.character:" "}},p6=new Set(["\\imath","\\jmath"]),m6=new Set(["mrow","mtable"]),ur=function(e,t,n){var r,s;return xn[t][e]&&xn[t][e].replace&&e.charCodeAt(0)!==55349&&!(Object.prototype.hasOwnProperty.call(h2,e)&&((n==null||(r=n.fontFamily)==null?void 0:r.slice(4,6))==="tt"||(n==null||(s=n.font)==null?void 0:s.slice(4,6))==="tt"))&&(e=xn[t][e].replace),new Cn(e)},am=function(e){return e.length===1?e[0]:new we("mrow",e)},g6={mathit:"italic",boldsymbol:i=>i.type==="textord"?"bold":"bold-italic",mathbf:"bold",mathbb:"double-struck",mathsfit:"sans-serif-italic",mathfrak:"fraktur",mathscr:"script",mathcal:"script",mathsf:"sans-serif",mathtt:"monospace"},om=(i,e)=>{if(i.mode==="text"){if(e.fontFamily==="texttt")return"monospace";if(e.fontFamily==="textsf")return e.fontShape==="textit"&&e.fontWeight==="textbf"?"sans-serif-bold-italic":e.fontShape==="textit"?"sans-serif-italic":e.fontWeight==="textbf"?"bold-sans-serif":"sans-serif";if(e.fontShape==="textit"&&e.fontWeight==="textbf")return"bold-italic";if(e.fontShape==="textit")return"italic";if(e.fontWeight==="textbf")return"bold"}var t=e.font;if(!t||t==="mathnormal")return null;var n=i.mode,r=g6[t];if(r)return typeof r=="function"?r(i):r;var s=i.text;if(p6.has(s))return null;if(xn[n][s]){var a=xn[n][s].replace;a&&(s=a)}var o=Gp[t].fontName;return im(s,o,n)?Gp[t].variant:null};function Tp(i){if(!i)return!1;if(i.type==="mi"&&i.children.length===1){var e=i.children[0];return e instanceof Cn&&e.text==="."}else if(i.type==="mo"&&i.children.length===1&&i.getAttribute("separator")==="true"&&i.getAttribute("lspace")==="0em"&&i.getAttribute("rspace")==="0em"){var t=i.children[0];return t instanceof Cn&&t.text===","}else return!1}var er=function(e,t,n){if(e.length===1){var r=nn(e[0],t);return n&&r instanceof we&&r.type==="mo"&&(r.setAttribute("lspace","0em"),r.setAttribute("rspace","0em")),[r]}for(var s=[],a,o=0;o<e.length;o++){var l=nn(e[o],t);if(l instanceof we&&a instanceof we){if(l.type==="mtext"&&a.type==="mtext"&&l.getAttribute("mathvariant")===a.getAttribute("mathvariant")){a.children.push(...l.children);continue}else if(l.type==="mn"&&a.type==="mn"){a.children.push(...l.children);continue}else if(Tp(l)&&a.type==="mn"){a.children.push(...l.children);continue}else if(l.type==="mn"&&Tp(a))l.children=[...a.children,...l.children],s.pop();else if((l.type==="msup"||l.type==="msub")&&l.children.length>=1&&(a.type==="mn"||Tp(a))){var c=l.children[0];c instanceof we&&c.type==="mn"&&(c.children=[...a.children,...c.children],s.pop())}else if(a.type==="mi"&&a.children.length===1){var h=a.children[0];if(h instanceof Cn&&h.text==="\u0338"&&(l.type==="mo"||l.type==="mi"||l.type==="mn")){var u=l.children[0];u instanceof Cn&&u.text.length>0&&(u.text=u.text.slice(0,1)+"\u0338"+u.text.slice(1),s.pop())}}}s.push(l),a=l}return s},ua=function(e,t,n){return am(er(e,t,n))},nn=function(e,t){if(!e)return new we("mrow");if(yc[e.type])return yc[e.type](e,t);throw new Me("Got group of unknown type: '"+e.type+"'")};function Dx(i,e,t,n,r){var s=er(i,t),a;s.length===1&&s[0]instanceof we&&m6.has(s[0].type)?a=s[0]:a=new we("mrow",s);var o=new we("annotation",[new Cn(e)]);o.setAttribute("encoding","application/x-tex");var l=new we("semantics",[a,o]),c=new we("math",[l]);c.setAttribute("xmlns","http://www.w3.org/1998/Math/MathML"),n&&c.setAttribute("display","block");var h=r?"katex":"katex-mathml";return _e([h],[c])}var v6=[[1,1,1],[2,1,1],[3,1,1],[4,2,1],[5,2,1],[6,3,1],[7,4,2],[8,6,3],[9,7,6],[10,8,7],[11,10,9]],Lx=[.5,.6,.7,.8,.9,1,1.2,1.44,1.728,2.074,2.488],kx=function(e,t){return t.size<2?e:v6[e-1][t.size-1]},zu=class i{constructor(e){this.style=void 0,this.color=void 0,this.size=void 0,this.textSize=void 0,this.phantom=void 0,this.font=void 0,this.fontFamily=void 0,this.fontWeight=void 0,this.fontShape=void 0,this.sizeMultiplier=void 0,this.maxSize=void 0,this.minRuleThickness=void 0,this._fontMetrics=void 0,this.strict=void 0,this.style=e.style,this.color=e.color,this.size=e.size||i.BASESIZE,this.textSize=e.textSize||this.size,this.phantom=!!e.phantom,this.font=e.font||"",this.fontFamily=e.fontFamily||"",this.fontWeight=e.fontWeight||"",this.fontShape=e.fontShape||"",this.sizeMultiplier=Lx[this.size-1],this.maxSize=e.maxSize,this.minRuleThickness=e.minRuleThickness,this.strict=e.strict,this._fontMetrics=void 0}extend(e){var t={style:this.style,size:this.size,textSize:this.textSize,color:this.color,phantom:this.phantom,font:this.font,fontFamily:this.fontFamily,fontWeight:this.fontWeight,fontShape:this.fontShape,maxSize:this.maxSize,minRuleThickness:this.minRuleThickness,strict:this.strict};return Object.assign(t,e),new i(t)}havingStyle(e){return this.style===e?this:this.extend({style:e,size:kx(this.textSize,e)})}havingCrampedStyle(){return this.havingStyle(this.style.cramp())}havingSize(e){return this.size===e&&this.textSize===e?this:this.extend({style:this.style.text(),size:e,textSize:e,sizeMultiplier:Lx[e-1]})}havingBaseStyle(e){e=e||this.style.text();var t=kx(i.BASESIZE,e);return this.size===t&&this.textSize===i.BASESIZE&&this.style===e?this:this.extend({style:e,size:t})}havingBaseSizing(){var e;switch(this.style.id){case 4:case 5:e=3;break;case 6:case 7:e=1;break;default:e=6}return this.extend({style:this.style.text(),size:e})}withColor(e){return this.extend({color:e})}withPhantom(){return this.extend({phantom:!0})}withFont(e){return this.extend({font:e})}withTextFontFamily(e){return this.extend({fontFamily:e,font:""})}withTextFontWeight(e){return this.extend({fontWeight:e,font:""})}withTextFontShape(e){return this.extend({fontShape:e,font:""})}sizingClasses(e){return e.size!==this.size?["katex-sizing","reset-size"+e.size,"size"+this.size]:[]}baseSizingClasses(){return this.size!==i.BASESIZE?["katex-sizing","reset-size"+this.size,"size"+i.BASESIZE]:[]}fontMetrics(){return this._fontMetrics||(this._fontMetrics=e6(this.size)),this._fontMetrics}getColor(){return this.phantom?"transparent":this.color}};zu.BASESIZE=6;var x2=i=>new zu({style:i.displayMode?wt.DISPLAY:wt.TEXT,maxSize:i.maxSize,minRuleThickness:i.minRuleThickness,strict:i.strict}),y2=function(e,t){if(t.displayMode){var n=["katex-display"];t.leqno&&n.push("leqno"),t.fleqn&&n.push("fleqn"),e=_e(n,[e])}return e},x6=function(e,t,n){var r=x2(n),s;if(n.output==="mathml")return Dx(e,t,r,n.displayMode,!0);if(n.output==="html"){var a=Yp(e,r);s=_e(["katex"],[a])}else{var o=Dx(e,t,r,n.displayMode,!1),l=Yp(e,r);s=_e(["katex"],[o,l])}return y2(s,n)},y6=function(e,t){var n=x2(t),r=Yp(e,n),s=_e(["katex"],[r]);return y2(s,t)},_6={widehat:"^",widecheck:"\u02C7",widetilde:"~",utilde:"~",overleftarrow:"\u2190",underleftarrow:"\u2190",xleftarrow:"\u2190",overrightarrow:"\u2192",underrightarrow:"\u2192",xrightarrow:"\u2192",underbrace:"\u23DF",overbrace:"\u23DE",underbracket:"\u23B5",overbracket:"\u23B4",overgroup:"\u23E0",undergroup:"\u23E1",overleftrightarrow:"\u2194",underleftrightarrow:"\u2194",xleftrightarrow:"\u2194",Overrightarrow:"\u21D2",xRightarrow:"\u21D2",overleftharpoon:"\u21BC",xleftharpoonup:"\u21BC",overrightharpoon:"\u21C0",xrightharpoonup:"\u21C0",xLeftarrow:"\u21D0",xLeftrightarrow:"\u21D4",xhookleftarrow:"\u21A9",xhookrightarrow:"\u21AA",xmapsto:"\u21A6",xrightharpoondown:"\u21C1",xleftharpoondown:"\u21BD",xrightleftharpoons:"\u21CC",xleftrightharpoons:"\u21CB",xtwoheadleftarrow:"\u219E",xtwoheadrightarrow:"\u21A0",xlongequal:"=",xtofrom:"\u21C4",xrightleftarrows:"\u21C4",xrightequilibrium:"\u21CC",xleftequilibrium:"\u21CB","\\cdrightarrow":"\u2192","\\cdleftarrow":"\u2190","\\cdlongequal":"="},Uu=function(e){var t=new we("mo",[new Cn(_6[e.replace(/^\\/,"")])]);return t.setAttribute("stretchy","true"),t},b6={overrightarrow:[["rightarrow"],.888,522,"xMaxYMin"],overleftarrow:[["leftarrow"],.888,522,"xMinYMin"],underrightarrow:[["rightarrow"],.888,522,"xMaxYMin"],underleftarrow:[["leftarrow"],.888,522,"xMinYMin"],xrightarrow:[["rightarrow"],1.469,522,"xMaxYMin"],"\\cdrightarrow":[["rightarrow"],3,522,"xMaxYMin"],xleftarrow:[["leftarrow"],1.469,522,"xMinYMin"],"\\cdleftarrow":[["leftarrow"],3,522,"xMinYMin"],Overrightarrow:[["doublerightarrow"],.888,560,"xMaxYMin"],xRightarrow:[["doublerightarrow"],1.526,560,"xMaxYMin"],xLeftarrow:[["doubleleftarrow"],1.526,560,"xMinYMin"],overleftharpoon:[["leftharpoon"],.888,522,"xMinYMin"],xleftharpoonup:[["leftharpoon"],.888,522,"xMinYMin"],xleftharpoondown:[["leftharpoondown"],.888,522,"xMinYMin"],overrightharpoon:[["rightharpoon"],.888,522,"xMaxYMin"],xrightharpoonup:[["rightharpoon"],.888,522,"xMaxYMin"],xrightharpoondown:[["rightharpoondown"],.888,522,"xMaxYMin"],xlongequal:[["longequal"],.888,334,"xMinYMin"],"\\cdlongequal":[["longequal"],3,334,"xMinYMin"],xtwoheadleftarrow:[["twoheadleftarrow"],.888,334,"xMinYMin"],xtwoheadrightarrow:[["twoheadrightarrow"],.888,334,"xMaxYMin"],overleftrightarrow:[["leftarrow","rightarrow"],.888,522],overbrace:[["leftbrace","midbrace","rightbrace"],1.6,548],underbrace:[["leftbraceunder","midbraceunder","rightbraceunder"],1.6,548],underleftrightarrow:[["leftarrow","rightarrow"],.888,522],xleftrightarrow:[["leftarrow","rightarrow"],1.75,522],xLeftrightarrow:[["doubleleftarrow","doublerightarrow"],1.75,560],xrightleftharpoons:[["leftharpoondownplus","rightharpoonplus"],1.75,716],xleftrightharpoons:[["leftharpoonplus","rightharpoondownplus"],1.75,716],xhookleftarrow:[["leftarrow","righthook"],1.08,522],xhookrightarrow:[["lefthook","rightarrow"],1.08,522],overlinesegment:[["leftlinesegment","rightlinesegment"],.888,522],underlinesegment:[["leftlinesegment","rightlinesegment"],.888,522],overbracket:[["leftbracketover","rightbracketover"],1.6,440],underbracket:[["leftbracketunder","rightbracketunder"],1.6,410],overgroup:[["leftgroup","rightgroup"],.888,342],undergroup:[["leftgroupunder","rightgroupunder"],.888,342],xmapsto:[["leftmapsto","rightarrow"],1.5,522],xtofrom:[["leftToFrom","rightToFrom"],1.75,528],xrightleftarrows:[["baraboveleftarrow","rightarrowabovebar"],1.75,901],xrightequilibrium:[["baraboveshortleftharpoon","rightharpoonaboveshortbar"],1.75,716],xleftequilibrium:[["shortbaraboveleftharpoon","shortrightharpoonabovebar"],1.75,716]},S6=new Set(["widehat","widecheck","widetilde","utilde"]),Fu=function(e,t){function n(){var l=4e5,c=e.label.slice(1);if(S6.has(c)&&"base"in e){var h=e.base.type==="ordgroup"?e.base.body.length:1,u,d,f;if(h>5)c==="widehat"||c==="widecheck"?(u=420,l=2364,f=.42,d=c+"4"):(u=312,l=2340,f=.34,d="tilde4");else{var g=[1,1,2,2,3,3][h];c==="widehat"||c==="widecheck"?(l=[0,1062,2364,2364,2364][g],u=[0,239,300,360,420][g],f=[0,.24,.3,.3,.36,.42][g],d=c+g):(l=[0,600,1033,2339,2340][g],u=[0,260,286,306,312][g],f=[0,.26,.286,.3,.306,.34][g],d="tilde"+g)}var _=new es(d),m=new Ir([_],{width:"100%",height:Le(f),viewBox:"0 0 "+l+" "+u,preserveAspectRatio:"none"});return{span:ha([],[m],t),minWidth:0,height:f}}else{var v=[],b=b6[c];if(!b)throw new Error('No SVG data for "'+c+'".');var R=b[0],M=b[1],I=b[2],A=I/1e3,y=R.length,E,V;if(y===1){if(b.length!==4)throw new Error('Expected 4-tuple for single-path SVG data "'+c+'".');E=["hide-tail"],V=[b[3]]}else if(y===2)E=["halfarrow-left","halfarrow-right"],V=["xMinYMin","xMaxYMin"];else if(y===3)E=["brace-left","brace-center","brace-right"],V=["xMinYMin","xMidYMin","xMaxYMin"];else throw new Error(`Correct katexImagesData or update code here to support
                    `+y+" children.");for(var k=0;k<y;k++){var N=new es(R[k]),X=new Ir([N],{width:"400em",height:Le(A),viewBox:"0 0 "+l+" "+I,preserveAspectRatio:V[k]+" slice"}),$=ha([E[k]],[X],t);if(y===1)return{span:$,minWidth:M,height:A};$.style.height=Le(A),v.push($)}return{span:_e(["katex-stretchy"],v,t),minWidth:M,height:A}}}var r=n(),s=r.span,a=r.minWidth,o=r.height;return s.height=o,s.style.height=Le(o),a>0&&(s.style.minWidth=Le(a)),s},M6=function(e,t,n,r,s){var a,o=e.height+e.depth+n+r;if(/fbox|color|angl/.test(t)){if(a=_e(["katex-stretchy",t],[],s),t==="fbox"){var l=s.color&&s.getColor();l&&(a.style.borderColor=l)}}else{var c=[];/^[bx]cancel$/.test(t)&&c.push(new vc({x1:"0",y1:"0",x2:"100%",y2:"100%","stroke-width":"0.046em"})),/^x?cancel$/.test(t)&&c.push(new vc({x1:"0",y1:"100%",x2:"100%",y2:"0","stroke-width":"0.046em"}));var h=new Ir(c,{width:"100%",height:Le(o)});a=ha([],[h],s)}return a.height=o,a.style.height=Le(o),a},w6=["bin","close","inner","open","punct","rel"],T6=["accent-token","mathord","op-token","spacing","textord"],E6=new Set(w6),A6=new Set(T6);function R6(i){return E6.has(i)}function zt(i,e){if(!i||i.type!==e)throw new Error("Expected node of type "+e+", but got "+(i?"node of type "+i.type:String(i)));return i}function Ou(i){var e=Bu(i);if(!e)throw new Error("Expected node of symbol group type, but got "+(i?"node of type "+i.type:String(i)));return e}function Bu(i){return i.type==="atom"||A6.has(i.type)?i:null}function lm(i,e,t){var n="";for(var r of i.body)if(r.type==="textord")n+=r.text;else if(t&&r.type==="spacing"&&r.text===" ")n+=" ";else throw new Me(e,i);return n}var _2=i=>{if(i instanceof Li)return i;if(jw(i)&&i.children.length===1)return _2(i.children[0])},b2=(i,e)=>{var t,n,r;i&&i.type==="supsub"?(n=zt(i.base,"accent"),t=n.base,i.base=t,r=Jw(Ht(i,e)),i.base=n):(n=zt(i,"accent"),t=n.base);var s=Ht(t,e.havingCrampedStyle()),a=n.isShifty&&Cs(t),o=0;if(a){var l,c;o=(l=(c=_2(s))==null?void 0:c.skew)!=null?l:0}var h=n.label==="\\c",u=h?s.height+s.depth:Math.min(s.height,e.fontMetrics().xHeight),d;if(n.isStretchy)d=Fu(n,e),d=Xt({positionType:"firstBaseline",children:[{type:"elem",elem:s},{type:"elem",elem:d,wrapperClasses:["svg-align"],wrapperStyle:o>0?{width:"calc(100% - "+Le(2*o)+")",marginLeft:Le(2*o)}:void 0}]});else{var f,g;n.label==="\\vec"?(f=p2("vec",e),g=f2.vec[1]):(f=Nu({type:"textord",mode:n.mode,text:n.label},e),f=Kw(f),f.italic=0,g=f.width,h&&(u+=f.depth)),d=_e(["accent-body"],[f]);var _=n.label==="\\textcircled";_&&(d.classes.push("accent-full"),u=s.height);var m=o;_||(m-=g/2),d.style.left=Le(m),n.label==="\\textcircled"&&(d.style.top=".2em"),d=Xt({positionType:"firstBaseline",children:[{type:"elem",elem:s},{type:"kern",size:-u},{type:"elem",elem:d}]})}var v=_e(["mord","katex-accent"],[d],e);return r?(r.children[0]=v,r.height=Math.max(v.height,r.height),r.classes[0]="mord",r):v},C6=(i,e)=>{var t=i.isStretchy?Uu(i.label):new we("mo",[ur(i.label,i.mode)]),n=new we("mover",[nn(i.base,e),t]);return n.setAttribute("accent","true"),n},P6=new RegExp(["\\acute","\\grave","\\ddot","\\tilde","\\bar","\\breve","\\check","\\hat","\\vec","\\dot","\\mathring"].map(i=>"\\"+i).join("|"));We({type:"accent",names:["\\acute","\\grave","\\ddot","\\tilde","\\bar","\\breve","\\check","\\hat","\\vec","\\dot","\\mathring","\\widecheck","\\widehat","\\widetilde","\\overrightarrow","\\overleftarrow","\\Overrightarrow","\\overleftrightarrow","\\overgroup","\\overlinesegment","\\overleftharpoon","\\overrightharpoon"],numArgs:1,handler:(i,e)=>{var t=_c(e[0]),n=!P6.test(i.funcName),r=!n||i.funcName==="\\widehat"||i.funcName==="\\widetilde"||i.funcName==="\\widecheck";return{type:"accent",mode:i.parser.mode,label:i.funcName,isStretchy:n,isShifty:r,base:t}},htmlBuilder:b2,mathmlBuilder:C6});We({type:"accent",names:["\\'","\\`","\\^","\\~","\\=","\\u","\\.",'\\"',"\\c","\\r","\\H","\\v","\\textcircled"],numArgs:1,allowedInText:!0,allowedInMath:!0,argTypes:["primitive"],handler:(i,e)=>{var t=e[0],n=i.parser.mode;return n==="math"&&(Oi({strict:i.parser.settings.strict,errorCode:"mathVsTextAccents",errorMsg:"LaTeX's accent "+i.funcName+" works only in text mode",report:!0}),n="text"),{type:"accent",mode:n,label:i.funcName,isStretchy:!1,isShifty:!0,base:t}}});We({type:"accentUnder",names:["\\underleftarrow","\\underrightarrow","\\underleftrightarrow","\\undergroup","\\underlinesegment","\\utilde"],numArgs:1,handler:(i,e)=>{var t=i.parser,n=i.funcName,r=e[0];return{type:"accentUnder",mode:t.mode,label:n,base:r}},htmlBuilder:(i,e)=>{var t=Ht(i.base,e),n=Fu(i,e),r=i.label==="\\utilde"?.12:0,s=Xt({positionType:"top",positionData:t.height,children:[{type:"elem",elem:n,wrapperClasses:["svg-align"]},{type:"kern",size:r},{type:"elem",elem:t}]});return _e(["mord","accentunder"],[s],e)},mathmlBuilder:(i,e)=>{var t=Uu(i.label),n=new we("munder",[nn(i.base,e),t]);return n.setAttribute("accentunder","true"),n}});var wu=i=>{var e=new we("mpadded",i?[i]:[]);return e.setAttribute("width","+0.6em"),e.setAttribute("lspace","0.3em"),e};We({type:"xArrow",names:["\\xleftarrow","\\xrightarrow","\\xLeftarrow","\\xRightarrow","\\xleftrightarrow","\\xLeftrightarrow","\\xhookleftarrow","\\xhookrightarrow","\\xmapsto","\\xrightharpoondown","\\xrightharpoonup","\\xleftharpoondown","\\xleftharpoonup","\\xrightleftharpoons","\\xleftrightharpoons","\\xlongequal","\\xtwoheadrightarrow","\\xtwoheadleftarrow","\\xtofrom","\\xrightleftarrows","\\xrightequilibrium","\\xleftequilibrium","\\\\cdrightarrow","\\\\cdleftarrow","\\\\cdlongequal"],numArgs:1,numOptionalArgs:1,handler(i,e,t){var n=i.parser,r=i.funcName;return{type:"xArrow",mode:n.mode,label:r,body:e[0],below:t[0]}},htmlBuilder(i,e){var t=e.style,n=e.havingStyle(t.sup()),r=$o(Ht(i.body,n,e),e),s=i.label.slice(0,2)==="\\x"?"x":"cd";r.classes.push(s+"-arrow-pad");var a;i.below&&(n=e.havingStyle(t.sub()),a=$o(Ht(i.below,n,e),e),a.classes.push(s+"-arrow-pad"));var o=Fu(i,e),l=-e.fontMetrics().axisHeight+.5*o.height,c=-e.fontMetrics().axisHeight-.5*o.height-.111;(r.depth>.25||i.label==="\\xleftequilibrium")&&(c-=r.depth);var h;if(a){var u=-e.fontMetrics().axisHeight+a.height+.5*o.height+.111;h=Xt({positionType:"individualShift",children:[{type:"elem",elem:r,shift:c},{type:"elem",elem:o,shift:l,wrapperClasses:["svg-align"]},{type:"elem",elem:a,shift:u}]})}else h=Xt({positionType:"individualShift",children:[{type:"elem",elem:r,shift:c},{type:"elem",elem:o,shift:l,wrapperClasses:["svg-align"]}]});return _e(["mrel","x-arrow"],[h],e)},mathmlBuilder(i,e){var t=Uu(i.label);t.setAttribute("minsize",i.label.charAt(0)==="x"?"1.75em":"3.0em");var n;if(i.body){var r=wu(nn(i.body,e));if(i.below){var s=wu(nn(i.below,e));n=new we("munderover",[t,s,r])}else n=new we("mover",[t,r])}else if(i.below){var a=wu(nn(i.below,e));n=new we("munder",[t,a])}else n=wu(),n=new we("mover",[t,n]);return n}});function I6(i,e){var t=Jn(i.body,e,!0);return _e([i.mclass],t,e)}function z6(i,e){var t,n=er(i.body,e);return i.mclass==="minner"?t=new we("mpadded",n):i.mclass==="mord"?i.isCharacterBox?(t=n[0],t.type="mi"):t=new we("mi",n):(i.isCharacterBox?(t=n[0],t.type="mo"):t=new we("mo",n),i.mclass==="mbin"?(t.attributes.lspace="0.22em",t.attributes.rspace="0.22em"):i.mclass==="mpunct"?(t.attributes.lspace="0em",t.attributes.rspace="0.17em"):(i.mclass==="mopen"||i.mclass==="mclose")&&(t.attributes.lspace="0em",t.attributes.rspace="0em")),t}We({type:"mclass",names:["\\mathord","\\mathbin","\\mathrel","\\mathopen","\\mathclose","\\mathpunct","\\mathinner"],numArgs:1,primitive:!0,handler(i,e){var t=i.parser,n=i.funcName,r=e[0];return{type:"mclass",mode:t.mode,mclass:"m"+n.slice(5),body:Hn(r),isCharacterBox:Cs(r)}},htmlBuilder:I6,mathmlBuilder:z6});var Hu=i=>{var e=i.type==="ordgroup"&&i.body.length?i.body[0]:i;return e.type==="atom"&&(e.family==="bin"||e.family==="rel")?"m"+e.family:"mord"};We({type:"mclass",names:["\\@binrel"],numArgs:2,handler(i,e){var t=i.parser;return{type:"mclass",mode:t.mode,mclass:Hu(e[0]),body:Hn(e[1]),isCharacterBox:Cs(e[1])}}});We({type:"mclass",names:["\\stackrel","\\overset","\\underset"],numArgs:2,handler(i,e){var t=i.parser,n=i.funcName,r=e[1],s=e[0],a;n!=="\\stackrel"?a=Hu(r):a="mrel";var o={type:"op",mode:r.mode,limits:!0,alwaysHandleSupSub:!0,parentIsSupSub:!1,symbol:!1,suppressBaseShift:n!=="\\stackrel",body:Hn(r)},l=n==="\\underset"?{type:"supsub",mode:s.mode,base:o,sub:s}:{type:"supsub",mode:s.mode,base:o,sup:s};return{type:"mclass",mode:t.mode,mclass:a,body:[l],isCharacterBox:Cs(l)}}});We({type:"pmb",names:["\\pmb"],numArgs:1,allowedInText:!0,handler(i,e){var t=i.parser;return{type:"pmb",mode:t.mode,mclass:Hu(e[0]),body:Hn(e[0])}},htmlBuilder(i,e){var t=Jn(i.body,e,!0),n=_e([i.mclass],t,e);return n.style.textShadow="0.02em 0.01em 0.04px",n},mathmlBuilder(i,e){var t=er(i.body,e),n=new we("mstyle",t);return n.setAttribute("style","text-shadow: 0.02em 0.01em 0.04px"),n}});var D6={">":"\\\\cdrightarrow","<":"\\\\cdleftarrow","=":"\\\\cdlongequal",A:"\\uparrow",V:"\\downarrow","|":"\\Vert",".":"no arrow"},Nx=()=>({type:"styling",body:[],mode:"math",style:"display",resetFont:!0}),Ux=i=>i.type==="textord"&&i.text==="@",L6=(i,e)=>(i.type==="mathord"||i.type==="atom")&&i.text===e;function k6(i,e,t){var n=D6[i];switch(n){case"\\\\cdrightarrow":case"\\\\cdleftarrow":return t.callFunction(n,[e[0]],[e[1]]);case"\\uparrow":case"\\downarrow":{var r=t.callFunction("\\\\cdleft",[e[0]],[]),s={type:"atom",text:n,mode:"math",family:"rel"},a=t.callFunction("\\Big",[s],[]),o=t.callFunction("\\\\cdright",[e[1]],[]),l={type:"ordgroup",mode:"math",body:[r,a,o]};return t.callFunction("\\\\cdparent",[l],[])}case"\\\\cdlongequal":return t.callFunction("\\\\cdlongequal",[],[]);case"\\Vert":{var c={type:"textord",text:"\\Vert",mode:"math"};return t.callFunction("\\Big",[c],[])}default:return{type:"textord",text:" ",mode:"math"}}}function N6(i){var e=[];for(i.gullet.beginGroup(),i.gullet.macros.set("\\cr","\\\\\\relax"),i.gullet.beginGroup();;){e.push(i.parseExpression(!1,"\\\\")),i.gullet.endGroup(),i.gullet.beginGroup();var t=i.fetch().text;if(t==="&"||t==="\\\\")i.consume();else if(t==="\\end"){e[e.length-1].length===0&&e.pop();break}else throw new Me("Expected \\\\ or \\cr or \\end",i.nextToken)}for(var n=[],r=[n],s=0;s<e.length;s++){for(var a=e[s],o=Nx(),l=0;l<a.length;l++)if(!Ux(a[l]))o.body.push(a[l]);else{n.push(o),l+=1;var c=Ou(a[l]).text,h=new Array(2);if(h[0]={type:"ordgroup",mode:"math",body:[]},h[1]={type:"ordgroup",mode:"math",body:[]},!"=|.".includes(c))if("<>AV".includes(c))for(var u=0;u<2;u++){for(var d=!0,f=l+1;f<a.length;f++){if(L6(a[f],c)){d=!1,l=f;break}if(Ux(a[f]))throw new Me("Missing a "+c+" character to complete a CD arrow.",a[f]);h[u].body.push(a[f])}if(d)throw new Me("Missing a "+c+" character to complete a CD arrow.",a[l])}else throw new Me('Expected one of "<>AV=|." after @',a[l]);var g=k6(c,h,i),_={type:"styling",body:[g],mode:"math",style:"display",resetFont:!0};n.push(_),o=Nx()}s%2===0?n.push(o):n.shift(),n=[],r.push(n)}i.gullet.endGroup(),i.gullet.endGroup();var m=new Array(r[0].length).fill({type:"align",align:"c",pregap:.25,postgap:.25});return{type:"array",mode:"math",body:r,arraystretch:1,addJot:!0,rowGaps:[null],cols:m,colSeparationType:"CD",hLinesBeforeRow:new Array(r.length+1).fill([])}}We({type:"cdlabel",names:["\\\\cdleft","\\\\cdright"],numArgs:1,handler(i,e){var t=i.parser,n=i.funcName;return{type:"cdlabel",mode:t.mode,side:n.slice(4),label:e[0]}},htmlBuilder(i,e){var t=e.havingStyle(e.style.sup()),n=$o(Ht(i.label,t,e),e);return n.classes.push("cd-label-"+i.side),n.style.bottom=Le(.8-n.depth),n.height=0,n.depth=0,n},mathmlBuilder(i,e){var t=new we("mrow",[nn(i.label,e)]);return t=new we("mpadded",[t]),t.setAttribute("width","0"),i.side==="left"&&t.setAttribute("lspace","-1width"),t.setAttribute("voffset","0.7em"),t=new we("mstyle",[t]),t.setAttribute("displaystyle","false"),t.setAttribute("scriptlevel","1"),t}});We({type:"cdlabelparent",names:["\\\\cdparent"],numArgs:1,handler(i,e){var t=i.parser;return{type:"cdlabelparent",mode:t.mode,fragment:e[0]}},htmlBuilder(i,e){var t=$o(Ht(i.fragment,e),e);return t.classes.push("cd-vert-arrow"),t},mathmlBuilder(i,e){return new we("mrow",[nn(i.fragment,e)])}});We({type:"textord",names:["\\@char"],numArgs:1,allowedInText:!0,handler(i,e){var t=i.parser,n=zt(e[0],"ordgroup"),r=lm(n,"\\@char has non-numeric argument"),s=parseInt(r),a;if(isNaN(s))throw new Me("\\@char has non-numeric argument "+r);if(s<0||s>1114111)throw new Me("\\@char with invalid code point "+r);return s<=65535?a=String.fromCharCode(s):(s-=65536,a=String.fromCharCode((s>>10)+55296,(s&1023)+56320)),{type:"textord",mode:t.mode,text:a}}});var U6=(i,e)=>{var t=Jn(i.body,e.withColor(i.color),!1);return Is(t)},F6=(i,e)=>{var t=er(i.body,e.withColor(i.color)),n=new we("mstyle",t);return n.setAttribute("mathcolor",i.color),n};We({type:"color",names:["\\textcolor"],numArgs:2,allowedInText:!0,argTypes:["color","original"],handler(i,e){var t=i.parser,n=zt(e[0],"color-token").color,r=e[1];return{type:"color",mode:t.mode,color:n,body:Hn(r)}},htmlBuilder:U6,mathmlBuilder:F6});We({type:"color",names:["\\color"],numArgs:1,allowedInText:!0,argTypes:["color"],handler(i,e){var t=i.parser,n=i.breakOnTokenText,r=zt(e[0],"color-token").color;t.gullet.macros.set("\\current@color",r);var s=t.parseExpression(!0,n);return{type:"color",mode:t.mode,color:r,body:s}}});We({type:"cr",names:["\\\\"],numArgs:0,numOptionalArgs:0,allowedInText:!0,handler(i){var e=i.parser,t=e.gullet.future().text==="["?e.parseSizeGroup(!0):null,n=!e.settings.displayMode||!Oi({strict:e.settings.strict,errorCode:"newLineInDisplayMode",errorMsg:"In LaTeX, \\\\ or \\newline does nothing in display mode",report:!1});return{type:"cr",mode:e.mode,newLine:n,size:t&&zt(t,"size").value}},htmlBuilder(i,e){var t=_e(["mspace"],[],e);return i.newLine&&(t.classes.push("katex-newline"),i.size&&(t.style.marginTop=Le(Mn(i.size,e)))),t},mathmlBuilder(i,e){var t=new we("mspace");return i.newLine&&(t.setAttribute("linebreak","newline"),i.size&&t.setAttribute("height",Le(Mn(i.size,e)))),t}});var Zp={"\\global":"\\global","\\long":"\\\\globallong","\\\\globallong":"\\\\globallong","\\def":"\\gdef","\\gdef":"\\gdef","\\edef":"\\xdef","\\xdef":"\\xdef","\\let":"\\\\globallet","\\futurelet":"\\\\globalfuture"},S2=i=>{var e=i.text;if(/^(?:[\\{}$&#^_]|EOF)$/.test(e))throw new Me("Expected a control sequence",i);return e},O6=i=>{var e=i.gullet.popToken();return e.text==="="&&(e=i.gullet.popToken(),e.text===" "&&(e=i.gullet.popToken())),e},M2=(i,e,t,n)=>{var r=i.gullet.macros.get(t.text);r==null&&(t.noexpand=!0,r={tokens:[t],numArgs:0,unexpandable:!i.gullet.isExpandable(t.text)}),i.gullet.macros.set(e,r,n)};We({type:"internal",names:["\\global","\\long","\\\\globallong"],numArgs:0,allowedInText:!0,handler(i){var e=i.parser,t=i.funcName;e.consumeSpaces();var n=e.fetch();if(Zp[n.text])return(t==="\\global"||t==="\\\\globallong")&&(n.text=Zp[n.text]),zt(e.parseFunction(),"internal");throw new Me("Invalid token after macro prefix",n)}});We({type:"internal",names:["\\def","\\gdef","\\edef","\\xdef"],numArgs:0,allowedInText:!0,primitive:!0,handler(i){var e=i.parser,t=i.funcName,n=e.gullet.popToken(),r=n.text;if(/^(?:[\\{}$&#^_]|EOF)$/.test(r))throw new Me("Expected a control sequence",n);for(var s=0,a,o=[[]];e.gullet.future().text!=="{";)if(n=e.gullet.popToken(),n.text==="#"){if(e.gullet.future().text==="{"){a=e.gullet.future(),o[s].push("{");break}if(n=e.gullet.popToken(),!/^[1-9]$/.test(n.text))throw new Me('Invalid argument number "'+n.text+'"');if(parseInt(n.text)!==s+1)throw new Me('Argument number "'+n.text+'" out of order');s++,o.push([])}else{if(n.text==="EOF")throw new Me("Expected a macro definition");o[s].push(n.text)}var l=e.gullet.consumeArg(),c=l.tokens;return a&&c.unshift(a),(t==="\\edef"||t==="\\xdef")&&(c=e.gullet.expandTokens(c),c.reverse()),e.gullet.macros.set(r,{tokens:c,numArgs:s,delimiters:o},t===Zp[t]),{type:"internal",mode:e.mode}}});We({type:"internal",names:["\\let","\\\\globallet"],numArgs:0,allowedInText:!0,primitive:!0,handler(i){var e=i.parser,t=i.funcName,n=S2(e.gullet.popToken());e.gullet.consumeSpaces();var r=O6(e);return M2(e,n,r,t==="\\\\globallet"),{type:"internal",mode:e.mode}}});We({type:"internal",names:["\\futurelet","\\\\globalfuture"],numArgs:0,allowedInText:!0,primitive:!0,handler(i){var e=i.parser,t=i.funcName,n=S2(e.gullet.popToken()),r=e.gullet.popToken(),s=e.gullet.popToken();return M2(e,n,s,t==="\\\\globalfuture"),e.gullet.pushToken(s),e.gullet.pushToken(r),{type:"internal",mode:e.mode}}});var fc=function(e,t,n){var r=xn.math[e]&&xn.math[e].replace,s=im(r||e,t,n);if(!s)throw new Error("Unsupported symbol "+e+" and font size "+t+".");return s},cm=function(e,t,n,r){var s=n.havingBaseStyle(t),a=_e(r.concat(s.sizingClasses(n)),[e],n),o=s.sizeMultiplier/n.sizeMultiplier;return a.height*=o,a.depth*=o,a.maxFontSize=s.sizeMultiplier,a},w2=function(e,t,n){var r=t.havingBaseStyle(n),s=(1-t.sizeMultiplier/r.sizeMultiplier)*t.fontMetrics().axisHeight;e.classes.push("delimcenter"),e.style.top=Le(s),e.height-=s,e.depth+=s},B6=function(e,t,n,r,s,a){var o=zi(e,"Main-Regular",s,r),l=cm(o,t,r,a);return n&&w2(l,r,t),l},H6=function(e,t,n,r){return zi(e,"Size"+t+"-Regular",n,r)},T2=function(e,t,n,r,s,a){var o=H6(e,t,s,r),l=cm(_e(["delimsizing","size"+t],[o],r),wt.TEXT,r,a);return n&&w2(l,r,wt.TEXT),l},Ep=function(e,t,n,r){var s;t==="Size1-Regular"?s="delim-size1":s="delim-size4";var a=_e(["delimsizinginner",s],[_e([],[zi(e,t,n,r)])]);return{type:"elem",elem:a}},Ap=function(e,t,n){var r=Qr["Size4-Regular"][e.charCodeAt(0)]?Qr["Size4-Regular"][e.charCodeAt(0)][4]:Qr["Size1-Regular"][e.charCodeAt(0)][4],s=new es("inner",Ww(e,Math.round(1e3*t))),a=new Ir([s],{width:Le(r),height:Le(t),style:"width:"+Le(r),viewBox:"0 0 "+1e3*r+" "+Math.round(1e3*t),preserveAspectRatio:"xMinYMin"}),o=ha([],[a],n);return o.height=t,o.style.height=Le(t),o.style.width=Le(r),{type:"elem",elem:o}},$p=.008,Tu={type:"kern",size:-1*$p},V6=new Set(["|","\\lvert","\\rvert","\\vert"]),G6=new Set(["\\|","\\lVert","\\rVert","\\Vert"]),E2=function(e,t,n,r,s,a){var o,l,c,h,u="",d=0;o=c=h=e,l=null;var f="Size1-Regular";e==="\\uparrow"?c=h="\u23D0":e==="\\Uparrow"?c=h="\u2016":e==="\\downarrow"?o=c="\u23D0":e==="\\Downarrow"?o=c="\u2016":e==="\\updownarrow"?(o="\\uparrow",c="\u23D0",h="\\downarrow"):e==="\\Updownarrow"?(o="\\Uparrow",c="\u2016",h="\\Downarrow"):V6.has(e)?(c="\u2223",u="vert",d=333):G6.has(e)?(c="\u2225",u="doublevert",d=556):e==="["||e==="\\lbrack"?(o="\u23A1",c="\u23A2",h="\u23A3",f="Size4-Regular",u="lbrack",d=667):e==="]"||e==="\\rbrack"?(o="\u23A4",c="\u23A5",h="\u23A6",f="Size4-Regular",u="rbrack",d=667):e==="\\lfloor"||e==="\u230A"?(c=o="\u23A2",h="\u23A3",f="Size4-Regular",u="lfloor",d=667):e==="\\lceil"||e==="\u2308"?(o="\u23A1",c=h="\u23A2",f="Size4-Regular",u="lceil",d=667):e==="\\rfloor"||e==="\u230B"?(c=o="\u23A5",h="\u23A6",f="Size4-Regular",u="rfloor",d=667):e==="\\rceil"||e==="\u2309"?(o="\u23A4",c=h="\u23A5",f="Size4-Regular",u="rceil",d=667):e==="("||e==="\\lparen"?(o="\u239B",c="\u239C",h="\u239D",f="Size4-Regular",u="lparen",d=875):e===")"||e==="\\rparen"?(o="\u239E",c="\u239F",h="\u23A0",f="Size4-Regular",u="rparen",d=875):e==="\\{"||e==="\\lbrace"?(o="\u23A7",l="\u23A8",h="\u23A9",c="\u23AA",f="Size4-Regular"):e==="\\}"||e==="\\rbrace"?(o="\u23AB",l="\u23AC",h="\u23AD",c="\u23AA",f="Size4-Regular"):e==="\\lgroup"||e==="\u27EE"?(o="\u23A7",h="\u23A9",c="\u23AA",f="Size4-Regular"):e==="\\rgroup"||e==="\u27EF"?(o="\u23AB",h="\u23AD",c="\u23AA",f="Size4-Regular"):e==="\\lmoustache"||e==="\u23B0"?(o="\u23A7",h="\u23AD",c="\u23AA",f="Size4-Regular"):(e==="\\rmoustache"||e==="\u23B1")&&(o="\u23AB",h="\u23A9",c="\u23AA",f="Size4-Regular");var g=fc(o,f,s),_=g.height+g.depth,m=fc(c,f,s),v=m.height+m.depth,b=fc(h,f,s),R=b.height+b.depth,M=0,I=1;if(l!==null){var A=fc(l,f,s);M=A.height+A.depth,I=2}var y=_+R+M,E=Math.max(0,Math.ceil((t-y)/(I*v))),V=y+E*I*v,k=r.fontMetrics().axisHeight;n&&(k*=r.sizeMultiplier);var N=V/2-k,X=[];if(u.length>0){var $=V-_-R,U=Math.round(V*1e3),O=qw(u,Math.round($*1e3)),j=new es(u,O),Y=Le(d/1e3),fe=Le(U/1e3),te=new Ir([j],{width:Y,height:fe,viewBox:"0 0 "+d+" "+U}),re=ha([],[te],r);re.height=U/1e3,re.style.width=Y,re.style.height=fe,X.push({type:"elem",elem:re})}else{if(X.push(Ep(h,f,s,r)),X.push(Tu),l===null){var oe=V-_-R+2*$p;X.push(Ap(c,oe,r))}else{var ve=(V-_-R-M)/2+2*$p;X.push(Ap(c,ve,r)),X.push(Tu),X.push(Ep(l,f,s,r)),X.push(Tu),X.push(Ap(c,ve,r))}X.push(Tu),X.push(Ep(o,f,s,r))}var me=r.havingBaseStyle(wt.TEXT),ae=Xt({positionType:"bottom",positionData:N,children:X});return cm(_e(["delimsizing","mult"],[ae],me),wt.TEXT,r,a)},Rp=80,Cp=.08,Pp=function(e,t,n,r,s){var a=Gw(e,r,n),o=new es(e,a),l=new Ir([o],{width:"400em",height:Le(t),viewBox:"0 0 400000 "+n,preserveAspectRatio:"xMinYMin slice"});return ha(["hide-tail"],[l],s)},W6=function(e,t){var n=t.havingBaseSizing(),r=I2("\\surd",e*n.sizeMultiplier,P2,n),s=n.sizeMultiplier,a=Math.max(0,t.minRuleThickness-t.fontMetrics().sqrtRuleThickness),o,l,c,h,u;return r.type==="small"?(h=1e3+1e3*a+Rp,e<1?s=1:e<1.4&&(s=.7),l=(1+a+Cp)/s,c=(1+a)/s,o=Pp("sqrtMain",l,h,a,t),o.style.minWidth="0.853em",u=.833/s):r.type==="large"?(h=(1e3+Rp)*pc[r.size],c=(pc[r.size]+a)/s,l=(pc[r.size]+a+Cp)/s,o=Pp("sqrtSize"+r.size,l,h,a,t),o.style.minWidth="1.02em",u=1/s):(l=e+a+Cp,c=e+a,h=Math.floor(1e3*e+a)+Rp,o=Pp("sqrtTall",l,h,a,t),o.style.minWidth="0.742em",u=1.056),o.height=c,o.style.height=Le(l),{span:o,advanceWidth:u,ruleWidth:(t.fontMetrics().sqrtRuleThickness+a)*s}},A2=new Set(["(","\\lparen",")","\\rparen","[","\\lbrack","]","\\rbrack","\\{","\\lbrace","\\}","\\rbrace","\\lfloor","\\rfloor","\u230A","\u230B","\\lceil","\\rceil","\u2308","\u2309","\\surd"]),q6=new Set(["\\uparrow","\\downarrow","\\updownarrow","\\Uparrow","\\Downarrow","\\Updownarrow","|","\\|","\\vert","\\Vert","\\lvert","\\rvert","\\lVert","\\rVert","\\lgroup","\\rgroup","\u27EE","\u27EF","\\lmoustache","\\rmoustache","\u23B0","\u23B1"]),R2=new Set(["<",">","\\langle","\\rangle","/","\\backslash","\\lt","\\gt"]),pc=[0,1.2,1.8,2.4,3],C2=function(e,t,n,r,s){if(e==="<"||e==="\\lt"||e==="\u27E8"?e="\\langle":(e===">"||e==="\\gt"||e==="\u27E9")&&(e="\\rangle"),A2.has(e)||R2.has(e))return T2(e,t,!1,n,r,s);if(q6.has(e))return E2(e,pc[t],!1,n,r,s);throw new Me("Illegal delimiter: '"+e+"'")},X6=[{type:"small",style:wt.SCRIPTSCRIPT},{type:"small",style:wt.SCRIPT},{type:"small",style:wt.TEXT},{type:"large",size:1},{type:"large",size:2},{type:"large",size:3},{type:"large",size:4}],Y6=[{type:"small",style:wt.SCRIPTSCRIPT},{type:"small",style:wt.SCRIPT},{type:"small",style:wt.TEXT},{type:"stack"}],P2=[{type:"small",style:wt.SCRIPTSCRIPT},{type:"small",style:wt.SCRIPT},{type:"small",style:wt.TEXT},{type:"large",size:1},{type:"large",size:2},{type:"large",size:3},{type:"large",size:4},{type:"stack"}],Z6=function(e){if(e.type==="small")return"Main-Regular";if(e.type==="large")return"Size"+e.size+"-Regular";if(e.type==="stack")return"Size4-Regular";var t=e.type;throw new Error("Add support for delim type '"+t+"' here.")},I2=function(e,t,n,r){for(var s=Math.min(2,3-r.style.size),a=s;a<n.length;a++){var o=n[a];if(o.type==="stack")break;var l=fc(e,Z6(o),"math"),c=l.height+l.depth;if(o.type==="small"){var h=r.havingBaseStyle(o.style);c*=h.sizeMultiplier}if(c>t)return o}return n[n.length-1]},Kp=function(e,t,n,r,s,a){e==="<"||e==="\\lt"||e==="\u27E8"?e="\\langle":(e===">"||e==="\\gt"||e==="\u27E9")&&(e="\\rangle");var o;R2.has(e)?o=X6:A2.has(e)?o=P2:o=Y6;var l=I2(e,t,o,r);return l.type==="small"?B6(e,l.style,n,r,s,a):l.type==="large"?T2(e,l.size,n,r,s,a):E2(e,t,n,r,s,a)},Ip=function(e,t,n,r,s,a){var o=r.fontMetrics().axisHeight*r.sizeMultiplier,l=901,c=5/r.fontMetrics().ptPerEm,h=Math.max(t-o,n+o),u=Math.max(h/500*l,2*h-c);return Kp(e,u,!0,r,s,a)},Fx={"\\bigl":{mclass:"mopen",size:1},"\\Bigl":{mclass:"mopen",size:2},"\\biggl":{mclass:"mopen",size:3},"\\Biggl":{mclass:"mopen",size:4},"\\bigr":{mclass:"mclose",size:1},"\\Bigr":{mclass:"mclose",size:2},"\\biggr":{mclass:"mclose",size:3},"\\Biggr":{mclass:"mclose",size:4},"\\bigm":{mclass:"mrel",size:1},"\\Bigm":{mclass:"mrel",size:2},"\\biggm":{mclass:"mrel",size:3},"\\Biggm":{mclass:"mrel",size:4},"\\big":{mclass:"mord",size:1},"\\Big":{mclass:"mord",size:2},"\\bigg":{mclass:"mord",size:3},"\\Bigg":{mclass:"mord",size:4}},$6=new Set(["(","\\lparen",")","\\rparen","[","\\lbrack","]","\\rbrack","\\{","\\lbrace","\\}","\\rbrace","\\lfloor","\\rfloor","\u230A","\u230B","\\lceil","\\rceil","\u2308","\u2309","<",">","\\langle","\u27E8","\\rangle","\u27E9","\\lt","\\gt","\\lvert","\\rvert","\\lVert","\\rVert","\\lgroup","\\rgroup","\u27EE","\u27EF","\\lmoustache","\\rmoustache","\u23B0","\u23B1","/","\\backslash","|","\\vert","\\|","\\Vert","\\uparrow","\\Uparrow","\\downarrow","\\Downarrow","\\updownarrow","\\Updownarrow","."]);function Ox(i){return"isMiddle"in i}function Vu(i,e){var t=Bu(i);if(t&&$6.has(t.text))return t;throw t?new Me("Invalid delimiter '"+t.text+"' after '"+e.funcName+"'",i):new Me("Invalid delimiter type '"+i.type+"'",i)}We({type:"delimsizing",names:["\\bigl","\\Bigl","\\biggl","\\Biggl","\\bigr","\\Bigr","\\biggr","\\Biggr","\\bigm","\\Bigm","\\biggm","\\Biggm","\\big","\\Big","\\bigg","\\Bigg"],numArgs:1,argTypes:["primitive"],handler:(i,e)=>{var t=Vu(_c(e[0]),i);return{type:"delimsizing",mode:i.parser.mode,size:Fx[i.funcName].size,mclass:Fx[i.funcName].mclass,delim:t.text}},htmlBuilder:(i,e)=>i.delim==="."?_e([i.mclass]):C2(i.delim,i.size,e,i.mode,[i.mclass]),mathmlBuilder:i=>{var e=[];i.delim!=="."&&e.push(ur(i.delim,i.mode));var t=new we("mo",e);i.mclass==="mopen"||i.mclass==="mclose"?t.setAttribute("fence","true"):t.setAttribute("fence","false"),t.setAttribute("stretchy","true");var n=Le(pc[i.size]);return t.setAttribute("minsize",n),t.setAttribute("maxsize",n),t}});function Bx(i){if(!i.body)throw new Error("Bug: The leftright ParseNode wasn't fully parsed.")}We({type:"leftright-right",names:["\\right"],numArgs:1,primitive:!0,handler:(i,e)=>{var t=i.parser.gullet.macros.get("\\current@color");if(t&&typeof t!="string")throw new Me("\\current@color set to non-string in \\right");return{type:"leftright-right",mode:i.parser.mode,delim:Vu(e[0],i).text,color:t}}});We({type:"leftright",names:["\\left"],numArgs:1,primitive:!0,handler:(i,e)=>{var t=Vu(e[0],i),n=i.parser;++n.leftrightDepth;var r=n.parseExpression(!1);--n.leftrightDepth,n.expect("\\right",!1);var s=zt(n.parseFunction(),"leftright-right");return{type:"leftright",mode:n.mode,body:r,left:t.text,right:s.delim,rightColor:s.color}},htmlBuilder:(i,e)=>{Bx(i);for(var t=Jn(i.body,e,!0,["mopen","mclose"]),n=0,r=0,s=!1,a=0;a<t.length;a++){var o=t[a];Ox(o)?s=!0:(n=Math.max(t[a].height,n),r=Math.max(t[a].depth,r))}n*=e.sizeMultiplier,r*=e.sizeMultiplier;var l;if(i.left==="."?l=bc(e,["mopen"]):l=Ip(i.left,n,r,e,i.mode,["mopen"]),t.unshift(l),s)for(var c=1;c<t.length;c++){var h=t[c];if(Ox(h)){var u=h.isMiddle;t[c]=Ip(u.delim,n,r,u.options,i.mode,[])}}var d;if(i.right===".")d=bc(e,["mclose"]);else{var f=i.rightColor?e.withColor(i.rightColor):e;d=Ip(i.right,n,r,f,i.mode,["mclose"])}return t.push(d),_e(["minner"],t,e)},mathmlBuilder:(i,e)=>{Bx(i);var t=er(i.body,e);if(i.left!=="."){var n=new we("mo",[ur(i.left,i.mode)]);n.setAttribute("fence","true"),t.unshift(n)}if(i.right!=="."){var r=new we("mo",[ur(i.right,i.mode)]);r.setAttribute("fence","true"),i.rightColor&&r.setAttribute("mathcolor",i.rightColor),t.push(r)}return am(t)}});We({type:"middle",names:["\\middle"],numArgs:1,primitive:!0,handler:(i,e)=>{var t=Vu(e[0],i);if(!i.parser.leftrightDepth)throw new Me("\\middle without preceding \\left",t);return{type:"middle",mode:i.parser.mode,delim:t.text}},htmlBuilder:(i,e)=>{var t;return i.delim==="."?t=bc(e,[]):(t=C2(i.delim,1,e,i.mode,[]),t.isMiddle={delim:i.delim,options:e}),t},mathmlBuilder:(i,e)=>{var t=i.delim==="\\vert"||i.delim==="|"?ur("|","text"):ur(i.delim,i.mode),n=new we("mo",[t]);return n.setAttribute("fence","true"),n.setAttribute("lspace","0.05em"),n.setAttribute("rspace","0.05em"),n}});var K6=(i,e)=>{var t=$o(Ht(i.body,e),e),n=i.label.slice(1),r=e.sizeMultiplier,s,a,o=Cs(i.body);if(n==="sout")s=_e(["katex-stretchy","katex-sout"]),s.height=e.fontMetrics().defaultRuleThickness/r,a=-.5*e.fontMetrics().xHeight;else if(n==="phase"){var l=Mn({number:.6,unit:"pt"},e),c=Mn({number:.35,unit:"ex"},e),h=e.havingBaseSizing();r=r/h.sizeMultiplier;var u=t.height+t.depth+l+c;t.style.paddingLeft=Le(u/2+l);var d=Math.floor(1e3*u*r),f=Hw(d),g=new Ir([new es("phase",f)],{width:"400em",height:Le(d/1e3),viewBox:"0 0 400000 "+d,preserveAspectRatio:"xMinYMin slice"});s=ha(["hide-tail"],[g],e),s.style.height=Le(u),a=t.depth+l+c}else{/cancel/.test(n)?o||t.classes.push("cancel-pad"):n==="angl"?t.classes.push("anglpad"):t.classes.push("boxpad");var _,m,v=0;/box/.test(n)?(v=Math.max(e.fontMetrics().fboxrule,e.minRuleThickness),_=e.fontMetrics().fboxsep+(n==="colorbox"?0:v),m=_):n==="angl"?(v=Math.max(e.fontMetrics().defaultRuleThickness,e.minRuleThickness),_=4*v,m=Math.max(0,.25-t.depth)):(_=o?.2:0,m=_),s=M6(t,n,_,m,e),/fbox|boxed|fcolorbox/.test(n)?(s.style.borderStyle="solid",s.style.borderWidth=Le(v)):n==="angl"&&v!==.049&&(s.style.borderTopWidth=Le(v),s.style.borderRightWidth=Le(v)),a=t.depth+m,i.backgroundColor&&(s.style.backgroundColor=i.backgroundColor,i.borderColor&&(s.style.borderColor=i.borderColor))}var b;if(i.backgroundColor)b=Xt({positionType:"individualShift",children:[{type:"elem",elem:s,shift:a},{type:"elem",elem:t,shift:0}]});else{var R=/cancel|phase/.test(n)?["svg-align"]:[];b=Xt({positionType:"individualShift",children:[{type:"elem",elem:t,shift:0},{type:"elem",elem:s,shift:a,wrapperClasses:R}]})}return/cancel/.test(n)&&(b.height=t.height,b.depth=t.depth),/cancel/.test(n)&&!o?_e(["mord","cancel-lap"],[b],e):_e(["mord"],[b],e)},J6=(i,e)=>{var t,n=new we(i.label.includes("colorbox")?"mpadded":"menclose",[nn(i.body,e)]);switch(i.label){case"\\cancel":n.setAttribute("notation","updiagonalstrike");break;case"\\bcancel":n.setAttribute("notation","downdiagonalstrike");break;case"\\phase":n.setAttribute("notation","phasorangle");break;case"\\sout":n.setAttribute("notation","horizontalstrike");break;case"\\fbox":n.setAttribute("notation","box");break;case"\\angl":n.setAttribute("notation","actuarial");break;case"\\fcolorbox":case"\\colorbox":if(t=e.fontMetrics().fboxsep*e.fontMetrics().ptPerEm,n.setAttribute("width","+"+2*t+"pt"),n.setAttribute("height","+"+2*t+"pt"),n.setAttribute("lspace",t+"pt"),n.setAttribute("voffset",t+"pt"),i.label==="\\fcolorbox"){var r=Math.max(e.fontMetrics().fboxrule,e.minRuleThickness);n.setAttribute("style","border: "+Le(r)+" solid "+i.borderColor)}break;case"\\xcancel":n.setAttribute("notation","updiagonalstrike downdiagonalstrike");break}return i.backgroundColor&&n.setAttribute("mathbackground",i.backgroundColor),n};We({type:"enclose",names:["\\colorbox"],numArgs:2,allowedInText:!0,argTypes:["color","hbox"],handler(i,e,t){var n=i.parser,r=i.funcName,s=zt(e[0],"color-token").color,a=e[1];return{type:"enclose",mode:n.mode,label:r,backgroundColor:s,body:a}},htmlBuilder:K6,mathmlBuilder:J6});We({type:"enclose",names:["\\fcolorbox"],numArgs:3,allowedInText:!0,argTypes:["color","color","hbox"],handler(i,e,t){var n=i.parser,r=i.funcName,s=zt(e[0],"color-token").color,a=zt(e[1],"color-token").color,o=e[2];return{type:"enclose",mode:n.mode,label:r,backgroundColor:a,borderColor:s,body:o}}});We({type:"enclose",names:["\\fbox"],numArgs:1,argTypes:["hbox"],allowedInText:!0,handler(i,e){var t=i.parser;return{type:"enclose",mode:t.mode,label:"\\fbox",body:e[0]}}});We({type:"enclose",names:["\\cancel","\\bcancel","\\xcancel","\\phase"],numArgs:1,handler(i,e){var t=i.parser,n=i.funcName,r=e[0];return{type:"enclose",mode:t.mode,label:n,body:r}}});We({type:"enclose",names:["\\sout"],numArgs:1,allowedInText:!0,handler(i,e){var t=i.parser,n=i.funcName;t.mode==="math"&&Oi({strict:t.settings.strict,errorCode:"mathVsSout",errorMsg:"LaTeX's \\sout works only in text mode",report:!0});var r=e[0];return{type:"enclose",mode:t.mode,label:n,body:r}}});We({type:"enclose",names:["\\angl"],numArgs:1,argTypes:["hbox"],allowedInText:!1,handler(i,e){var t=i.parser;return{type:"enclose",mode:t.mode,label:"\\angl",body:e[0]}}});var z2={};function ts(i){for(var e=i.type,t=i.names,n=i.props,r=i.handler,s=i.htmlBuilder,a=i.mathmlBuilder,o={type:e,numArgs:n.numArgs||0,allowedInText:!1,numOptionalArgs:0,handler:r},l=0;l<t.length;++l)z2[t[l]]=o;s&&(xc[e]=s),a&&(yc[e]=a)}var D2={};function z(i,e){D2[i]=e}var Fi=class i{constructor(e,t,n){this.lexer=void 0,this.start=void 0,this.end=void 0,this.lexer=e,this.start=t,this.end=n}static range(e,t){return t?!e||!e.loc||!t.loc||e.loc.lexer!==t.loc.lexer?null:new i(e.loc.lexer,e.loc.start,t.loc.end):e&&e.loc}},ji=class i{constructor(e,t){this.text=void 0,this.loc=void 0,this.noexpand=void 0,this.treatAsRelax=void 0,this.text=e,this.loc=t}range(e,t){return new i(t,Fi.range(this,e))}};function Hx(i){var e=[];i.consumeSpaces();var t=i.fetch().text;for(t==="\\relax"&&(i.consume(),i.consumeSpaces(),t=i.fetch().text);t==="\\hline"||t==="\\hdashline";)i.consume(),e.push(t==="\\hdashline"),i.consumeSpaces(),t=i.fetch().text;return e}var Gu=i=>{var e=i.parser.settings;if(!e.displayMode)throw new Me("{"+i.envName+"} can be used only in display mode.")},j6=new Set(["gather","gather*"]);function hm(i){if(!i.includes("ed"))return!i.includes("*")}function da(i,e,t){var n=e.hskipBeforeAndAfter,r=e.addJot,s=e.cols,a=e.arraystretch,o=e.colSeparationType,l=e.autoTag,c=e.singleRow,h=e.emptySingleRow,u=e.maxNumCols,d=e.leqno;if(i.gullet.beginGroup(),c||i.gullet.macros.set("\\cr","\\\\\\relax"),!a){var f=i.gullet.expandMacroAsText("\\arraystretch");if(f==null)a=1;else if(a=parseFloat(f),!a||a<0)throw new Me("Invalid \\arraystretch: "+f)}i.gullet.beginGroup();var g=[],_=[g],m=[],v=[],b=l!=null?[]:void 0;function R(){l&&i.gullet.macros.set("\\@eqnsw","1",!0)}function M(){b&&(i.gullet.macros.get("\\df@tag")?(b.push(i.subparse([new ji("\\df@tag")])),i.gullet.macros.set("\\df@tag",void 0,!0)):b.push(!!l&&i.gullet.macros.get("\\@eqnsw")==="1"))}for(R(),v.push(Hx(i));;){var I=i.parseExpression(!1,c?"\\end":"\\\\");i.gullet.endGroup(),i.gullet.beginGroup();var A={type:"ordgroup",mode:i.mode,body:I};t&&(A={type:"styling",mode:i.mode,style:t,resetFont:!0,body:[A]}),g.push(A);var y=i.fetch().text;if(y==="&"){if(u&&g.length===u){if(c||o)throw new Me("Too many tab characters: &",i.nextToken);Oi({strict:i.settings.strict,errorCode:"textEnv",errorMsg:"Too few columns specified in the {array} column argument.",report:!0})}i.consume()}else if(y==="\\end"){M(),g.length===1&&A.type==="styling"&&A.body.length===1&&A.body[0].type==="ordgroup"&&A.body[0].body.length===0&&(_.length>1||!h)&&!Array.isArray(b?.[b.length-1])&&!(l&&b?.[b.length-1]===!0)&&_.pop(),v.length<_.length+1&&v.push([]);break}else if(y==="\\\\"){i.consume();var E=void 0;i.gullet.future().text!==" "&&(E=i.parseSizeGroup(!0)),m.push(E?E.value:null),M(),v.push(Hx(i)),g=[],_.push(g),R()}else throw new Me("Expected & or \\\\ or \\cr or \\end",i.nextToken)}return i.gullet.endGroup(),i.gullet.endGroup(),{type:"array",mode:i.mode,addJot:r,arraystretch:a,body:_,cols:s,rowGaps:m,hskipBeforeAndAfter:n,hLinesBeforeRow:v,colSeparationType:o,tags:b,leqno:d}}function um(i){return i.slice(0,1)==="d"?"display":"text"}var ns=function(e,t){var n,r,s=e.body.length,a=e.hLinesBeforeRow,o=0,l=new Array(s),c=[],h=Math.max(t.fontMetrics().arrayRuleWidth,t.minRuleThickness),u=1/t.fontMetrics().ptPerEm,d=5*u;if(e.colSeparationType&&e.colSeparationType==="small"){var f=t.havingStyle(wt.SCRIPT).sizeMultiplier;d=.2778*(f/t.sizeMultiplier)}var g=e.colSeparationType==="CD"?Mn({number:3,unit:"ex"},t):12*u,_=3*u,m=e.arraystretch*g,v=.7*m,b=.3*m,R=0;function M(Ae){for(var Ft=0;Ft<Ae.length;++Ft)Ft>0&&(R+=.25),c.push({pos:R,isDashed:Ae[Ft]})}for(M(a[0]),n=0;n<e.body.length;++n){var I=e.body[n],A=v,y=b;o<I.length&&(o=I.length);var E={cells:new Array(I.length),height:0,depth:0,pos:0};for(r=0;r<I.length;++r){var V=Ht(I[r],t);y<V.depth&&(y=V.depth),A<V.height&&(A=V.height),E.cells[r]=V}var k=e.rowGaps[n],N=0;k&&(N=Mn(k,t),N>0&&(N+=b,y<N&&(y=N),N=0)),e.addJot&&n<e.body.length-1&&(y+=_),E.height=A,E.depth=y,R+=A,E.pos=R,R+=y+N,l[n]=E,M(a[n+1])}var X=R/2+t.fontMetrics().axisHeight,$=e.cols||[],U=[],O,j,Y=[];if(e.tags&&e.tags.some(Ae=>Ae))for(n=0;n<s;++n){var fe=l[n],te=fe.pos-X,re=e.tags[n],oe=void 0;re===!0?oe=_e(["eqn-num"],[],t):re===!1?oe=_e([],[],t):oe=_e([],Jn(re,t,!0),t),oe.depth=fe.depth,oe.height=fe.height,Y.push({type:"elem",elem:oe,shift:te})}for(r=0,j=0;r<o||j<$.length;++r,++j){for(var ve,me=$[j],ae=!0;((Te=me)==null?void 0:Te.type)==="separator";){var Te;if(ae||(O=_e(["arraycolsep"],[]),O.style.width=Le(t.fontMetrics().doubleRuleSep),U.push(O)),me.separator==="|"||me.separator===":"){var Ee=me.separator==="|"?"solid":"dashed",Ce=_e(["vertical-separator"],[],t);Ce.style.height=Le(R),Ce.style.borderRightWidth=Le(h),Ce.style.borderRightStyle=Ee,Ce.style.margin="0 "+Le(-h/2);var Ie=R-X;Ie&&(Ce.style.verticalAlign=Le(-Ie)),U.push(Ce)}else throw new Me("Invalid separator type: "+me.separator);j++,me=$[j],ae=!1}if(!(r>=o)){var Qe=void 0;if(r>0||e.hskipBeforeAndAfter){var mt,tt;Qe=(mt=(tt=me)==null?void 0:tt.pregap)!=null?mt:d,Qe!==0&&(O=_e(["arraycolsep"],[]),O.style.width=Le(Qe),U.push(O))}var Tt=[];for(n=0;n<s;++n){var bt=l[n],ht=bt.cells[r];if(ht){var on=bt.pos-X;ht.depth=bt.depth,ht.height=bt.height,Tt.push({type:"elem",elem:ht,shift:on})}}var Qt=Xt({positionType:"individualShift",children:Tt}),wn=_e(["col-align-"+(((ve=me)==null?void 0:ve.align)||"c")],[Qt]);if(U.push(wn),r<o-1||e.hskipBeforeAndAfter){var Vt,Pn;Qe=(Vt=(Pn=me)==null?void 0:Pn.postgap)!=null?Vt:d,Qe!==0&&(O=_e(["arraycolsep"],[]),O.style.width=Le(Qe),U.push(O))}}}var Ct=_e(["mtable"],U);if(c.length>0){for(var In=Zo("katex-hline",t,h),pn=Zo("katex-hdashline",t,h),mn=[{type:"elem",elem:Ct,shift:0}];c.length>0;){var W=c.pop(),Oe=W.pos-X;W.isDashed?mn.push({type:"elem",elem:pn,shift:Oe}):mn.push({type:"elem",elem:In,shift:Oe})}Ct=Xt({positionType:"individualShift",children:mn})}if(Y.length===0)return _e(["mord"],[Ct],t);var at=Xt({positionType:"individualShift",children:Y}),xt=_e(["katex-tag"],[at],t);return Is([Ct,xt])},Q6={c:"center ",l:"left ",r:"right "},is=function(e,t){for(var n=[],r=new we("mtd",[],["mtr-glue"]),s=new we("mtd",[],["mml-eqn-num"]),a=0;a<e.body.length;a++){for(var o=e.body[a],l=[],c=0;c<o.length;c++)l.push(new we("mtd",[nn(o[c],t)]));e.tags&&e.tags[a]&&(l.unshift(r),l.push(r),e.leqno?l.unshift(s):l.push(s)),n.push(new we("mtr",l))}var h=new we("mtable",n),u=e.arraystretch===.5?.1:.16+e.arraystretch-1+(e.addJot?.09:0);h.setAttribute("rowspacing",Le(u));var d="",f="";if(e.cols&&e.cols.length>0){var g=e.cols,_="",m=!1,v=0,b=g.length;g[0].type==="separator"&&(d+="top ",v=1),g[g.length-1].type==="separator"&&(d+="bottom ",b-=1);for(var R=v;R<b;R++){var M=g[R];M.type==="align"?(f+=Q6[M.align],m&&(_+="none "),m=!0):M.type==="separator"&&m&&(_+=M.separator==="|"?"solid ":"dashed ",m=!1)}h.setAttribute("columnalign",f.trim()),/[sd]/.test(_)&&h.setAttribute("columnlines",_.trim())}if(e.colSeparationType==="align"){for(var I=e.cols||[],A="",y=1;y<I.length;y++)A+=y%2?"0em ":"1em ";h.setAttribute("columnspacing",A.trim())}else e.colSeparationType==="alignat"||e.colSeparationType==="gather"?h.setAttribute("columnspacing","0em"):e.colSeparationType==="small"?h.setAttribute("columnspacing","0.2778em"):e.colSeparationType==="CD"?h.setAttribute("columnspacing","0.5em"):h.setAttribute("columnspacing","1em");var E="",V=e.hLinesBeforeRow;d+=V[0].length>0?"left ":"",d+=V[V.length-1].length>0?"right ":"";for(var k=1;k<V.length-1;k++)E+=V[k].length===0?"none ":V[k][0]?"dashed ":"solid ";return/[sd]/.test(E)&&h.setAttribute("rowlines",E.trim()),d!==""&&(h=new we("menclose",[h]),h.setAttribute("notation",d.trim())),e.arraystretch&&e.arraystretch<1&&(h=new we("mstyle",[h]),h.setAttribute("scriptlevel","1")),h},L2=function(e,t){e.envName.includes("ed")||Gu(e);var n=[],r=e.envName==="split",s=da(e.parser,{cols:n,addJot:!0,autoTag:r?void 0:hm(e.envName),emptySingleRow:!0,colSeparationType:e.envName.includes("at")?"alignat":"align",maxNumCols:r?2:void 0,leqno:e.parser.settings.leqno},"display"),a=0,o=0,l={type:"ordgroup",mode:e.mode,body:[]};if(t[0]&&t[0].type==="ordgroup"){var c="Number of columns should be a positive integer",h=lm(t[0],c);if(!/^[0-9]+$/.test(h)||Number(h)<1)throw new Me(c,t[0]);a=Number(h),o=a*2}var u=!o;s.body.forEach(function(_){for(var m=1;m<_.length;m+=2){var v=zt(_[m],"styling"),b=zt(v.body[0],"ordgroup");b.body.unshift(l)}if(u)o<_.length&&(o=_.length);else{var R=_.length/2;if(a<R)throw new Me("Too many math in a row: "+("expected "+a+", but got "+R),_[0])}});for(var d=0;d<o;++d){var f="r",g=0;d%2===1?f="l":d>0&&u&&(g=1),n[d]={type:"align",align:f,pregap:g,postgap:0}}return s.colSeparationType=u?"align":"alignat",s};ts({type:"array",names:["array","darray"],props:{numArgs:1},handler(i,e){var t=Bu(e[0]),n=t?[e[0]]:zt(e[0],"ordgroup").body,r=n.map(function(a){var o=Ou(a),l=o.text;if("lcr".includes(l))return{type:"align",align:l};if(l==="|")return{type:"separator",separator:"|"};if(l===":")return{type:"separator",separator:":"};throw new Me("Unknown column alignment: "+l,a)}),s={cols:r,hskipBeforeAndAfter:!0,maxNumCols:r.length};return da(i.parser,s,um(i.envName))},htmlBuilder:ns,mathmlBuilder:is});ts({type:"array",names:["matrix","pmatrix","bmatrix","Bmatrix","vmatrix","Vmatrix","matrix*","pmatrix*","bmatrix*","Bmatrix*","vmatrix*","Vmatrix*"],props:{numArgs:0},handler(i){var e={matrix:null,pmatrix:["(",")"],bmatrix:["[","]"],Bmatrix:["\\{","\\}"],vmatrix:["|","|"],Vmatrix:["\\Vert","\\Vert"]}[i.envName.replace("*","")],t="c",n={hskipBeforeAndAfter:!1,cols:[{type:"align",align:t}]};if(i.envName.charAt(i.envName.length-1)==="*"){var r=i.parser;if(r.consumeSpaces(),r.fetch().text==="["){if(r.consume(),r.consumeSpaces(),t=r.fetch().text,!"lcr".includes(t))throw new Me("Expected l or c or r",r.nextToken);r.consume(),r.consumeSpaces(),r.expect("]"),r.consume(),n.cols=[{type:"align",align:t}]}}var s=da(i.parser,n,um(i.envName)),a=Math.max(0,...s.body.map(o=>o.length));return s.cols=new Array(a).fill({type:"align",align:t}),e?{type:"leftright",mode:i.mode,body:[s],left:e[0],right:e[1],rightColor:void 0}:s},htmlBuilder:ns,mathmlBuilder:is});ts({type:"array",names:["smallmatrix"],props:{numArgs:0},handler(i){var e={arraystretch:.5},t=da(i.parser,e,"script");return t.colSeparationType="small",t},htmlBuilder:ns,mathmlBuilder:is});ts({type:"array",names:["subarray"],props:{numArgs:1},handler(i,e){var t=Bu(e[0]),n=t?[e[0]]:zt(e[0],"ordgroup").body,r=n.map(function(o){var l=Ou(o),c=l.text;if("lc".includes(c))return{type:"align",align:c};throw new Me("Unknown column alignment: "+c,o)});if(r.length>1)throw new Me("{subarray} can contain only one column");var s={cols:r,hskipBeforeAndAfter:!1,arraystretch:.5},a=da(i.parser,s,"script");if(a.body.length>0&&a.body[0].length>1)throw new Me("{subarray} can contain only one column");return a},htmlBuilder:ns,mathmlBuilder:is});ts({type:"array",names:["cases","dcases","rcases","drcases"],props:{numArgs:0},handler(i){var e={arraystretch:1.2,cols:[{type:"align",align:"l",pregap:0,postgap:1},{type:"align",align:"l",pregap:0,postgap:0}]},t=da(i.parser,e,um(i.envName));return{type:"leftright",mode:i.mode,body:[t],left:i.envName.includes("r")?".":"\\{",right:i.envName.includes("r")?"\\}":".",rightColor:void 0}},htmlBuilder:ns,mathmlBuilder:is});ts({type:"array",names:["align","align*","aligned","split"],props:{numArgs:0},handler:L2,htmlBuilder:ns,mathmlBuilder:is});ts({type:"array",names:["gathered","gather","gather*"],props:{numArgs:0},handler(i){j6.has(i.envName)&&Gu(i);var e={cols:[{type:"align",align:"c"}],addJot:!0,colSeparationType:"gather",autoTag:hm(i.envName),emptySingleRow:!0,leqno:i.parser.settings.leqno};return da(i.parser,e,"display")},htmlBuilder:ns,mathmlBuilder:is});ts({type:"array",names:["alignat","alignat*","alignedat"],props:{numArgs:1},handler:L2,htmlBuilder:ns,mathmlBuilder:is});ts({type:"array",names:["equation","equation*"],props:{numArgs:0},handler(i){Gu(i);var e={autoTag:hm(i.envName),emptySingleRow:!0,singleRow:!0,maxNumCols:1,leqno:i.parser.settings.leqno};return da(i.parser,e,"display")},htmlBuilder:ns,mathmlBuilder:is});ts({type:"array",names:["CD"],props:{numArgs:0},handler(i){return Gu(i),N6(i.parser)},htmlBuilder:ns,mathmlBuilder:is});z("\\nonumber","\\gdef\\@eqnsw{0}");z("\\notag","\\nonumber");We({type:"text",names:["\\hline","\\hdashline"],numArgs:0,allowedInText:!0,allowedInMath:!0,handler(i,e){throw new Me(i.funcName+" valid only within array environment")}});var Vx=z2;We({type:"environment",names:["\\begin","\\end"],numArgs:1,argTypes:["text"],handler(i,e){var t=i.parser,n=i.funcName,r=e[0];if(r.type!=="ordgroup")throw new Me("Invalid environment name",r);var s=lm(r,"Environment name should contain only text characters and spaces",!0);if(n==="\\begin"){if(!Object.prototype.hasOwnProperty.call(Vx,s))throw new Me("No such environment: "+s,r);var a=Vx[s],o=t.parseArguments("\\begin{"+s+"}",a),l=o.args,c=o.optArgs,h={mode:t.mode,envName:s,parser:t},u=a.handler(h,l,c);t.expect("\\end",!1);var d=t.nextToken,f=zt(t.parseFunction(),"environment");if(f.name!==s)throw new Me("Mismatch: \\begin{"+s+"} matched by \\end{"+f.name+"}",d);return u}return{type:"environment",mode:t.mode,name:s,nameGroup:r}}});var e7=(i,e)=>{var t=i.font,n=e.withFont(t);return Ht(i.body,n)},t7=(i,e)=>{var t=i.font,n=e.withFont(t);return nn(i.body,n)},Gx={"\\Bbb":"\\mathbb","\\bold":"\\mathbf","\\frak":"\\mathfrak"};We({type:"font",names:["\\mathrm","\\mathit","\\mathbf","\\mathnormal","\\mathsfit","\\mathbb","\\mathcal","\\mathfrak","\\mathscr","\\mathsf","\\mathtt","\\Bbb","\\bold","\\frak"],numArgs:1,allowedInArgument:!0,handler:(i,e)=>{var t=i.parser,n=i.funcName,r=_c(e[0]),s=n in Gx?Gx[n]:n;return{type:"font",mode:t.mode,font:s.slice(1),body:r}},htmlBuilder:e7,mathmlBuilder:t7});We({type:"mclass",names:["\\boldsymbol","\\bm"],numArgs:1,handler:(i,e)=>{var t=i.parser,n=e[0];return{type:"mclass",mode:t.mode,mclass:Hu(n),body:[{type:"font",mode:t.mode,font:"boldsymbol",body:n}],isCharacterBox:Cs(n)}}});We({type:"font",names:["\\rm","\\sf","\\tt","\\bf","\\it","\\cal"],numArgs:0,allowedInText:!0,handler:(i,e)=>{var t=i.parser,n=i.funcName,r=i.breakOnTokenText,s=t.mode,a=t.parseExpression(!0,r);return{type:"font",mode:s,font:"math"+n.slice(1),body:{type:"ordgroup",mode:t.mode,body:a}}}});var n7=(i,e)=>{var t=e.style,n=t.fracNum(),r=t.fracDen(),s;s=e.havingStyle(n);var a=Ht(i.numer,s,e);if(i.continued){var o=8.5/e.fontMetrics().ptPerEm,l=3.5/e.fontMetrics().ptPerEm;a.height=a.height<o?o:a.height,a.depth=a.depth<l?l:a.depth}s=e.havingStyle(r);var c=Ht(i.denom,s,e),h,u,d;i.hasBarLine?(i.barSize?(u=Mn(i.barSize,e),h=Zo("frac-line",e,u)):h=Zo("frac-line",e),u=h.height,d=h.height):(h=null,u=0,d=e.fontMetrics().defaultRuleThickness);var f,g,_;t.size===wt.DISPLAY.size?(f=e.fontMetrics().num1,u>0?g=3*d:g=7*d,_=e.fontMetrics().denom1):(u>0?(f=e.fontMetrics().num2,g=d):(f=e.fontMetrics().num3,g=3*d),_=e.fontMetrics().denom2);var m;if(h){var b=e.fontMetrics().axisHeight;f-a.depth-(b+.5*u)<g&&(f+=g-(f-a.depth-(b+.5*u))),b-.5*u-(c.height-_)<g&&(_+=g-(b-.5*u-(c.height-_)));var R=-(b-.5*u);m=Xt({positionType:"individualShift",children:[{type:"elem",elem:c,shift:_},{type:"elem",elem:h,shift:R},{type:"elem",elem:a,shift:-f}]})}else{var v=f-a.depth-(c.height-_);v<g&&(f+=.5*(g-v),_+=.5*(g-v)),m=Xt({positionType:"individualShift",children:[{type:"elem",elem:c,shift:_},{type:"elem",elem:a,shift:-f}]})}s=e.havingStyle(t),m.height*=s.sizeMultiplier/e.sizeMultiplier,m.depth*=s.sizeMultiplier/e.sizeMultiplier;var M;t.size===wt.DISPLAY.size?M=e.fontMetrics().delim1:t.size===wt.SCRIPTSCRIPT.size?M=e.havingStyle(wt.SCRIPT).fontMetrics().delim2:M=e.fontMetrics().delim2;var I,A;return i.leftDelim==null?I=bc(e,["mopen"]):I=Kp(i.leftDelim,M,!0,e.havingStyle(t),i.mode,["mopen"]),i.continued?A=_e([]):i.rightDelim==null?A=bc(e,["mclose"]):A=Kp(i.rightDelim,M,!0,e.havingStyle(t),i.mode,["mclose"]),_e(["mord"].concat(s.sizingClasses(e)),[I,_e(["mfrac"],[m]),A],e)},i7=(i,e)=>{var t=new we("mfrac",[nn(i.numer,e),nn(i.denom,e)]);if(!i.hasBarLine)t.setAttribute("linethickness","0px");else if(i.barSize){var n=Mn(i.barSize,e);t.setAttribute("linethickness",Le(n))}if(i.leftDelim!=null||i.rightDelim!=null){var r=[];if(i.leftDelim!=null){var s=new we("mo",[new Cn(i.leftDelim.replace("\\",""))]);s.setAttribute("fence","true"),r.push(s)}if(r.push(t),i.rightDelim!=null){var a=new we("mo",[new Cn(i.rightDelim.replace("\\",""))]);a.setAttribute("fence","true"),r.push(a)}return am(r)}return t},k2=(i,e)=>{if(!e)return i;var t={type:"styling",mode:i.mode,style:e,body:[i]};return t};We({type:"genfrac",names:["\\cfrac","\\dfrac","\\frac","\\tfrac","\\dbinom","\\binom","\\tbinom","\\\\atopfrac","\\\\bracefrac","\\\\brackfrac"],numArgs:2,allowedInArgument:!0,handler:(i,e)=>{var t=i.parser,n=i.funcName,r=e[0],s=e[1],a,o=null,l=null;switch(n){case"\\cfrac":case"\\dfrac":case"\\frac":case"\\tfrac":a=!0;break;case"\\\\atopfrac":a=!1;break;case"\\dbinom":case"\\binom":case"\\tbinom":a=!1,o="(",l=")";break;case"\\\\bracefrac":a=!1,o="\\{",l="\\}";break;case"\\\\brackfrac":a=!1,o="[",l="]";break;default:throw new Error("Unrecognized genfrac command")}var c=n==="\\cfrac",h=null;return c||n.startsWith("\\d")?h="display":n.startsWith("\\t")&&(h="text"),k2({type:"genfrac",mode:t.mode,numer:r,denom:s,continued:c,hasBarLine:a,leftDelim:o,rightDelim:l,barSize:null},h)},htmlBuilder:n7,mathmlBuilder:i7});We({type:"infix",names:["\\over","\\choose","\\atop","\\brace","\\brack"],numArgs:0,infix:!0,handler(i){var e=i.parser,t=i.funcName,n=i.token,r;switch(t){case"\\over":r="\\frac";break;case"\\choose":r="\\binom";break;case"\\atop":r="\\\\atopfrac";break;case"\\brace":r="\\\\bracefrac";break;case"\\brack":r="\\\\brackfrac";break;default:throw new Error("Unrecognized infix genfrac command")}return{type:"infix",mode:e.mode,replaceWith:r,token:n}}});var Wx=["display","text","script","scriptscript"],qx=function(e){var t=null;return e.length>0&&(t=e,t=t==="."?null:t),t};We({type:"genfrac",names:["\\genfrac"],numArgs:6,allowedInArgument:!0,argTypes:["math","math","size","text","math","math"],handler(i,e){var t=i.parser,n=e[4],r=e[5],s=_c(e[0]),a=s.type==="atom"&&s.family==="open"?qx(s.text):null,o=_c(e[1]),l=o.type==="atom"&&o.family==="close"?qx(o.text):null,c=zt(e[2],"size"),h,u=null;c.isBlank?h=!0:(u=c.value,h=u.number>0);var d=null,f=e[3];if(f.type==="ordgroup"){if(f.body.length>0){var g=zt(f.body[0],"textord");d=Wx[Number(g.text)]}}else f=zt(f,"textord"),d=Wx[Number(f.text)];return k2({type:"genfrac",mode:t.mode,numer:n,denom:r,continued:!1,hasBarLine:h,barSize:u,leftDelim:a,rightDelim:l},d)}});We({type:"infix",names:["\\above"],numArgs:1,argTypes:["size"],infix:!0,handler(i,e){var t=i.parser;i.funcName;var n=i.token;return{type:"infix",mode:t.mode,replaceWith:"\\\\abovefrac",size:zt(e[0],"size").value,token:n}}});We({type:"genfrac",names:["\\\\abovefrac"],numArgs:3,argTypes:["math","size","math"],handler:(i,e)=>{var t=i.parser;i.funcName;var n=e[0],r=zt(e[1],"infix").size;if(!r)throw new Error("\\\\abovefrac expected size, but got "+String(r));var s=e[2],a=r.number>0;return{type:"genfrac",mode:t.mode,numer:n,denom:s,continued:!1,hasBarLine:a,barSize:r,leftDelim:null,rightDelim:null}}});var N2=(i,e)=>{var t=e.style,n,r;i.type==="supsub"?(n=i.sup?Ht(i.sup,e.havingStyle(t.sup()),e):Ht(i.sub,e.havingStyle(t.sub()),e),r=zt(i.base,"horizBrace")):r=zt(i,"horizBrace");var s=Ht(r.base,e.havingBaseStyle(wt.DISPLAY)),a=Fu(r,e),o;if(r.isOver?o=Xt({positionType:"firstBaseline",children:[{type:"elem",elem:s},{type:"kern",size:.1},{type:"elem",elem:a,wrapperClasses:["svg-align"]}]}):o=Xt({positionType:"bottom",positionData:s.depth+.1+a.height,children:[{type:"elem",elem:a,wrapperClasses:["svg-align"]},{type:"kern",size:.1},{type:"elem",elem:s}]}),n){var l=_e(["minner",r.isOver?"mover":"munder"],[o],e);r.isOver?o=Xt({positionType:"firstBaseline",children:[{type:"elem",elem:l},{type:"kern",size:.2},{type:"elem",elem:n}]}):o=Xt({positionType:"bottom",positionData:l.depth+.2+n.height+n.depth,children:[{type:"elem",elem:n},{type:"kern",size:.2},{type:"elem",elem:l}]})}return _e(["minner",r.isOver?"mover":"munder"],[o],e)},r7=(i,e)=>{var t=Uu(i.label);return new we(i.isOver?"mover":"munder",[nn(i.base,e),t])};We({type:"horizBrace",names:["\\overbrace","\\underbrace","\\overbracket","\\underbracket"],numArgs:1,handler(i,e){var t=i.parser,n=i.funcName;return{type:"horizBrace",mode:t.mode,label:n,isOver:n.includes("\\over"),base:e[0]}},htmlBuilder:N2,mathmlBuilder:r7});We({type:"href",names:["\\href"],numArgs:2,argTypes:["url","original"],allowedInText:!0,handler:(i,e)=>{var t=i.parser,n=e[1],r=zt(e[0],"url").url;return t.settings.isTrusted({command:"\\href",url:r})?{type:"href",mode:t.mode,href:r,body:Hn(n)}:t.formatUnsupportedCmd("\\href")},htmlBuilder:(i,e)=>{var t=Jn(i.body,e,!1);return a6(i.href,[],t,e)},mathmlBuilder:(i,e)=>{var t=ua(i.body,e);return t instanceof we||(t=new we("mrow",[t])),t.setAttribute("href",i.href),t}});We({type:"href",names:["\\url"],numArgs:1,argTypes:["url"],allowedInText:!0,handler:(i,e)=>{var t=i.parser,n=zt(e[0],"url").url;if(!t.settings.isTrusted({command:"\\url",url:n}))return t.formatUnsupportedCmd("\\url");for(var r=[],s=0;s<n.length;s++){var a=n[s];a==="~"&&(a="\\textasciitilde"),r.push({type:"textord",mode:"text",text:a})}var o={type:"text",mode:t.mode,font:"\\texttt",body:r};return{type:"href",mode:t.mode,href:n,body:Hn(o)}}});We({type:"hbox",names:["\\hbox"],numArgs:1,argTypes:["text"],allowedInText:!0,primitive:!0,handler(i,e){var t=i.parser;return{type:"hbox",mode:t.mode,body:Hn(e[0])}},htmlBuilder(i,e){var t=Jn(i.body,e.withFont(""),!1);return Is(t)},mathmlBuilder(i,e){return new we("mrow",er(i.body,e.withFont("")))}});We({type:"html",names:["\\htmlClass","\\htmlId","\\htmlStyle","\\htmlData"],numArgs:2,argTypes:["raw","original"],allowedInText:!0,handler:(i,e)=>{var t=i.parser,n=i.funcName;i.token;var r=zt(e[0],"raw").string,s=e[1];t.settings.strict&&Oi({strict:t.settings.strict,errorCode:"htmlExtension",errorMsg:"HTML extension is disabled on strict mode",report:!0});var a,o={};switch(n){case"\\htmlClass":o.class=r,a={command:"\\htmlClass",class:r};break;case"\\htmlId":o.id=r,a={command:"\\htmlId",id:r};break;case"\\htmlStyle":o.style=r,a={command:"\\htmlStyle",style:r};break;case"\\htmlData":{for(var l="{,}",c=[],h="",u=0;u<r.length;u++)r.startsWith(l,u)?(h+=",",u+=l.length-1):r[u]===","?(c.push(h),h=""):h+=r[u];c.push(h);for(var d=0;d<c.length;d++){var f=c[d],g=f.indexOf("=");if(g<0)throw new Me("\\htmlData key/value '"+f+"' missing equals sign");var _=f.slice(0,g),m=f.slice(g+1);o["data-"+_.trim()]=m}a={command:"\\htmlData",attributes:o};break}default:throw new Error("Unrecognized html command")}return t.settings.isTrusted(a)?{type:"html",mode:t.mode,attributes:o,body:Hn(s)}:t.formatUnsupportedCmd(n)},htmlBuilder:(i,e)=>{var t=Jn(i.body,e,!1),n=["enclosing"];i.attributes.class&&n.push(...i.attributes.class.trim().split(/\s+/));var r=_e(n,t,e);for(var s of Object.entries(i.attributes)){var a=s[0],o=s[1];a!=="class"&&r.setAttribute(a,o)}return r},mathmlBuilder:(i,e)=>ua(i.body,e)});We({type:"htmlmathml",names:["\\html@mathml"],numArgs:2,allowedInArgument:!0,allowedInText:!0,handler:(i,e)=>{var t=i.parser;return{type:"htmlmathml",mode:t.mode,html:Hn(e[0]),mathml:Hn(e[1])}},htmlBuilder:(i,e)=>{var t=Jn(i.html,e,!1);return Is(t)},mathmlBuilder:(i,e)=>ua(i.mathml,e)});var zp=function(e){if(/^[-+]? *(\d+(\.\d*)?|\.\d+)$/.test(e))return{number:+e,unit:"bp"};var t=/([-+]?) *(\d+(?:\.\d*)?|\.\d+) *([a-z]{2})/.exec(e);if(!t)throw new Me("Invalid size: '"+e+"' in \\includegraphics");var n={number:+(t[1]+t[2]),unit:t[3]};if(!a2(n))throw new Me("Invalid unit: '"+n.unit+"' in \\includegraphics.");return n};We({type:"includegraphics",names:["\\includegraphics"],numArgs:1,numOptionalArgs:1,argTypes:["raw","url"],allowedInText:!1,handler:(i,e,t)=>{var n=i.parser,r={number:0,unit:"em"},s={number:.9,unit:"em"},a={number:0,unit:"em"},o="";if(t[0])for(var l=zt(t[0],"raw").string,c=l.split(","),h=0;h<c.length;h++){var u=c[h].split("=");if(u.length===2){var d=u[1].trim();switch(u[0].trim()){case"alt":o=d;break;case"width":r=zp(d);break;case"height":s=zp(d);break;case"totalheight":a=zp(d);break;default:throw new Me("Invalid key: '"+u[0]+"' in \\includegraphics.")}}}var f=zt(e[0],"url").url;return o===""&&(o=f,o=o.replace(/^.*[\\/]/,""),o=o.substring(0,o.lastIndexOf("."))),n.settings.isTrusted({command:"\\includegraphics",url:f})?{type:"includegraphics",mode:n.mode,alt:o,width:r,height:s,totalheight:a,src:f}:n.formatUnsupportedCmd("\\includegraphics")},htmlBuilder:(i,e)=>{var t=Mn(i.height,e),n=0;i.totalheight.number>0&&(n=Mn(i.totalheight,e)-t);var r=0;i.width.number>0&&(r=Mn(i.width,e));var s={height:Le(t+n)};r>0&&(s.width=Le(r)),n>0&&(s.verticalAlign=Le(-n));var a=new Up(i.src,i.alt,s);return a.height=t,a.depth=n,a},mathmlBuilder:(i,e)=>{var t=new we("mglyph",[]);t.setAttribute("alt",i.alt);var n=Mn(i.height,e),r=0;if(i.totalheight.number>0&&(r=Mn(i.totalheight,e)-n,t.setAttribute("valign",Le(-r))),t.setAttribute("height",Le(n+r)),i.width.number>0){var s=Mn(i.width,e);t.setAttribute("width",Le(s))}return t.setAttribute("src",i.src),t}});We({type:"kern",names:["\\kern","\\mkern","\\hskip","\\mskip"],numArgs:1,argTypes:["size"],primitive:!0,allowedInText:!0,handler(i,e){var t=i.parser,n=i.funcName,r=zt(e[0],"size");if(t.settings.strict){var s=n[1]==="m",a=r.value.unit==="mu";s?(a||Oi({strict:t.settings.strict,errorCode:"mathVsTextUnits",errorMsg:"LaTeX's "+n+" supports only mu units, "+("not "+r.value.unit+" units"),report:!0}),t.mode!=="math"&&Oi({strict:t.settings.strict,errorCode:"mathVsTextUnits",errorMsg:"LaTeX's "+n+" works only in math mode",report:!0})):a&&Oi({strict:t.settings.strict,errorCode:"mathVsTextUnits",errorMsg:"LaTeX's "+n+" doesn't support mu units",report:!0})}return{type:"kern",mode:t.mode,dimension:r.value}},htmlBuilder(i,e){return d2(i.dimension,e)},mathmlBuilder(i,e){var t=Mn(i.dimension,e);return new Iu(t)}});We({type:"lap",names:["\\mathllap","\\mathrlap","\\mathclap"],numArgs:1,allowedInText:!0,handler:(i,e)=>{var t=i.parser,n=i.funcName,r=e[0];return{type:"lap",mode:t.mode,alignment:n.slice(5),body:r}},htmlBuilder:(i,e)=>{var t;i.alignment==="clap"?(t=_e([],[Ht(i.body,e)]),t=_e(["katex-inner"],[t],e)):t=_e(["katex-inner"],[Ht(i.body,e)]);var n=_e(["katex-fix"],[]),r=_e([i.alignment],[t,n],e),s=_e(["katex-strut"]);return s.style.height=Le(r.height+r.depth),r.depth&&(s.style.verticalAlign=Le(-r.depth)),r.children.unshift(s),r=_e(["katex-thinbox"],[r],e),_e(["mord","katex-vbox"],[r],e)},mathmlBuilder:(i,e)=>{var t=new we("mpadded",[nn(i.body,e)]);if(i.alignment!=="rlap"){var n=i.alignment==="llap"?"-1":"-0.5";t.setAttribute("lspace",n+"width")}return t.setAttribute("width","0px"),t}});We({type:"styling",names:["\\(","$"],numArgs:0,allowedInText:!0,allowedInMath:!1,handler(i,e){var t=i.funcName,n=i.parser,r=n.mode;n.switchMode("math");var s=t==="\\("?"\\)":"$",a=n.parseExpression(!1,s);return n.expect(s),n.switchMode(r),{type:"styling",mode:n.mode,style:"text",resetFont:!0,body:a}}});We({type:"text",names:["\\)","\\]"],numArgs:0,allowedInText:!0,allowedInMath:!1,handler(i,e){throw new Me("Mismatched "+i.funcName)}});var Xx=(i,e)=>{switch(e.style.size){case wt.DISPLAY.size:return i.display;case wt.TEXT.size:return i.text;case wt.SCRIPT.size:return i.script;case wt.SCRIPTSCRIPT.size:return i.scriptscript;default:return i.text}};We({type:"mathchoice",names:["\\mathchoice"],numArgs:4,primitive:!0,handler:(i,e)=>{var t=i.parser;return{type:"mathchoice",mode:t.mode,display:Hn(e[0]),text:Hn(e[1]),script:Hn(e[2]),scriptscript:Hn(e[3])}},htmlBuilder:(i,e)=>{var t=Xx(i,e),n=Jn(t,e,!1);return Is(n)},mathmlBuilder:(i,e)=>{var t=Xx(i,e);return ua(t,e)}});var U2=(i,e,t,n,r,s,a)=>{i=_e([],[i]);var o=t&&Cs(t),l,c;if(e){var h=Ht(e,n.havingStyle(r.sup()),n);c={elem:h,kern:Math.max(n.fontMetrics().bigOpSpacing1,n.fontMetrics().bigOpSpacing3-h.depth)}}if(t){var u=Ht(t,n.havingStyle(r.sub()),n);l={elem:u,kern:Math.max(n.fontMetrics().bigOpSpacing2,n.fontMetrics().bigOpSpacing4-u.height)}}var d;if(c&&l){var f=n.fontMetrics().bigOpSpacing5+l.elem.height+l.elem.depth+l.kern+i.depth+a;d=Xt({positionType:"bottom",positionData:f,children:[{type:"kern",size:n.fontMetrics().bigOpSpacing5},{type:"elem",elem:l.elem,marginLeft:Le(-s)},{type:"kern",size:l.kern},{type:"elem",elem:i},{type:"kern",size:c.kern},{type:"elem",elem:c.elem,marginLeft:Le(s)},{type:"kern",size:n.fontMetrics().bigOpSpacing5}]})}else if(l){var g=i.height-a;d=Xt({positionType:"top",positionData:g,children:[{type:"kern",size:n.fontMetrics().bigOpSpacing5},{type:"elem",elem:l.elem,marginLeft:Le(-s)},{type:"kern",size:l.kern},{type:"elem",elem:i}]})}else if(c){var _=i.depth+a;d=Xt({positionType:"bottom",positionData:_,children:[{type:"elem",elem:i},{type:"kern",size:c.kern},{type:"elem",elem:c.elem,marginLeft:Le(s)},{type:"kern",size:n.fontMetrics().bigOpSpacing5}]})}else return i;var m=[d];if(l&&s!==0&&!o){var v=_e(["mspace"],[],n);v.style.marginRight=Le(s),m.unshift(v)}return _e(["mop","op-limits"],m,n)},F2=new Set(["\\smallint"]),O2=(i,e)=>{var t,n,r=!1,s;i.type==="supsub"?(t=i.sup,n=i.sub,s=zt(i.base,"op"),r=!0):s=zt(i,"op");var a=e.style,o=!1;a.size===wt.DISPLAY.size&&s.symbol&&!F2.has(s.name)&&(o=!0);var l,c;if(s.symbol){var h=o?"Size2-Regular":"Size1-Regular",u="";if((s.name==="\\oiint"||s.name==="\\oiiint")&&(u=s.name.slice(1),s.name=u==="oiint"?"\\iint":"\\iiint"),l=zi(s.name,h,"math",e,["mop","op-symbol",o?"large-op":"small-op"]),c=l.italic,u.length>0){var d=p2(u+"Size"+(o?"2":"1"),e);l=Xt({positionType:"individualShift",children:[{type:"elem",elem:l,shift:0},{type:"elem",elem:d,shift:o?.08:0}]}),s.name="\\"+u,l.classes.unshift("mop"),l.italic=c}}else if(s.body){var f=Jn(s.body,e,!0);f.length===1&&f[0]instanceof Li?(l=f[0],l.classes[0]="mop"):l=_e(["mop"],f,e)}else{for(var g=[],_=1;_<s.name.length;_++)g.push(rm(s.name[_],s.mode,e));l=_e(["mop"],g,e)}var m=0,v=0;if((l instanceof Li||s.name==="\\oiint"||s.name==="\\oiiint")&&!s.suppressBaseShift){var b;m=(l.height-l.depth)/2-e.fontMetrics().axisHeight,v=(b=l.italic)!=null?b:0}return r?U2(l,t,n,e,a,v,m):(m&&(l.style.position="relative",l.style.top=Le(m)),l)},s7=(i,e)=>{var t;if(i.symbol)t=new we("mo",[ur(i.name,i.mode)]),F2.has(i.name)&&t.setAttribute("largeop","false");else if(i.body)t=new we("mo",er(i.body,e));else{t=new we("mi",[new Cn(i.name.slice(1))]);var n=new we("mo",[ur("\u2061","text")]);i.parentIsSupSub?t=new we("mrow",[t,n]):t=v2([t,n])}return t},a7={"\u220F":"\\prod","\u2210":"\\coprod","\u2211":"\\sum","\u22C0":"\\bigwedge","\u22C1":"\\bigvee","\u22C2":"\\bigcap","\u22C3":"\\bigcup","\u2A00":"\\bigodot","\u2A01":"\\bigoplus","\u2A02":"\\bigotimes","\u2A04":"\\biguplus","\u2A06":"\\bigsqcup"};We({type:"op",names:["\\coprod","\\bigvee","\\bigwedge","\\biguplus","\\bigcap","\\bigcup","\\intop","\\prod","\\sum","\\bigotimes","\\bigoplus","\\bigodot","\\bigsqcup","\\smallint","\u220F","\u2210","\u2211","\u22C0","\u22C1","\u22C2","\u22C3","\u2A00","\u2A01","\u2A02","\u2A04","\u2A06"],numArgs:0,handler:(i,e)=>{var t=i.parser,n=i.funcName,r=n;return r.length===1&&(r=a7[r]),{type:"op",mode:t.mode,limits:!0,parentIsSupSub:!1,symbol:!0,name:r}},htmlBuilder:O2,mathmlBuilder:s7});We({type:"op",names:["\\mathop"],numArgs:1,primitive:!0,handler:(i,e)=>{var t=i.parser,n=e[0];return{type:"op",mode:t.mode,limits:!1,parentIsSupSub:!1,symbol:!1,body:Hn(n)}}});var o7={"\u222B":"\\int","\u222C":"\\iint","\u222D":"\\iiint","\u222E":"\\oint","\u222F":"\\oiint","\u2230":"\\oiiint"};We({type:"op",names:["\\arcsin","\\arccos","\\arctan","\\arctg","\\arcctg","\\arg","\\ch","\\cos","\\cosec","\\cosh","\\cot","\\cotg","\\coth","\\csc","\\ctg","\\cth","\\deg","\\dim","\\exp","\\hom","\\ker","\\lg","\\ln","\\log","\\sec","\\sin","\\sinh","\\sh","\\tan","\\tanh","\\tg","\\th"],numArgs:0,handler(i){var e=i.parser,t=i.funcName;return{type:"op",mode:e.mode,limits:!1,parentIsSupSub:!1,symbol:!1,name:t}}});We({type:"op",names:["\\det","\\gcd","\\inf","\\lim","\\max","\\min","\\Pr","\\sup"],numArgs:0,handler(i){var e=i.parser,t=i.funcName;return{type:"op",mode:e.mode,limits:!0,parentIsSupSub:!1,symbol:!1,name:t}}});We({type:"op",names:["\\int","\\iint","\\iiint","\\oint","\\oiint","\\oiiint","\u222B","\u222C","\u222D","\u222E","\u222F","\u2230"],numArgs:0,allowedInArgument:!0,handler(i){var e=i.parser,t=i.funcName,n=t;return n.length===1&&(n=o7[n]),{type:"op",mode:e.mode,limits:!1,parentIsSupSub:!1,symbol:!0,name:n}}});var B2=(i,e)=>{var t,n,r=!1,s;i.type==="supsub"?(t=i.sup,n=i.sub,s=zt(i.base,"operatorname"),r=!0):s=zt(i,"operatorname");var a;if(s.body.length>0){for(var o=s.body.map(u=>{var d="text"in u?u.text:void 0;return typeof d=="string"?{type:"textord",mode:u.mode,text:d}:u}),l=Jn(o,e.withFont("mathrm"),!0),c=0;c<l.length;c++){var h=l[c];h instanceof Li&&(h.text=h.text.replace(/\u2212/,"-").replace(/\u2217/,"*"))}a=_e(["mop"],l,e)}else a=_e(["mop"],[],e);return r?U2(a,t,n,e,e.style,0,0):a},l7=(i,e)=>{for(var t=er(i.body,e.withFont("mathrm")),n=!0,r=0;r<t.length;r++){var s=t[r];if(!(s instanceof Iu))if(s instanceof we)switch(s.type){case"mi":case"mn":case"mspace":case"mtext":break;case"mo":{var a=s.children[0];s.children.length===1&&a instanceof Cn?a.text=a.text.replace(/\u2212/,"-").replace(/\u2217/,"*"):n=!1;break}default:n=!1}else n=!1}if(n){var o=t.map(h=>h.toText()).join("");t=[new Cn(o)]}var l=new we("mi",t);l.setAttribute("mathvariant","normal");var c=new we("mo",[ur("\u2061","text")]);return i.parentIsSupSub?new we("mrow",[l,c]):v2([l,c])};We({type:"operatorname",names:["\\operatorname@","\\operatornamewithlimits"],numArgs:1,handler:(i,e)=>{var t=i.parser,n=i.funcName,r=e[0];return{type:"operatorname",mode:t.mode,body:Hn(r),alwaysHandleSupSub:n==="\\operatornamewithlimits",limits:!1,parentIsSupSub:!1}},htmlBuilder:B2,mathmlBuilder:l7});z("\\operatorname","\\@ifstar\\operatornamewithlimits\\operatorname@");Ba({type:"ordgroup",htmlBuilder(i,e){return i.semisimple?Is(Jn(i.body,e,!1)):_e(["mord"],Jn(i.body,e,!0),e)},mathmlBuilder(i,e){return ua(i.body,e,!0)}});We({type:"overline",names:["\\overline"],numArgs:1,handler(i,e){var t=i.parser,n=e[0];return{type:"overline",mode:t.mode,body:n}},htmlBuilder(i,e){var t=Ht(i.body,e.havingCrampedStyle()),n=Zo("overline-line",e),r=e.fontMetrics().defaultRuleThickness,s=Xt({positionType:"firstBaseline",children:[{type:"elem",elem:t},{type:"kern",size:3*r},{type:"elem",elem:n},{type:"kern",size:r}]});return _e(["mord","katex-overline"],[s],e)},mathmlBuilder(i,e){var t=new we("mo",[new Cn("\u203E")]);t.setAttribute("stretchy","true");var n=new we("mover",[nn(i.body,e),t]);return n.setAttribute("accent","true"),n}});We({type:"phantom",names:["\\phantom"],numArgs:1,allowedInText:!0,handler:(i,e)=>{var t=i.parser,n=e[0];return{type:"phantom",mode:t.mode,body:Hn(n)}},htmlBuilder:(i,e)=>{var t=Jn(i.body,e.withPhantom(),!1);return Is(t)},mathmlBuilder:(i,e)=>{var t=er(i.body,e);return new we("mphantom",t)}});z("\\hphantom","\\smash{\\phantom{#1}}");We({type:"vphantom",names:["\\vphantom"],numArgs:1,allowedInText:!0,handler:(i,e)=>{var t=i.parser,n=e[0];return{type:"vphantom",mode:t.mode,body:n}},htmlBuilder:(i,e)=>{var t=_e(["katex-inner"],[Ht(i.body,e.withPhantom())]),n=_e(["katex-fix"],[]);return _e(["mord","rlap"],[t,n],e)},mathmlBuilder:(i,e)=>{var t=er(Hn(i.body),e),n=new we("mphantom",t),r=new we("mpadded",[n]);return r.setAttribute("width","0px"),r}});We({type:"raisebox",names:["\\raisebox"],numArgs:2,argTypes:["size","hbox"],allowedInText:!0,handler(i,e){var t=i.parser,n=zt(e[0],"size").value,r=e[1];return{type:"raisebox",mode:t.mode,dy:n,body:r}},htmlBuilder(i,e){var t=Ht(i.body,e),n=Mn(i.dy,e);return Xt({positionType:"shift",positionData:-n,children:[{type:"elem",elem:t}]})},mathmlBuilder(i,e){var t=new we("mpadded",[nn(i.body,e)]),n=i.dy.number+i.dy.unit;return t.setAttribute("voffset",n),t}});var H2=(i,e)=>{var t=i.parser;return{type:"reflectbox",mode:t.mode,body:e[0]}};We({type:"reflectbox",names:["\\reflectbox"],numArgs:1,argTypes:["hbox"],allowedInText:!0,handler:H2,htmlBuilder(i,e){return _e(["mord","reflectbox"],[Ht(i.body,e)],e)},mathmlBuilder(i,e){return nn(i.body,e)}});We({type:"reflectbox",names:["\\mathreflectbox"],numArgs:1,argTypes:["math"],handler:H2});We({type:"internal",names:["\\relax"],numArgs:0,allowedInText:!0,allowedInArgument:!0,handler(i){var e=i.parser;return{type:"internal",mode:e.mode}}});We({type:"rule",names:["\\rule"],numArgs:2,numOptionalArgs:1,allowedInText:!0,allowedInMath:!0,argTypes:["size","size","size"],handler(i,e,t){var n=i.parser,r=t[0],s=zt(e[0],"size"),a=zt(e[1],"size");return{type:"rule",mode:n.mode,shift:r&&zt(r,"size").value,width:s.value,height:a.value}},htmlBuilder(i,e){var t=_e(["mord","katex-rule"],[],e),n=Mn(i.width,e),r=Mn(i.height,e),s=i.shift?Mn(i.shift,e):0;return t.style.borderRightWidth=Le(n),t.style.borderTopWidth=Le(r),t.style.bottom=Le(s),t.width=n,t.height=r+s,t.depth=-s,t.maxFontSize=r*1.125*e.sizeMultiplier,t},mathmlBuilder(i,e){var t=Mn(i.width,e),n=Mn(i.height,e),r=i.shift?Mn(i.shift,e):0,s=e.color&&e.getColor()||"black",a=new we("mspace");a.setAttribute("mathbackground",s),a.setAttribute("width",Le(t)),a.setAttribute("height",Le(n));var o=new we("mpadded",[a]);return r>=0?o.setAttribute("height",Le(r)):(o.setAttribute("height",Le(r)),o.setAttribute("depth",Le(-r))),o.setAttribute("voffset",Le(r)),o}});function V2(i,e,t){for(var n=Jn(i,e,!1),r=e.sizeMultiplier/t.sizeMultiplier,s=0;s<n.length;s++){var a=n[s].classes.indexOf("katex-sizing");a<0?Array.prototype.push.apply(n[s].classes,e.sizingClasses(t)):n[s].classes[a+1]==="reset-size"+e.size&&(n[s].classes[a+1]="reset-size"+t.size),n[s].height*=r,n[s].depth*=r}return Is(n)}var Yx=["\\tiny","\\sixptsize","\\scriptsize","\\footnotesize","\\small","\\normalsize","\\large","\\Large","\\LARGE","\\huge","\\Huge"],c7=(i,e)=>{var t=e.havingSize(i.size);return V2(i.body,t,e)};We({type:"sizing",names:Yx,numArgs:0,allowedInText:!0,handler:(i,e)=>{var t=i.breakOnTokenText,n=i.funcName,r=i.parser,s=r.parseExpression(!1,t);return{type:"sizing",mode:r.mode,size:Yx.indexOf(n)+1,body:s}},htmlBuilder:c7,mathmlBuilder:(i,e)=>{var t=e.havingSize(i.size),n=er(i.body,t),r=new we("mstyle",n);return r.setAttribute("mathsize",Le(t.sizeMultiplier)),r}});We({type:"smash",names:["\\smash"],numArgs:1,numOptionalArgs:1,allowedInText:!0,handler:(i,e,t)=>{var n=i.parser,r=!1,s=!1,a=t[0]&&zt(t[0],"ordgroup");if(a)for(var o,l=0;l<a.body.length;++l){var c=a.body[l];if(o=Ou(c).text,o==="t")r=!0;else if(o==="b")s=!0;else{r=!1,s=!1;break}}else r=!0,s=!0;var h=e[0];return{type:"smash",mode:n.mode,body:h,smashHeight:r,smashDepth:s}},htmlBuilder:(i,e)=>{var t=_e([],[Ht(i.body,e)]);if(!i.smashHeight&&!i.smashDepth)return t;if(i.smashHeight&&(t.height=0),i.smashDepth&&(t.depth=0),i.smashHeight&&i.smashDepth)return _e(["mord","katex-smash"],[t],e);if(t.children)for(var n=0;n<t.children.length;n++)i.smashHeight&&(t.children[n].height=0),i.smashDepth&&(t.children[n].depth=0);var r=Xt({positionType:"firstBaseline",children:[{type:"elem",elem:t}]});return _e(["mord"],[r],e)},mathmlBuilder:(i,e)=>{var t=new we("mpadded",[nn(i.body,e)]);return i.smashHeight&&t.setAttribute("height","0px"),i.smashDepth&&t.setAttribute("depth","0px"),t}});We({type:"sqrt",names:["\\sqrt"],numArgs:1,numOptionalArgs:1,handler(i,e,t){var n=i.parser,r=t[0],s=e[0];return{type:"sqrt",mode:n.mode,body:s,index:r}},htmlBuilder(i,e){var t=Ht(i.body,e.havingCrampedStyle());t.height===0&&(t.height=e.fontMetrics().xHeight),t=$o(t,e);var n=e.fontMetrics(),r=n.defaultRuleThickness,s=r;e.style.id<wt.TEXT.id&&(s=e.fontMetrics().xHeight);var a=r+s/4,o=t.height+t.depth+a+r,l=W6(o,e),c=l.span,h=l.ruleWidth,u=l.advanceWidth,d=c.height-h;d>t.height+t.depth+a&&(a=(a+d-t.height-t.depth)/2);var f=c.height-t.height-a-h;t.style.paddingLeft=Le(u);var g=Xt({positionType:"firstBaseline",children:[{type:"elem",elem:t,wrapperClasses:["svg-align"]},{type:"kern",size:-(t.height+f)},{type:"elem",elem:c},{type:"kern",size:h}]});if(i.index){var _=e.havingStyle(wt.SCRIPTSCRIPT),m=Ht(i.index,_,e),v=.6*(g.height-g.depth),b=Xt({positionType:"shift",positionData:-v,children:[{type:"elem",elem:m}]}),R=_e(["katex-root"],[b]);return _e(["mord","sqrt"],[R,g],e)}else return _e(["mord","sqrt"],[g],e)},mathmlBuilder(i,e){var t=i.body,n=i.index;return n?new we("mroot",[nn(t,e),nn(n,e)]):new we("msqrt",[nn(t,e)])}});var Jp={display:wt.DISPLAY,text:wt.TEXT,script:wt.SCRIPT,scriptscript:wt.SCRIPTSCRIPT};function h7(i){return i in Jp}We({type:"styling",names:["\\displaystyle","\\textstyle","\\scriptstyle","\\scriptscriptstyle"],numArgs:0,allowedInText:!0,primitive:!0,handler(i,e){var t=i.breakOnTokenText,n=i.funcName,r=i.parser,s=r.parseExpression(!0,t),a=n.slice(1,n.length-5);if(!h7(a))throw new Error("Unknown style: "+a);return{type:"styling",mode:r.mode,style:a,body:s}},htmlBuilder(i,e){var t=Jp[i.style],n=e.havingStyle(t);return i.resetFont&&(n=n.withFont("")),V2(i.body,n,e)},mathmlBuilder(i,e){var t=Jp[i.style],n=e.havingStyle(t);i.resetFont&&(n=n.withFont(""));var r=er(i.body,n),s=new we("mstyle",r),a={display:["0","true"],text:["0","false"],script:["1","false"],scriptscript:["2","false"]},o=a[i.style];return s.setAttribute("scriptlevel",o[0]),s.setAttribute("displaystyle",o[1]),s}});var u7=function(e,t){var n=e.base;if(n)if(n.type==="op"){var r=n.limits&&(t.style.size===wt.DISPLAY.size||n.alwaysHandleSupSub);return r?O2:null}else if(n.type==="operatorname"){var s=n.alwaysHandleSupSub&&(t.style.size===wt.DISPLAY.size||n.limits);return s?B2:null}else{if(n.type==="accent")return Cs(n.base)?b2:null;if(n.type==="horizBrace"){var a=!e.sub;return a===n.isOver?N2:null}else return null}else return null};Ba({type:"supsub",htmlBuilder(i,e){var t=u7(i,e);if(t)return t(i,e);var n=i.base,r=i.sup,s=i.sub,a=Ht(n,e),o,l,c=e.fontMetrics(),h=0,u=0,d=n&&Cs(n);if(r){var f=e.havingStyle(e.style.sup());o=Ht(r,f,e),d||(h=a.height-f.fontMetrics().supDrop*f.sizeMultiplier/e.sizeMultiplier)}if(s){var g=e.havingStyle(e.style.sub());l=Ht(s,g,e),d||(u=a.depth+g.fontMetrics().subDrop*g.sizeMultiplier/e.sizeMultiplier)}var _;e.style===wt.DISPLAY?_=c.sup1:e.style.cramped?_=c.sup3:_=c.sup2;var m=e.sizeMultiplier,v=Le(.5/c.ptPerEm/m),b=null;if(l){var R=i.base&&i.base.type==="op"&&i.base.name&&(i.base.name==="\\oiint"||i.base.name==="\\oiiint");if(a instanceof Li||R){var M;b=Le(-((M=a.italic)!=null?M:0))}}var I;if(o&&l){h=Math.max(h,_,o.depth+.25*c.xHeight),u=Math.max(u,c.sub2);var A=c.defaultRuleThickness,y=4*A;if(h-o.depth-(l.height-u)<y){u=y-(h-o.depth)+l.height;var E=.8*c.xHeight-(h-o.depth);E>0&&(h+=E,u-=E)}var V=[{type:"elem",elem:l,shift:u,marginRight:v,marginLeft:b},{type:"elem",elem:o,shift:-h,marginRight:v}];I=Xt({positionType:"individualShift",children:V})}else if(l){u=Math.max(u,c.sub1,l.height-.8*c.xHeight);var k=[{type:"elem",elem:l,marginLeft:b,marginRight:v}];I=Xt({positionType:"shift",positionData:u,children:k})}else if(o)h=Math.max(h,_,o.depth+.25*c.xHeight),I=Xt({positionType:"shift",positionData:-h,children:[{type:"elem",elem:o,marginRight:v}]});else throw new Error("supsub must have either sup or sub.");var N=Xp(a,"right")||"mord";return _e([N],[a,_e(["msupsub"],[I])],e)},mathmlBuilder(i,e){var t=!1,n,r;i.base&&i.base.type==="horizBrace"&&(r=!!i.sup,r===i.base.isOver&&(t=!0,n=i.base.isOver)),i.base&&(i.base.type==="op"||i.base.type==="operatorname")&&(i.base.parentIsSupSub=!0);var s=[nn(i.base,e)];i.sub&&s.push(nn(i.sub,e)),i.sup&&s.push(nn(i.sup,e));var a;if(t)a=n?"mover":"munder";else if(i.sub)if(i.sup){var c=i.base;c&&c.type==="op"&&c.limits&&e.style===wt.DISPLAY||c&&c.type==="operatorname"&&c.alwaysHandleSupSub&&(e.style===wt.DISPLAY||c.limits)?a="munderover":a="msubsup"}else{var l=i.base;l&&l.type==="op"&&l.limits&&(e.style===wt.DISPLAY||l.alwaysHandleSupSub)||l&&l.type==="operatorname"&&l.alwaysHandleSupSub&&(l.limits||e.style===wt.DISPLAY)?a="munder":a="msub"}else{var o=i.base;o&&o.type==="op"&&o.limits&&(e.style===wt.DISPLAY||o.alwaysHandleSupSub)||o&&o.type==="operatorname"&&o.alwaysHandleSupSub&&(o.limits||e.style===wt.DISPLAY)?a="mover":a="msup"}return new we(a,s)}});Ba({type:"atom",htmlBuilder(i,e){return rm(i.text,i.mode,e,["m"+i.family])},mathmlBuilder(i,e){var t=new we("mo",[ur(i.text,i.mode)]);if(i.family==="bin"){var n=om(i,e);n==="bold-italic"&&t.setAttribute("mathvariant",n)}else i.family==="punct"?t.setAttribute("separator","true"):(i.family==="open"||i.family==="close")&&t.setAttribute("stretchy","false");return t}});var G2={mi:"italic",mn:"normal",mtext:"normal"};Ba({type:"mathord",htmlBuilder(i,e){return Nu(i,e)},mathmlBuilder(i,e){var t=new we("mi",[ur(i.text,i.mode,e)]),n=om(i,e)||"italic";return n!==G2[t.type]&&t.setAttribute("mathvariant",n),t}});Ba({type:"textord",htmlBuilder(i,e){return Nu(i,e)},mathmlBuilder(i,e){var t=ur(i.text,i.mode,e),n=om(i,e)||"normal",r;return i.mode==="text"?r=new we("mtext",[t]):/[0-9]/.test(i.text)?r=new we("mn",[t]):i.text==="\\prime"?r=new we("mo",[t]):r=new we("mi",[t]),n!==G2[r.type]&&r.setAttribute("mathvariant",n),r}});var Zx=new Map([["\\nobreak","nobreak"],["\\allowbreak","allowbreak"]]),$x=new Map([[" ",{}],["\\ ",{}],["~",{className:"nobreak"}],["\\space",{}],["\\nobreakspace",{className:"nobreak"}]]);Ba({type:"spacing",htmlBuilder(i,e){var t=$x.get(i.text),n=Zx.get(i.text);if(t){var r=t.className||"";if(i.mode==="text"){var s=Nu(i,e);return s.classes.push(r),s}else return _e(["mspace",r],[rm(i.text,i.mode,e)],e)}else{if(n)return _e(["mspace",n],[],e);throw new Me('Unknown type of space "'+i.text+'"')}},mathmlBuilder(i,e){var t;if($x.has(i.text))t=new we("mtext",[new Cn("\xA0")]);else{if(Zx.has(i.text))return new we("mspace");throw new Me('Unknown type of space "'+i.text+'"')}return t}});var Kx=()=>{var i=new we("mtd",[]);return i.setAttribute("width","50%"),i};Ba({type:"tag",mathmlBuilder(i,e){var t=new we("mtable",[new we("mtr",[Kx(),new we("mtd",[ua(i.body,e)]),Kx(),new we("mtd",[ua(i.tag,e)])])]);return t.setAttribute("width","100%"),t}});var Jx={"\\text":void 0,"\\textrm":"textrm","\\textsf":"textsf","\\texttt":"texttt","\\textnormal":"textrm"},jx={"\\textbf":"textbf","\\textmd":"textmd"},d7={"\\textit":"textit","\\textup":"textup"},Qx=(i,e)=>{var t=i.font;if(t){if(Jx[t])return e.withTextFontFamily(Jx[t]);if(jx[t])return e.withTextFontWeight(jx[t]);if(t==="\\emph")return e.fontShape==="textit"?e.withTextFontShape("textup"):e.withTextFontShape("textit")}else return e;return e.withTextFontShape(d7[t])};We({type:"text",names:["\\text","\\textrm","\\textsf","\\texttt","\\textnormal","\\textbf","\\textmd","\\textit","\\textup","\\emph"],numArgs:1,argTypes:["text"],allowedInArgument:!0,allowedInText:!0,handler(i,e){var t=i.parser,n=i.funcName,r=e[0];return{type:"text",mode:t.mode,body:Hn(r),font:n}},htmlBuilder(i,e){var t=Qx(i,e),n=Jn(i.body,t,!0);return _e(["mord","text"],n,t)},mathmlBuilder(i,e){var t=Qx(i,e);return ua(i.body,t)}});We({type:"underline",names:["\\underline"],numArgs:1,allowedInText:!0,handler(i,e){var t=i.parser;return{type:"underline",mode:t.mode,body:e[0]}},htmlBuilder(i,e){var t=Ht(i.body,e),n=Zo("underline-line",e),r=e.fontMetrics().defaultRuleThickness,s=Xt({positionType:"top",positionData:t.height,children:[{type:"kern",size:r},{type:"elem",elem:n},{type:"kern",size:3*r},{type:"elem",elem:t}]});return _e(["mord","katex-underline"],[s],e)},mathmlBuilder(i,e){var t=new we("mo",[new Cn("\u203E")]);t.setAttribute("stretchy","true");var n=new we("munder",[nn(i.body,e),t]);return n.setAttribute("accentunder","true"),n}});We({type:"vcenter",names:["\\vcenter"],numArgs:1,argTypes:["original"],allowedInText:!1,handler(i,e){var t=i.parser;return{type:"vcenter",mode:t.mode,body:e[0]}},htmlBuilder(i,e){var t=Ht(i.body,e),n=e.fontMetrics().axisHeight,r=.5*(t.height-n-(t.depth+n));return Xt({positionType:"shift",positionData:r,children:[{type:"elem",elem:t}]})},mathmlBuilder(i,e){var t=new we("mpadded",[nn(i.body,e)],["vcenter"]);return new we("mrow",[t])}});We({type:"verb",names:["\\verb"],numArgs:0,allowedInText:!0,handler(i,e,t){throw new Me("\\verb ended by end of line instead of matching delimiter")},htmlBuilder(i,e){for(var t=e2(i),n=[],r=e.havingStyle(e.style.text()),s=0;s<t.length;s++){var a=t[s];a==="~"&&(a="\\textasciitilde"),n.push(zi(a,"Typewriter-Regular",i.mode,r,["mord","texttt"]))}return _e(["mord","text"].concat(r.sizingClasses(e)),u2(n),r)},mathmlBuilder(i,e){var t=new Cn(e2(i)),n=new we("mtext",[t]);return n.setAttribute("mathvariant","monospace"),n}});var e2=i=>i.body.replace(/ /g,i.star?"\u2423":"\xA0"),aa=m2,W2=`[ \r
	]`,f7="\\\\[a-zA-Z@]+",p7="\\\\[^\uD800-\uDFFF]",m7="("+f7+")"+W2+"*",g7=`\\\\(
|[ \r	]+
?)[ \r	]*`,jp="[\u0300-\u036F]",v7=new RegExp(jp+"+$"),x7="("+W2+"+)|"+(g7+"|")+"([!-\\[\\]-\u2027\u202A-\uD7FF\uF900-\uFFFF]"+(jp+"*")+"|[\uD800-\uDBFF][\uDC00-\uDFFF]"+(jp+"*")+"|\\\\verb\\*([^]).*?\\4|\\\\verb([^*a-zA-Z]).*?\\5"+("|"+m7)+("|"+p7+")"),Du=class{constructor(e,t){this.input=void 0,this.settings=void 0,this.tokenRegex=void 0,this.catcodes=void 0,this.input=e,this.settings=t,this.tokenRegex=new RegExp(x7,"g"),this.catcodes={"%":14,"~":13}}setCatcode(e,t){this.catcodes[e]=t}lex(){var e=this.input,t=this.tokenRegex.lastIndex;if(t===e.length)return new ji("EOF",new Fi(this,t,t));var n=this.tokenRegex.exec(e);if(n===null||n.index!==t)throw new Me("Unexpected character: '"+e[t]+"'",new ji(e[t],new Fi(this,t,t+1)));var r=n[6]||n[3]||(n[2]?"\\ ":" ");if(this.catcodes[r]===14){var s=e.indexOf(`
`,this.tokenRegex.lastIndex);return s===-1?(this.tokenRegex.lastIndex=e.length,Oi({strict:this.settings.strict,errorCode:"commentAtEnd",errorMsg:"% comment has no terminating newline; LaTeX would fail because of commenting the end of math mode (e.g. $)",report:!0})):this.tokenRegex.lastIndex=s+1,this.lex()}return new ji(r,new Fi(this,t,this.tokenRegex.lastIndex))}},Qp=class{constructor(e,t){e===void 0&&(e={}),t===void 0&&(t={}),this.current=void 0,this.builtins=void 0,this.undefStack=void 0,this.current=t,this.builtins=e,this.undefStack=[]}beginGroup(){this.undefStack.push({})}endGroup(){if(this.undefStack.length===0)throw new Me("Unbalanced namespace destruction: attempt to pop global namespace; please report this as a bug");var e=this.undefStack.pop();for(var t of Object.keys(e))e[t]===void 0?delete this.current[t]:this.current[t]=e[t]}endGroups(){for(;this.undefStack.length>0;)this.endGroup()}has(e){return Object.prototype.hasOwnProperty.call(this.current,e)||Object.prototype.hasOwnProperty.call(this.builtins,e)}get(e){return Object.prototype.hasOwnProperty.call(this.current,e)?this.current[e]:Object.prototype.hasOwnProperty.call(this.builtins,e)?this.builtins[e]:void 0}set(e,t,n){if(n===void 0&&(n=!1),n){for(var r=0;r<this.undefStack.length;r++)delete this.undefStack[r][e];this.undefStack.length>0&&(this.undefStack[this.undefStack.length-1][e]=t)}else{var s=this.undefStack[this.undefStack.length-1];s&&!Object.prototype.hasOwnProperty.call(s,e)&&(s[e]=Object.prototype.hasOwnProperty.call(this.current,e)?this.current[e]:void 0)}t==null?delete this.current[e]:this.current[e]=t}},y7=D2;z("\\noexpand",function(i){var e=i.popToken();return i.isExpandable(e.text)&&(e.noexpand=!0,e.treatAsRelax=!0),{tokens:[e],numArgs:0}});z("\\expandafter",function(i){var e=i.popToken();return i.expandOnce(!0),{tokens:[e],numArgs:0}});z("\\@firstoftwo",function(i){var e=i.consumeArgs(2);return{tokens:e[0],numArgs:0}});z("\\@secondoftwo",function(i){var e=i.consumeArgs(2);return{tokens:e[1],numArgs:0}});z("\\@ifnextchar",function(i){var e=i.consumeArgs(3);i.consumeSpaces();var t=i.future();return e[0].length===1&&e[0][0].text===t.text?{tokens:e[1],numArgs:0}:{tokens:e[2],numArgs:0}});z("\\@ifstar","\\@ifnextchar *{\\@firstoftwo{#1}}");z("\\TextOrMath",function(i){var e=i.consumeArgs(2);return i.mode==="text"?{tokens:e[0],numArgs:0}:{tokens:e[1],numArgs:0}});var t2={0:0,1:1,2:2,3:3,4:4,5:5,6:6,7:7,8:8,9:9,a:10,A:10,b:11,B:11,c:12,C:12,d:13,D:13,e:14,E:14,f:15,F:15};z("\\char",function(i){var e=i.popToken(),t,n=0;if(e.text==="'")t=8,e=i.popToken();else if(e.text==='"')t=16,e=i.popToken();else if(e.text==="`")if(e=i.popToken(),e.text[0]==="\\")n=e.text.charCodeAt(1);else{if(e.text==="EOF")throw new Me("\\char` missing argument");n=e.text.charCodeAt(0)}else t=10;if(t){if(n=t2[e.text],n==null||n>=t)throw new Me("Invalid base-"+t+" digit "+e.text);for(var r;(r=t2[i.future().text])!=null&&r<t;)n*=t,n+=r,i.popToken()}return"\\@char{"+n+"}"});var dm=(i,e,t,n)=>{var r=i.consumeArg().tokens;if(r.length!==1)throw new Me("\\newcommand's first argument must be a macro name");var s=r[0].text,a=i.isDefined(s);if(a&&!e)throw new Me("\\newcommand{"+s+"} attempting to redefine "+(s+"; use \\renewcommand"));if(!a&&!t)throw new Me("\\renewcommand{"+s+"} when command "+s+" does not yet exist; use \\newcommand");var o=0;if(r=i.consumeArg().tokens,r.length===1&&r[0].text==="["){for(var l="",c=i.expandNextToken();c.text!=="]"&&c.text!=="EOF";)l+=c.text,c=i.expandNextToken();if(!l.match(/^\s*[0-9]+\s*$/))throw new Me("Invalid number of arguments: "+l);o=parseInt(l),r=i.consumeArg().tokens}return a&&n||i.macros.set(s,{tokens:r,numArgs:o}),""};z("\\newcommand",i=>dm(i,!1,!0,!1));z("\\renewcommand",i=>dm(i,!0,!1,!1));z("\\providecommand",i=>dm(i,!0,!0,!0));z("\\message",i=>{var e=i.consumeArgs(1)[0];return console.log(e.reverse().map(t=>t.text).join("")),""});z("\\errmessage",i=>{var e=i.consumeArgs(1)[0];return console.error(e.reverse().map(t=>t.text).join("")),""});z("\\show",i=>{var e=i.popToken(),t=e.text;return console.log(e,i.macros.get(t),aa[t],xn.math[t],xn.text[t]),""});z("\\bgroup","{");z("\\egroup","}");z("~","\\nobreakspace");z("\\lq","`");z("\\rq","'");z("\\aa","\\r a");z("\\AA","\\r A");z("\\textcopyright","\\html@mathml{\\textcircled{c}}{\\char`\xA9}");z("\\copyright","\\TextOrMath{\\textcopyright}{\\text{\\textcopyright}}");z("\\textregistered","\\html@mathml{\\textcircled{\\scriptsize R}}{\\char`\xAE}");z("\u212C","\\mathscr{B}");z("\u2130","\\mathscr{E}");z("\u2131","\\mathscr{F}");z("\u210B","\\mathscr{H}");z("\u2110","\\mathscr{I}");z("\u2112","\\mathscr{L}");z("\u2133","\\mathscr{M}");z("\u211B","\\mathscr{R}");z("\u212D","\\mathfrak{C}");z("\u210C","\\mathfrak{H}");z("\u2128","\\mathfrak{Z}");z("\\Bbbk","\\Bbb{k}");z("\\llap","\\mathllap{\\textrm{#1}}");z("\\rlap","\\mathrlap{\\textrm{#1}}");z("\\clap","\\mathclap{\\textrm{#1}}");z("\\mathstrut","\\vphantom{(}");z("\\underbar","\\underline{\\text{#1}}");z("\\not",'\\html@mathml{\\mathrel{\\mathrlap\\@not}\\nobreak}{\\char"338}');z("\\neq","\\html@mathml{\\mathrel{\\not=}}{\\mathrel{\\char`\u2260}}");z("\\ne","\\neq");z("\u2260","\\neq");z("\\notin","\\html@mathml{\\mathrel{{\\in}\\mathllap{/\\mskip1mu}}}{\\mathrel{\\char`\u2209}}");z("\u2209","\\notin");z("\u2258","\\html@mathml{\\mathrel{=\\kern{-1em}\\raisebox{0.4em}{$\\scriptsize\\frown$}}}{\\mathrel{\\char`\u2258}}");z("\u2259","\\html@mathml{\\stackrel{\\tiny\\wedge}{=}}{\\mathrel{\\char`\u2258}}");z("\u225A","\\html@mathml{\\stackrel{\\tiny\\vee}{=}}{\\mathrel{\\char`\u225A}}");z("\u225B","\\html@mathml{\\stackrel{\\scriptsize\\star}{=}}{\\mathrel{\\char`\u225B}}");z("\u225D","\\html@mathml{\\stackrel{\\tiny\\mathrm{def}}{=}}{\\mathrel{\\char`\u225D}}");z("\u225E","\\html@mathml{\\stackrel{\\tiny\\mathrm{m}}{=}}{\\mathrel{\\char`\u225E}}");z("\u225F","\\html@mathml{\\stackrel{\\tiny?}{=}}{\\mathrel{\\char`\u225F}}");z("\u27C2","\\perp");z("\u203C","\\mathclose{!\\mkern-0.8mu!}");z("\u220C","\\notni");z("\u231C","\\ulcorner");z("\u231D","\\urcorner");z("\u231E","\\llcorner");z("\u231F","\\lrcorner");z("\xA9","\\copyright");z("\xAE","\\textregistered");z("\\ulcorner",'\\html@mathml{\\@ulcorner}{\\mathop{\\char"231c}}');z("\\urcorner",'\\html@mathml{\\@urcorner}{\\mathop{\\char"231d}}');z("\\llcorner",'\\html@mathml{\\@llcorner}{\\mathop{\\char"231e}}');z("\\lrcorner",'\\html@mathml{\\@lrcorner}{\\mathop{\\char"231f}}');z("\\vdots","{\\varvdots\\rule{0pt}{15pt}}");z("\u22EE","\\vdots");z("\\varGamma","\\mathit{\\Gamma}");z("\\varDelta","\\mathit{\\Delta}");z("\\varTheta","\\mathit{\\Theta}");z("\\varLambda","\\mathit{\\Lambda}");z("\\varXi","\\mathit{\\Xi}");z("\\varPi","\\mathit{\\Pi}");z("\\varSigma","\\mathit{\\Sigma}");z("\\varUpsilon","\\mathit{\\Upsilon}");z("\\varPhi","\\mathit{\\Phi}");z("\\varPsi","\\mathit{\\Psi}");z("\\varOmega","\\mathit{\\Omega}");z("\\substack","\\begin{subarray}{c}#1\\end{subarray}");z("\\colon","\\nobreak\\mskip2mu\\mathpunct{}\\mathchoice{\\mkern-3mu}{\\mkern-3mu}{}{}{:}\\mskip6mu\\relax");z("\\boxed","\\fbox{$\\displaystyle{#1}$}");z("\\iff","\\DOTSB\\;\\Longleftrightarrow\\;");z("\\implies","\\DOTSB\\;\\Longrightarrow\\;");z("\\impliedby","\\DOTSB\\;\\Longleftarrow\\;");z("\\dddot","{\\overset{\\raisebox{-0.1ex}{\\normalsize ...}}{#1}}");z("\\ddddot","{\\overset{\\raisebox{-0.1ex}{\\normalsize ....}}{#1}}");var n2={",":"\\dotsc","\\not":"\\dotsb","+":"\\dotsb","=":"\\dotsb","<":"\\dotsb",">":"\\dotsb","-":"\\dotsb","*":"\\dotsb",":":"\\dotsb","\\DOTSB":"\\dotsb","\\coprod":"\\dotsb","\\bigvee":"\\dotsb","\\bigwedge":"\\dotsb","\\biguplus":"\\dotsb","\\bigcap":"\\dotsb","\\bigcup":"\\dotsb","\\prod":"\\dotsb","\\sum":"\\dotsb","\\bigotimes":"\\dotsb","\\bigoplus":"\\dotsb","\\bigodot":"\\dotsb","\\bigsqcup":"\\dotsb","\\And":"\\dotsb","\\longrightarrow":"\\dotsb","\\Longrightarrow":"\\dotsb","\\longleftarrow":"\\dotsb","\\Longleftarrow":"\\dotsb","\\longleftrightarrow":"\\dotsb","\\Longleftrightarrow":"\\dotsb","\\mapsto":"\\dotsb","\\longmapsto":"\\dotsb","\\hookrightarrow":"\\dotsb","\\doteq":"\\dotsb","\\mathbin":"\\dotsb","\\mathrel":"\\dotsb","\\relbar":"\\dotsb","\\Relbar":"\\dotsb","\\xrightarrow":"\\dotsb","\\xleftarrow":"\\dotsb","\\DOTSI":"\\dotsi","\\int":"\\dotsi","\\oint":"\\dotsi","\\iint":"\\dotsi","\\iiint":"\\dotsi","\\iiiint":"\\dotsi","\\idotsint":"\\dotsi","\\DOTSX":"\\dotsx"},_7=new Set(["bin","rel"]);z("\\dots",function(i){var e="\\dotso",t=i.expandAfterFuture().text;return t in n2?e=n2[t]:(t.slice(0,4)==="\\not"||t in xn.math&&_7.has(xn.math[t].group))&&(e="\\dotsb"),e});var fm={")":!0,"]":!0,"\\rbrack":!0,"\\}":!0,"\\rbrace":!0,"\\rangle":!0,"\\rceil":!0,"\\rfloor":!0,"\\rgroup":!0,"\\rmoustache":!0,"\\right":!0,"\\bigr":!0,"\\biggr":!0,"\\Bigr":!0,"\\Biggr":!0,$:!0,";":!0,".":!0,",":!0};z("\\dotso",function(i){var e=i.future().text;return e in fm?"\\ldots\\,":"\\ldots"});z("\\dotsc",function(i){var e=i.future().text;return e in fm&&e!==","?"\\ldots\\,":"\\ldots"});z("\\cdots",function(i){var e=i.future().text;return e in fm?"\\@cdots\\,":"\\@cdots"});z("\\dotsb","\\cdots");z("\\dotsm","\\cdots");z("\\dotsi","\\!\\cdots");z("\\dotsx","\\ldots\\,");z("\\DOTSI","\\relax");z("\\DOTSB","\\relax");z("\\DOTSX","\\relax");z("\\tmspace","\\TextOrMath{\\kern#1#3}{\\mskip#1#2}\\relax");z("\\,","\\tmspace+{3mu}{.1667em}");z("\\thinspace","\\,");z("\\>","\\mskip{4mu}");z("\\:","\\tmspace+{4mu}{.2222em}");z("\\medspace","\\:");z("\\;","\\tmspace+{5mu}{.2777em}");z("\\thickspace","\\;");z("\\!","\\tmspace-{3mu}{.1667em}");z("\\negthinspace","\\!");z("\\negmedspace","\\tmspace-{4mu}{.2222em}");z("\\negthickspace","\\tmspace-{5mu}{.277em}");z("\\enspace","\\kern.5em ");z("\\enskip","\\hskip.5em\\relax");z("\\quad","\\hskip1em\\relax");z("\\qquad","\\hskip2em\\relax");z("\\tag","\\@ifstar\\tag@literal\\tag@paren");z("\\tag@paren","\\tag@literal{({#1})}");z("\\tag@literal",i=>{if(i.macros.get("\\df@tag"))throw new Me("Multiple \\tag");return"\\gdef\\df@tag{\\text{#1}}"});z("\\bmod","\\mathchoice{\\mskip1mu}{\\mskip1mu}{\\mskip5mu}{\\mskip5mu}\\mathbin{\\rm mod}\\mathchoice{\\mskip1mu}{\\mskip1mu}{\\mskip5mu}{\\mskip5mu}");z("\\pod","\\allowbreak\\mathchoice{\\mkern18mu}{\\mkern8mu}{\\mkern8mu}{\\mkern8mu}(#1)");z("\\pmod","\\pod{{\\rm mod}\\mkern6mu#1}");z("\\mod","\\allowbreak\\mathchoice{\\mkern18mu}{\\mkern12mu}{\\mkern12mu}{\\mkern12mu}{\\rm mod}\\,\\,#1");z("\\newline","\\\\\\relax");z("\\TeX","\\textrm{\\html@mathml{T\\kern-.1667em\\raisebox{-.5ex}{E}\\kern-.125emX}{TeX}}");var q2=Le(Qr["Main-Regular"][84][1]-.7*Qr["Main-Regular"][65][1]);z("\\LaTeX","\\textrm{\\html@mathml{"+("L\\kern-.36em\\raisebox{"+q2+"}{\\scriptstyle A}")+"\\kern-.15em\\TeX}{LaTeX}}");z("\\KaTeX","\\textrm{\\html@mathml{"+("K\\kern-.17em\\raisebox{"+q2+"}{\\scriptstyle A}")+"\\kern-.15em\\TeX}{KaTeX}}");z("\\hspace","\\@ifstar\\@hspacer\\@hspace");z("\\@hspace","\\hskip #1\\relax");z("\\@hspacer","\\rule{0pt}{0pt}\\hskip #1\\relax");z("\\ordinarycolon",":");z("\\vcentcolon","\\mathrel{\\mathop\\ordinarycolon}");z("\\dblcolon",'\\html@mathml{\\mathrel{\\vcentcolon\\mathrel{\\mkern-.9mu}\\vcentcolon}}{\\mathop{\\char"2237}}');z("\\coloneqq",'\\html@mathml{\\mathrel{\\vcentcolon\\mathrel{\\mkern-1.2mu}=}}{\\mathop{\\char"2254}}');z("\\Coloneqq",'\\html@mathml{\\mathrel{\\dblcolon\\mathrel{\\mkern-1.2mu}=}}{\\mathop{\\char"2237\\char"3d}}');z("\\coloneq",'\\html@mathml{\\mathrel{\\vcentcolon\\mathrel{\\mkern-1.2mu}\\mathrel{-}}}{\\mathop{\\char"3a\\char"2212}}');z("\\Coloneq",'\\html@mathml{\\mathrel{\\dblcolon\\mathrel{\\mkern-1.2mu}\\mathrel{-}}}{\\mathop{\\char"2237\\char"2212}}');z("\\eqqcolon",'\\html@mathml{\\mathrel{=\\mathrel{\\mkern-1.2mu}\\vcentcolon}}{\\mathop{\\char"2255}}');z("\\Eqqcolon",'\\html@mathml{\\mathrel{=\\mathrel{\\mkern-1.2mu}\\dblcolon}}{\\mathop{\\char"3d\\char"2237}}');z("\\eqcolon",'\\html@mathml{\\mathrel{\\mathrel{-}\\mathrel{\\mkern-1.2mu}\\vcentcolon}}{\\mathop{\\char"2239}}');z("\\Eqcolon",'\\html@mathml{\\mathrel{\\mathrel{-}\\mathrel{\\mkern-1.2mu}\\dblcolon}}{\\mathop{\\char"2212\\char"2237}}');z("\\colonapprox",'\\html@mathml{\\mathrel{\\vcentcolon\\mathrel{\\mkern-1.2mu}\\approx}}{\\mathop{\\char"3a\\char"2248}}');z("\\Colonapprox",'\\html@mathml{\\mathrel{\\dblcolon\\mathrel{\\mkern-1.2mu}\\approx}}{\\mathop{\\char"2237\\char"2248}}');z("\\colonsim",'\\html@mathml{\\mathrel{\\vcentcolon\\mathrel{\\mkern-1.2mu}\\sim}}{\\mathop{\\char"3a\\char"223c}}');z("\\Colonsim",'\\html@mathml{\\mathrel{\\dblcolon\\mathrel{\\mkern-1.2mu}\\sim}}{\\mathop{\\char"2237\\char"223c}}');z("\u2237","\\dblcolon");z("\u2239","\\eqcolon");z("\u2254","\\coloneqq");z("\u2255","\\eqqcolon");z("\u2A74","\\Coloneqq");z("\\ratio","\\vcentcolon");z("\\coloncolon","\\dblcolon");z("\\colonequals","\\coloneqq");z("\\coloncolonequals","\\Coloneqq");z("\\equalscolon","\\eqqcolon");z("\\equalscoloncolon","\\Eqqcolon");z("\\colonminus","\\coloneq");z("\\coloncolonminus","\\Coloneq");z("\\minuscolon","\\eqcolon");z("\\minuscoloncolon","\\Eqcolon");z("\\coloncolonapprox","\\Colonapprox");z("\\coloncolonsim","\\Colonsim");z("\\simcolon","\\mathrel{\\sim\\mathrel{\\mkern-1.2mu}\\vcentcolon}");z("\\simcoloncolon","\\mathrel{\\sim\\mathrel{\\mkern-1.2mu}\\dblcolon}");z("\\approxcolon","\\mathrel{\\approx\\mathrel{\\mkern-1.2mu}\\vcentcolon}");z("\\approxcoloncolon","\\mathrel{\\approx\\mathrel{\\mkern-1.2mu}\\dblcolon}");z("\\notni","\\html@mathml{\\not\\ni}{\\mathrel{\\char`\u220C}}");z("\\limsup","\\DOTSB\\operatorname*{lim\\,sup}");z("\\liminf","\\DOTSB\\operatorname*{lim\\,inf}");z("\\injlim","\\DOTSB\\operatorname*{inj\\,lim}");z("\\projlim","\\DOTSB\\operatorname*{proj\\,lim}");z("\\varlimsup","\\DOTSB\\operatorname*{\\overline{lim}}");z("\\varliminf","\\DOTSB\\operatorname*{\\underline{lim}}");z("\\varinjlim","\\DOTSB\\operatorname*{\\underrightarrow{lim}}");z("\\varprojlim","\\DOTSB\\operatorname*{\\underleftarrow{lim}}");z("\\gvertneqq","\\html@mathml{\\@gvertneqq}{\u2269}");z("\\lvertneqq","\\html@mathml{\\@lvertneqq}{\u2268}");z("\\ngeqq","\\html@mathml{\\@ngeqq}{\u2271}");z("\\ngeqslant","\\html@mathml{\\@ngeqslant}{\u2271}");z("\\nleqq","\\html@mathml{\\@nleqq}{\u2270}");z("\\nleqslant","\\html@mathml{\\@nleqslant}{\u2270}");z("\\nshortmid","\\html@mathml{\\@nshortmid}{\u2224}");z("\\nshortparallel","\\html@mathml{\\@nshortparallel}{\u2226}");z("\\nsubseteqq","\\html@mathml{\\@nsubseteqq}{\u2288}");z("\\nsupseteqq","\\html@mathml{\\@nsupseteqq}{\u2289}");z("\\varsubsetneq","\\html@mathml{\\@varsubsetneq}{\u228A}");z("\\varsubsetneqq","\\html@mathml{\\@varsubsetneqq}{\u2ACB}");z("\\varsupsetneq","\\html@mathml{\\@varsupsetneq}{\u228B}");z("\\varsupsetneqq","\\html@mathml{\\@varsupsetneqq}{\u2ACC}");z("\\imath","\\html@mathml{\\@imath}{\u0131}");z("\\jmath","\\html@mathml{\\@jmath}{\u0237}");z("\\llbracket","\\html@mathml{\\mathopen{[\\mkern-3.2mu[}}{\\mathopen{\\char`\u27E6}}");z("\\rrbracket","\\html@mathml{\\mathclose{]\\mkern-3.2mu]}}{\\mathclose{\\char`\u27E7}}");z("\u27E6","\\llbracket");z("\u27E7","\\rrbracket");z("\\lBrace","\\html@mathml{\\mathopen{\\{\\mkern-3.2mu[}}{\\mathopen{\\char`\u2983}}");z("\\rBrace","\\html@mathml{\\mathclose{]\\mkern-3.2mu\\}}}{\\mathclose{\\char`\u2984}}");z("\u21A4","\\mapsfrom");z("\\mapsfrom","\\html@mathml{\\mathrel{\\mathreflectbox{\\mapsto}}}{\\mathrel{\\char`\u21A4}}");z("\u2983","\\lBrace");z("\u2984","\\rBrace");z("\\minuso","\\mathbin{\\html@mathml{{\\mathrlap{\\mathchoice{\\kern{0.145em}}{\\kern{0.145em}}{\\kern{0.1015em}}{\\kern{0.0725em}}\\circ}{-}}}{\\char`\u29B5}}");z("\u29B5","\\minuso");z("\\darr","\\downarrow");z("\\dArr","\\Downarrow");z("\\Darr","\\Downarrow");z("\\lang","\\langle");z("\\rang","\\rangle");z("\\uarr","\\uparrow");z("\\uArr","\\Uparrow");z("\\Uarr","\\Uparrow");z("\\N","\\mathbb{N}");z("\\R","\\mathbb{R}");z("\\Z","\\mathbb{Z}");z("\\alef","\\aleph");z("\\alefsym","\\aleph");z("\\Alpha","\\mathrm{A}");z("\\Beta","\\mathrm{B}");z("\\bull","\\bullet");z("\\Chi","\\mathrm{X}");z("\\clubs","\\clubsuit");z("\\cnums","\\mathbb{C}");z("\\Complex","\\mathbb{C}");z("\\Dagger","\\ddagger");z("\\diamonds","\\diamondsuit");z("\\empty","\\emptyset");z("\\Epsilon","\\mathrm{E}");z("\\Eta","\\mathrm{H}");z("\\exist","\\exists");z("\\harr","\\leftrightarrow");z("\\hArr","\\Leftrightarrow");z("\\Harr","\\Leftrightarrow");z("\\hearts","\\heartsuit");z("\\image","\\Im");z("\\infin","\\infty");z("\\Iota","\\mathrm{I}");z("\\isin","\\in");z("\\Kappa","\\mathrm{K}");z("\\larr","\\leftarrow");z("\\lArr","\\Leftarrow");z("\\Larr","\\Leftarrow");z("\\lrarr","\\leftrightarrow");z("\\lrArr","\\Leftrightarrow");z("\\Lrarr","\\Leftrightarrow");z("\\Mu","\\mathrm{M}");z("\\natnums","\\mathbb{N}");z("\\Nu","\\mathrm{N}");z("\\Omicron","\\mathrm{O}");z("\\plusmn","\\pm");z("\\rarr","\\rightarrow");z("\\rArr","\\Rightarrow");z("\\Rarr","\\Rightarrow");z("\\real","\\Re");z("\\reals","\\mathbb{R}");z("\\Reals","\\mathbb{R}");z("\\Rho","\\mathrm{P}");z("\\sdot","\\cdot");z("\\sect","\\S");z("\\spades","\\spadesuit");z("\\sub","\\subset");z("\\sube","\\subseteq");z("\\supe","\\supseteq");z("\\Tau","\\mathrm{T}");z("\\thetasym","\\vartheta");z("\\weierp","\\wp");z("\\Zeta","\\mathrm{Z}");z("\\argmin","\\DOTSB\\operatorname*{arg\\,min}");z("\\argmax","\\DOTSB\\operatorname*{arg\\,max}");z("\\plim","\\DOTSB\\mathop{\\operatorname{plim}}\\limits");z("\\bra","\\mathinner{\\langle{#1}|}");z("\\ket","\\mathinner{|{#1}\\rangle}");z("\\braket","\\mathinner{\\langle{#1}\\rangle}");z("\\Bra","\\left\\langle#1\\right|");z("\\Ket","\\left|#1\\right\\rangle");var X2=i=>e=>{var t=e.consumeArg().tokens,n=e.consumeArg().tokens,r=e.consumeArg().tokens,s=e.consumeArg().tokens,a=e.macros.get("|"),o=e.macros.get("\\|");e.macros.beginGroup();var l=u=>d=>{i&&(d.macros.set("|",a),r.length&&d.macros.set("\\|",o));var f=u;if(!u&&r.length){var g=d.future();g.text==="|"&&(d.popToken(),f=!0)}return{tokens:f?r:n,numArgs:0}};e.macros.set("|",l(!1)),r.length&&e.macros.set("\\|",l(!0));var c=e.consumeArg().tokens,h=e.expandTokens([...s,...c,...t]);return e.macros.endGroup(),{tokens:h.reverse(),numArgs:0}};z("\\bra@ket",X2(!1));z("\\bra@set",X2(!0));z("\\Braket","\\bra@ket{\\left\\langle}{\\,\\middle\\vert\\,}{\\,\\middle\\vert\\,}{\\right\\rangle}");z("\\Set","\\bra@set{\\left\\{\\:}{\\;\\middle\\vert\\;}{\\;\\middle\\Vert\\;}{\\:\\right\\}}");z("\\set","\\bra@set{\\{\\,}{\\mid}{}{\\,\\}}");z("\\angln","{\\angl n}");z("\\blue","\\textcolor{##6495ed}{#1}");z("\\orange","\\textcolor{##ffa500}{#1}");z("\\pink","\\textcolor{##ff00af}{#1}");z("\\red","\\textcolor{##df0030}{#1}");z("\\green","\\textcolor{##28ae7b}{#1}");z("\\gray","\\textcolor{gray}{#1}");z("\\purple","\\textcolor{##9d38bd}{#1}");z("\\blueA","\\textcolor{##ccfaff}{#1}");z("\\blueB","\\textcolor{##80f6ff}{#1}");z("\\blueC","\\textcolor{##63d9ea}{#1}");z("\\blueD","\\textcolor{##11accd}{#1}");z("\\blueE","\\textcolor{##0c7f99}{#1}");z("\\tealA","\\textcolor{##94fff5}{#1}");z("\\tealB","\\textcolor{##26edd5}{#1}");z("\\tealC","\\textcolor{##01d1c1}{#1}");z("\\tealD","\\textcolor{##01a995}{#1}");z("\\tealE","\\textcolor{##208170}{#1}");z("\\greenA","\\textcolor{##b6ffb0}{#1}");z("\\greenB","\\textcolor{##8af281}{#1}");z("\\greenC","\\textcolor{##74cf70}{#1}");z("\\greenD","\\textcolor{##1fab54}{#1}");z("\\greenE","\\textcolor{##0d923f}{#1}");z("\\goldA","\\textcolor{##ffd0a9}{#1}");z("\\goldB","\\textcolor{##ffbb71}{#1}");z("\\goldC","\\textcolor{##ff9c39}{#1}");z("\\goldD","\\textcolor{##e07d10}{#1}");z("\\goldE","\\textcolor{##a75a05}{#1}");z("\\redA","\\textcolor{##fca9a9}{#1}");z("\\redB","\\textcolor{##ff8482}{#1}");z("\\redC","\\textcolor{##f9685d}{#1}");z("\\redD","\\textcolor{##e84d39}{#1}");z("\\redE","\\textcolor{##bc2612}{#1}");z("\\maroonA","\\textcolor{##ffbde0}{#1}");z("\\maroonB","\\textcolor{##ff92c6}{#1}");z("\\maroonC","\\textcolor{##ed5fa6}{#1}");z("\\maroonD","\\textcolor{##ca337c}{#1}");z("\\maroonE","\\textcolor{##9e034e}{#1}");z("\\purpleA","\\textcolor{##ddd7ff}{#1}");z("\\purpleB","\\textcolor{##c6b9fc}{#1}");z("\\purpleC","\\textcolor{##aa87ff}{#1}");z("\\purpleD","\\textcolor{##7854ab}{#1}");z("\\purpleE","\\textcolor{##543b78}{#1}");z("\\mintA","\\textcolor{##f5f9e8}{#1}");z("\\mintB","\\textcolor{##edf2df}{#1}");z("\\mintC","\\textcolor{##e0e5cc}{#1}");z("\\grayA","\\textcolor{##f6f7f7}{#1}");z("\\grayB","\\textcolor{##f0f1f2}{#1}");z("\\grayC","\\textcolor{##e3e5e6}{#1}");z("\\grayD","\\textcolor{##d6d8da}{#1}");z("\\grayE","\\textcolor{##babec2}{#1}");z("\\grayF","\\textcolor{##888d93}{#1}");z("\\grayG","\\textcolor{##626569}{#1}");z("\\grayH","\\textcolor{##3b3e40}{#1}");z("\\grayI","\\textcolor{##21242c}{#1}");z("\\kaBlue","\\textcolor{##314453}{#1}");z("\\kaGreen","\\textcolor{##71B307}{#1}");var Y2={"^":!0,_:!0,"\\limits":!0,"\\nolimits":!0},em=class{constructor(e,t,n){this.settings=void 0,this.expansionCount=void 0,this.lexer=void 0,this.macros=void 0,this.stack=void 0,this.mode=void 0,this.settings=t,this.expansionCount=0,this.feed(e),this.macros=new Qp(y7,t.macros),this.mode=n,this.stack=[]}feed(e){this.lexer=new Du(e,this.settings)}switchMode(e){this.mode=e}beginGroup(){this.macros.beginGroup()}endGroup(){this.macros.endGroup()}endGroups(){this.macros.endGroups()}future(){return this.stack.length===0&&this.pushToken(this.lexer.lex()),this.stack[this.stack.length-1]}popToken(){return this.future(),this.stack.pop()}pushToken(e){this.stack.push(e)}pushTokens(e){this.stack.push(...e)}scanArgument(e){var t,n,r;if(e){if(this.consumeSpaces(),this.future().text!=="[")return null;t=this.popToken();var s=this.consumeArg(["]"]);r=s.tokens,n=s.end}else{var a=this.consumeArg();r=a.tokens,t=a.start,n=a.end}return this.pushToken(new ji("EOF",n.loc)),this.pushTokens(r),new ji("",Fi.range(t,n))}consumeSpaces(){for(;;){var e=this.future();if(e.text===" ")this.stack.pop();else break}}consumeArg(e){var t=[],n=e&&e.length>0;n||this.consumeSpaces();var r=this.future(),s,a=0,o=0;do{if(s=this.popToken(),t.push(s),s.text==="{")++a;else if(s.text==="}"){if(--a,a===-1)throw new Me("Extra }",s)}else if(s.text==="EOF")throw new Me("Unexpected end of input in a macro argument, expected '"+(e&&n?e[o]:"}")+"'",s);if(e&&n)if((a===0||a===1&&e[o]==="{")&&s.text===e[o]){if(++o,o===e.length){t.splice(-o,o);break}}else o=0}while(a!==0||n);return r.text==="{"&&t[t.length-1].text==="}"&&(t.pop(),t.shift()),t.reverse(),{tokens:t,start:r,end:s}}consumeArgs(e,t){if(t){if(t.length!==e+1)throw new Me("The length of delimiters doesn't match the number of args!");for(var n=t[0],r=0;r<n.length;r++){var s=this.popToken();if(n[r]!==s.text)throw new Me("Use of the macro doesn't match its definition",s)}}for(var a=[],o=0;o<e;o++)a.push(this.consumeArg(t&&t[o+1]).tokens);return a}countExpansion(e){if(this.expansionCount+=e,this.expansionCount>this.settings.maxExpand)throw new Me("Too many expansions: infinite loop or need to increase maxExpand setting")}expandOnce(e){var t=this.popToken(),n=t.text,r=t.noexpand?null:this._getExpansion(n);if(r==null||e&&r.unexpandable){if(e&&r==null&&n[0]==="\\"&&!this.isDefined(n))throw new Me("Undefined control sequence: "+n);return this.pushToken(t),!1}this.countExpansion(1);var s=r.tokens,a=this.consumeArgs(r.numArgs,r.delimiters);if(r.numArgs){s=s.slice();for(var o=s.length-1;o>=0;--o){var l=s[o];if(l.text==="#"){if(o===0)throw new Me("Incomplete placeholder at end of macro body",l);if(l=s[--o],l.text==="#")s.splice(o+1,1);else if(/^[1-9]$/.test(l.text))s.splice(o,2,...a[+l.text-1]);else throw new Me("Not a valid argument number",l)}}}return this.pushTokens(s),s.length}expandAfterFuture(){return this.expandOnce(),this.future()}expandNextToken(){for(;;)if(this.expandOnce()===!1){var e=this.stack.pop();return e.treatAsRelax&&(e.text="\\relax"),e}}expandMacro(e){return this.macros.has(e)?this.expandTokens([new ji(e)]):void 0}expandTokens(e){var t=[],n=this.stack.length;for(this.pushTokens(e);this.stack.length>n;)if(this.expandOnce(!0)===!1){var r=this.stack.pop();r.treatAsRelax&&(r.noexpand=!1,r.treatAsRelax=!1),t.push(r)}return this.countExpansion(t.length),t}expandMacroAsText(e){var t=this.expandMacro(e);return t&&t.map(n=>n.text).join("")}_getExpansion(e){var t=this.macros.get(e);if(t==null)return t;if(e.length===1){var n=this.lexer.catcodes[e];if(n!=null&&n!==13)return}var r=typeof t=="function"?t(this):t;if(typeof r=="string"){var s=0;if(r.includes("#"))for(var a=r.replace(/##/g,"");a.includes("#"+(s+1));)++s;for(var o=new Du(r,this.settings),l=[],c=o.lex();c.text!=="EOF";)l.push(c),c=o.lex();l.reverse();var h={tokens:l,numArgs:s};return h}return r}isDefined(e){return this.macros.has(e)||Object.prototype.hasOwnProperty.call(aa,e)||Object.prototype.hasOwnProperty.call(xn.math,e)||Object.prototype.hasOwnProperty.call(xn.text,e)||Object.prototype.hasOwnProperty.call(Y2,e)}isExpandable(e){var t=this.macros.get(e);return t!=null?typeof t=="string"||typeof t=="function"||!t.unexpandable:Object.prototype.hasOwnProperty.call(aa,e)&&!aa[e].primitive}},i2=/^[₊₋₌₍₎₀₁₂₃₄₅₆₇₈₉ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓᵦᵧᵨᵩᵪ]/,Eu=Object.freeze({"\u208A":"+","\u208B":"-","\u208C":"=","\u208D":"(","\u208E":")","\u2080":"0","\u2081":"1","\u2082":"2","\u2083":"3","\u2084":"4","\u2085":"5","\u2086":"6","\u2087":"7","\u2088":"8","\u2089":"9","\u2090":"a","\u2091":"e","\u2095":"h","\u1D62":"i","\u2C7C":"j","\u2096":"k","\u2097":"l","\u2098":"m","\u2099":"n","\u2092":"o","\u209A":"p","\u1D63":"r","\u209B":"s","\u209C":"t","\u1D64":"u","\u1D65":"v","\u2093":"x","\u1D66":"\u03B2","\u1D67":"\u03B3","\u1D68":"\u03C1","\u1D69":"\u03D5","\u1D6A":"\u03C7","\u207A":"+","\u207B":"-","\u207C":"=","\u207D":"(","\u207E":")","\u2070":"0","\xB9":"1","\xB2":"2","\xB3":"3","\u2074":"4","\u2075":"5","\u2076":"6","\u2077":"7","\u2078":"8","\u2079":"9","\u1D2C":"A","\u1D2E":"B","\u1D30":"D","\u1D31":"E","\u1D33":"G","\u1D34":"H","\u1D35":"I","\u1D36":"J","\u1D37":"K","\u1D38":"L","\u1D39":"M","\u1D3A":"N","\u1D3C":"O","\u1D3E":"P","\u1D3F":"R","\u1D40":"T","\u1D41":"U","\u2C7D":"V","\u1D42":"W","\u1D43":"a","\u1D47":"b","\u1D9C":"c","\u1D48":"d","\u1D49":"e","\u1DA0":"f","\u1D4D":"g",\u02B0:"h","\u2071":"i",\u02B2:"j","\u1D4F":"k",\u02E1:"l","\u1D50":"m",\u207F:"n","\u1D52":"o","\u1D56":"p",\u02B3:"r",\u02E2:"s","\u1D57":"t","\u1D58":"u","\u1D5B":"v",\u02B7:"w",\u02E3:"x",\u02B8:"y","\u1DBB":"z","\u1D5D":"\u03B2","\u1D5E":"\u03B3","\u1D5F":"\u03B4","\u1D60":"\u03D5","\u1D61":"\u03C7","\u1DBF":"\u03B8"}),Dp={"\u0301":{text:"\\'",math:"\\acute"},"\u0300":{text:"\\`",math:"\\grave"},"\u0308":{text:'\\"',math:"\\ddot"},"\u0303":{text:"\\~",math:"\\tilde"},"\u0304":{text:"\\=",math:"\\bar"},"\u0306":{text:"\\u",math:"\\breve"},"\u030C":{text:"\\v",math:"\\check"},"\u0302":{text:"\\^",math:"\\hat"},"\u0307":{text:"\\.",math:"\\dot"},"\u030A":{text:"\\r",math:"\\mathring"},"\u030B":{text:"\\H"},"\u0327":{text:"\\c"}},r2={\u00E1:"a\u0301",\u00E0:"a\u0300",\u00E4:"a\u0308",\u01DF:"a\u0308\u0304",\u00E3:"a\u0303",\u0101:"a\u0304",\u0103:"a\u0306",\u1EAF:"a\u0306\u0301",\u1EB1:"a\u0306\u0300",\u1EB5:"a\u0306\u0303",\u01CE:"a\u030C",\u00E2:"a\u0302",\u1EA5:"a\u0302\u0301",\u1EA7:"a\u0302\u0300",\u1EAB:"a\u0302\u0303",\u0227:"a\u0307",\u01E1:"a\u0307\u0304",\u00E5:"a\u030A",\u01FB:"a\u030A\u0301",\u1E03:"b\u0307",\u0107:"c\u0301",\u1E09:"c\u0327\u0301",\u010D:"c\u030C",\u0109:"c\u0302",\u010B:"c\u0307",\u00E7:"c\u0327",\u010F:"d\u030C",\u1E0B:"d\u0307",\u1E11:"d\u0327",\u00E9:"e\u0301",\u00E8:"e\u0300",\u00EB:"e\u0308",\u1EBD:"e\u0303",\u0113:"e\u0304",\u1E17:"e\u0304\u0301",\u1E15:"e\u0304\u0300",\u0115:"e\u0306",\u1E1D:"e\u0327\u0306",\u011B:"e\u030C",\u00EA:"e\u0302",\u1EBF:"e\u0302\u0301",\u1EC1:"e\u0302\u0300",\u1EC5:"e\u0302\u0303",\u0117:"e\u0307",\u0229:"e\u0327",\u1E1F:"f\u0307",\u01F5:"g\u0301",\u1E21:"g\u0304",\u011F:"g\u0306",\u01E7:"g\u030C",\u011D:"g\u0302",\u0121:"g\u0307",\u0123:"g\u0327",\u1E27:"h\u0308",\u021F:"h\u030C",\u0125:"h\u0302",\u1E23:"h\u0307",\u1E29:"h\u0327",\u00ED:"i\u0301",\u00EC:"i\u0300",\u00EF:"i\u0308",\u1E2F:"i\u0308\u0301",\u0129:"i\u0303",\u012B:"i\u0304",\u012D:"i\u0306",\u01D0:"i\u030C",\u00EE:"i\u0302",\u01F0:"j\u030C",\u0135:"j\u0302",\u1E31:"k\u0301",\u01E9:"k\u030C",\u0137:"k\u0327",\u013A:"l\u0301",\u013E:"l\u030C",\u013C:"l\u0327",\u1E3F:"m\u0301",\u1E41:"m\u0307",\u0144:"n\u0301",\u01F9:"n\u0300",\u00F1:"n\u0303",\u0148:"n\u030C",\u1E45:"n\u0307",\u0146:"n\u0327",\u00F3:"o\u0301",\u00F2:"o\u0300",\u00F6:"o\u0308",\u022B:"o\u0308\u0304",\u00F5:"o\u0303",\u1E4D:"o\u0303\u0301",\u1E4F:"o\u0303\u0308",\u022D:"o\u0303\u0304",\u014D:"o\u0304",\u1E53:"o\u0304\u0301",\u1E51:"o\u0304\u0300",\u014F:"o\u0306",\u01D2:"o\u030C",\u00F4:"o\u0302",\u1ED1:"o\u0302\u0301",\u1ED3:"o\u0302\u0300",\u1ED7:"o\u0302\u0303",\u022F:"o\u0307",\u0231:"o\u0307\u0304",\u0151:"o\u030B",\u1E55:"p\u0301",\u1E57:"p\u0307",\u0155:"r\u0301",\u0159:"r\u030C",\u1E59:"r\u0307",\u0157:"r\u0327",\u015B:"s\u0301",\u1E65:"s\u0301\u0307",\u0161:"s\u030C",\u1E67:"s\u030C\u0307",\u015D:"s\u0302",\u1E61:"s\u0307",\u015F:"s\u0327",\u1E97:"t\u0308",\u0165:"t\u030C",\u1E6B:"t\u0307",\u0163:"t\u0327",\u00FA:"u\u0301",\u00F9:"u\u0300",\u00FC:"u\u0308",\u01D8:"u\u0308\u0301",\u01DC:"u\u0308\u0300",\u01D6:"u\u0308\u0304",\u01DA:"u\u0308\u030C",\u0169:"u\u0303",\u1E79:"u\u0303\u0301",\u016B:"u\u0304",\u1E7B:"u\u0304\u0308",\u016D:"u\u0306",\u01D4:"u\u030C",\u00FB:"u\u0302",\u016F:"u\u030A",\u0171:"u\u030B",\u1E7D:"v\u0303",\u1E83:"w\u0301",\u1E81:"w\u0300",\u1E85:"w\u0308",\u0175:"w\u0302",\u1E87:"w\u0307",\u1E98:"w\u030A",\u1E8D:"x\u0308",\u1E8B:"x\u0307",\u00FD:"y\u0301",\u1EF3:"y\u0300",\u00FF:"y\u0308",\u1EF9:"y\u0303",\u0233:"y\u0304",\u0177:"y\u0302",\u1E8F:"y\u0307",\u1E99:"y\u030A",\u017A:"z\u0301",\u017E:"z\u030C",\u1E91:"z\u0302",\u017C:"z\u0307",\u00C1:"A\u0301",\u00C0:"A\u0300",\u00C4:"A\u0308",\u01DE:"A\u0308\u0304",\u00C3:"A\u0303",\u0100:"A\u0304",\u0102:"A\u0306",\u1EAE:"A\u0306\u0301",\u1EB0:"A\u0306\u0300",\u1EB4:"A\u0306\u0303",\u01CD:"A\u030C",\u00C2:"A\u0302",\u1EA4:"A\u0302\u0301",\u1EA6:"A\u0302\u0300",\u1EAA:"A\u0302\u0303",\u0226:"A\u0307",\u01E0:"A\u0307\u0304",\u00C5:"A\u030A",\u01FA:"A\u030A\u0301",\u1E02:"B\u0307",\u0106:"C\u0301",\u1E08:"C\u0327\u0301",\u010C:"C\u030C",\u0108:"C\u0302",\u010A:"C\u0307",\u00C7:"C\u0327",\u010E:"D\u030C",\u1E0A:"D\u0307",\u1E10:"D\u0327",\u00C9:"E\u0301",\u00C8:"E\u0300",\u00CB:"E\u0308",\u1EBC:"E\u0303",\u0112:"E\u0304",\u1E16:"E\u0304\u0301",\u1E14:"E\u0304\u0300",\u0114:"E\u0306",\u1E1C:"E\u0327\u0306",\u011A:"E\u030C",\u00CA:"E\u0302",\u1EBE:"E\u0302\u0301",\u1EC0:"E\u0302\u0300",\u1EC4:"E\u0302\u0303",\u0116:"E\u0307",\u0228:"E\u0327",\u1E1E:"F\u0307",\u01F4:"G\u0301",\u1E20:"G\u0304",\u011E:"G\u0306",\u01E6:"G\u030C",\u011C:"G\u0302",\u0120:"G\u0307",\u0122:"G\u0327",\u1E26:"H\u0308",\u021E:"H\u030C",\u0124:"H\u0302",\u1E22:"H\u0307",\u1E28:"H\u0327",\u00CD:"I\u0301",\u00CC:"I\u0300",\u00CF:"I\u0308",\u1E2E:"I\u0308\u0301",\u0128:"I\u0303",\u012A:"I\u0304",\u012C:"I\u0306",\u01CF:"I\u030C",\u00CE:"I\u0302",\u0130:"I\u0307",\u0134:"J\u0302",\u1E30:"K\u0301",\u01E8:"K\u030C",\u0136:"K\u0327",\u0139:"L\u0301",\u013D:"L\u030C",\u013B:"L\u0327",\u1E3E:"M\u0301",\u1E40:"M\u0307",\u0143:"N\u0301",\u01F8:"N\u0300",\u00D1:"N\u0303",\u0147:"N\u030C",\u1E44:"N\u0307",\u0145:"N\u0327",\u00D3:"O\u0301",\u00D2:"O\u0300",\u00D6:"O\u0308",\u022A:"O\u0308\u0304",\u00D5:"O\u0303",\u1E4C:"O\u0303\u0301",\u1E4E:"O\u0303\u0308",\u022C:"O\u0303\u0304",\u014C:"O\u0304",\u1E52:"O\u0304\u0301",\u1E50:"O\u0304\u0300",\u014E:"O\u0306",\u01D1:"O\u030C",\u00D4:"O\u0302",\u1ED0:"O\u0302\u0301",\u1ED2:"O\u0302\u0300",\u1ED6:"O\u0302\u0303",\u022E:"O\u0307",\u0230:"O\u0307\u0304",\u0150:"O\u030B",\u1E54:"P\u0301",\u1E56:"P\u0307",\u0154:"R\u0301",\u0158:"R\u030C",\u1E58:"R\u0307",\u0156:"R\u0327",\u015A:"S\u0301",\u1E64:"S\u0301\u0307",\u0160:"S\u030C",\u1E66:"S\u030C\u0307",\u015C:"S\u0302",\u1E60:"S\u0307",\u015E:"S\u0327",\u0164:"T\u030C",\u1E6A:"T\u0307",\u0162:"T\u0327",\u00DA:"U\u0301",\u00D9:"U\u0300",\u00DC:"U\u0308",\u01D7:"U\u0308\u0301",\u01DB:"U\u0308\u0300",\u01D5:"U\u0308\u0304",\u01D9:"U\u0308\u030C",\u0168:"U\u0303",\u1E78:"U\u0303\u0301",\u016A:"U\u0304",\u1E7A:"U\u0304\u0308",\u016C:"U\u0306",\u01D3:"U\u030C",\u00DB:"U\u0302",\u016E:"U\u030A",\u0170:"U\u030B",\u1E7C:"V\u0303",\u1E82:"W\u0301",\u1E80:"W\u0300",\u1E84:"W\u0308",\u0174:"W\u0302",\u1E86:"W\u0307",\u1E8C:"X\u0308",\u1E8A:"X\u0307",\u00DD:"Y\u0301",\u1EF2:"Y\u0300",\u0178:"Y\u0308",\u1EF8:"Y\u0303",\u0232:"Y\u0304",\u0176:"Y\u0302",\u1E8E:"Y\u0307",\u0179:"Z\u0301",\u017D:"Z\u030C",\u1E90:"Z\u0302",\u017B:"Z\u0307",\u03AC:"\u03B1\u0301",\u1F70:"\u03B1\u0300",\u1FB1:"\u03B1\u0304",\u1FB0:"\u03B1\u0306",\u03AD:"\u03B5\u0301",\u1F72:"\u03B5\u0300",\u03AE:"\u03B7\u0301",\u1F74:"\u03B7\u0300",\u03AF:"\u03B9\u0301",\u1F76:"\u03B9\u0300",\u03CA:"\u03B9\u0308",\u0390:"\u03B9\u0308\u0301",\u1FD2:"\u03B9\u0308\u0300",\u1FD1:"\u03B9\u0304",\u1FD0:"\u03B9\u0306",\u03CC:"\u03BF\u0301",\u1F78:"\u03BF\u0300",\u03CD:"\u03C5\u0301",\u1F7A:"\u03C5\u0300",\u03CB:"\u03C5\u0308",\u03B0:"\u03C5\u0308\u0301",\u1FE2:"\u03C5\u0308\u0300",\u1FE1:"\u03C5\u0304",\u1FE0:"\u03C5\u0306",\u03CE:"\u03C9\u0301",\u1F7C:"\u03C9\u0300",\u038E:"\u03A5\u0301",\u1FEA:"\u03A5\u0300",\u03AB:"\u03A5\u0308",\u1FE9:"\u03A5\u0304",\u1FE8:"\u03A5\u0306",\u038F:"\u03A9\u0301",\u1FFA:"\u03A9\u0300"},Lu=class i{constructor(e,t){this.mode=void 0,this.gullet=void 0,this.settings=void 0,this.leftrightDepth=void 0,this.nextToken=void 0,this.mode="math",this.gullet=new em(e,t,this.mode),this.settings=t,this.leftrightDepth=0,this.nextToken=null}expect(e,t){if(t===void 0&&(t=!0),this.fetch().text!==e)throw new Me("Expected '"+e+"', got '"+this.fetch().text+"'",this.fetch());t&&this.consume()}consume(){this.nextToken=null}fetch(){return this.nextToken==null&&(this.nextToken=this.gullet.expandNextToken()),this.nextToken}switchMode(e){this.mode=e,this.gullet.switchMode(e)}parse(){this.settings.globalGroup||this.gullet.beginGroup(),this.settings.colorIsTextColor&&this.gullet.macros.set("\\color","\\textcolor");try{var e=this.parseExpression(!1);return this.expect("EOF"),this.settings.globalGroup||this.gullet.endGroup(),e}finally{this.gullet.endGroups()}}subparse(e){var t=this.nextToken;this.consume(),this.gullet.pushToken(new ji("}")),this.gullet.pushTokens(e);var n=this.parseExpression(!1);return this.expect("}"),this.nextToken=t,n}parseExpression(e,t){for(var n=[];;){this.mode==="math"&&this.consumeSpaces();var r=this.fetch();if(i.endOfExpression.has(r.text)||t&&r.text===t||e&&aa[r.text]&&aa[r.text].infix)break;var s=this.parseAtom(t);if(s){if(s.type==="internal")continue}else break;n.push(s)}return this.mode==="text"&&this.formLigatures(n),this.handleInfixNodes(n)}handleInfixNodes(e){for(var t=-1,n,r=0;r<e.length;r++){var s=e[r];if(s.type==="infix"){if(t!==-1)throw new Me("only one infix operator per group",s.token);t=r,n=s.replaceWith}}if(t!==-1&&n){var a,o,l=e.slice(0,t),c=e.slice(t+1);l.length===1&&l[0].type==="ordgroup"?a=l[0]:a={type:"ordgroup",mode:this.mode,body:l},c.length===1&&c[0].type==="ordgroup"?o=c[0]:o={type:"ordgroup",mode:this.mode,body:c};var h;return n==="\\\\abovefrac"?h=this.callFunction(n,[a,e[t],o],[]):h=this.callFunction(n,[a,o],[]),[h]}else return e}handleSupSubscript(e){var t=this.fetch(),n=t.text;this.consume(),this.consumeSpaces();var r;do{var s;r=this.parseGroup(e)}while(((s=r)==null?void 0:s.type)==="internal");if(!r)throw new Me("Expected group after '"+n+"'",t);return r}formatUnsupportedCmd(e){for(var t=[],n=0;n<e.length;n++)t.push({type:"textord",mode:"text",text:e[n]});var r={type:"text",mode:this.mode,body:t},s={type:"color",mode:this.mode,color:this.settings.errorColor,body:[r]};return s}parseAtom(e){var t=this.parseGroup("atom",e);if(t?.type==="internal"||this.mode==="text")return t;for(var n,r;;){this.consumeSpaces();var s=this.fetch();if(s.text==="\\limits"||s.text==="\\nolimits"){if(t&&t.type==="op")t.limits=s.text==="\\limits",t.alwaysHandleSupSub=!0;else if(t&&t.type==="operatorname")t.alwaysHandleSupSub&&(t.limits=s.text==="\\limits");else throw new Me("Limit controls must follow a math operator",s);this.consume()}else if(s.text==="^"){if(n)throw new Me("Double superscript",s);n=this.handleSupSubscript("superscript")}else if(s.text==="_"){if(r)throw new Me("Double subscript",s);r=this.handleSupSubscript("subscript")}else if(s.text==="'"){if(n)throw new Me("Double superscript",s);var a={type:"textord",mode:this.mode,text:"\\prime"},o=[a];for(this.consume();this.fetch().text==="'";)o.push(a),this.consume();this.fetch().text==="^"&&o.push(this.handleSupSubscript("superscript")),n={type:"ordgroup",mode:this.mode,body:o}}else if(Eu[s.text]){var l=i2.test(s.text),c=[];for(c.push(new ji(Eu[s.text])),this.consume();;){var h=this.fetch().text;if(!Eu[h]||i2.test(h)!==l)break;c.unshift(new ji(Eu[h])),this.consume()}var u=this.subparse(c);l?r={type:"ordgroup",mode:"math",body:u}:n={type:"ordgroup",mode:"math",body:u}}else break}return n&&r?{type:"supsub",mode:this.mode,base:t,sup:n,sub:r}:n?{type:"supsub",mode:this.mode,base:t,sup:n}:r?{type:"supsub",mode:this.mode,base:t,sub:r}:t}parseFunction(e,t){var n=this.fetch(),r=n.text,s=aa[r];if(!s)return null;if(this.consume(),t&&t!=="atom"&&!s.allowedInArgument)throw new Me("Got function '"+r+"' with no arguments"+(t?" as "+t:""),n);if(this.mode==="text"&&!s.allowedInText)throw new Me("Can't use function '"+r+"' in text mode",n);if(this.mode==="math"&&s.allowedInMath===!1)throw new Me("Can't use function '"+r+"' in math mode",n);var a=this.parseArguments(r,s),o=a.args,l=a.optArgs;return this.callFunction(r,o,l,n,e)}callFunction(e,t,n,r,s){var a={funcName:e,parser:this,token:r,breakOnTokenText:s},o=aa[e];if(o&&o.handler)return o.handler(a,t,n);throw new Me("No function handler for "+e)}parseArguments(e,t){var n,r=(n=t.numOptionalArgs)!=null?n:0,s=t.numArgs+r;if(s===0)return{args:[],optArgs:[]};for(var a=[],o=[],l=0;l<s;l++){var c,h=(c=t.argTypes)==null?void 0:c[l],u=l<r;("primitive"in t&&t.primitive&&h==null||t.type==="sqrt"&&l===1&&o[0]==null)&&(h="primitive");var d=this.parseGroupOfType("argument to '"+e+"'",h,u);if(u)o.push(d);else if(d!=null)a.push(d);else throw new Me("Null argument, please report this as a bug")}return{args:a,optArgs:o}}parseGroupOfType(e,t,n){switch(t){case"color":return this.parseColorGroup(n);case"size":return this.parseSizeGroup(n);case"url":return this.parseUrlGroup(n);case"math":case"text":return this.parseArgumentGroup(n,t);case"hbox":{var r=this.parseArgumentGroup(n,"text");return r!=null?{type:"styling",mode:r.mode,body:[r],style:"text",resetFont:!0}:null}case"raw":{this.gullet.consumeSpaces();var s=this.gullet.lexer.catcodes["%"];this.gullet.lexer.setCatcode("%",12);var a=this.parseStringGroup(n);return this.gullet.lexer.setCatcode("%",s),a!=null?{type:"raw",mode:"text",string:a.text}:null}case"primitive":{if(n)throw new Me("A primitive argument cannot be optional");var o=this.parseGroup(e);if(o==null)throw new Me("Expected group as "+e,this.fetch());return o}case"original":case void 0:return this.parseArgumentGroup(n);default:throw new Me("Unknown group type as "+e,this.fetch())}}consumeSpaces(){for(;this.fetch().text===" ";)this.consume()}parseStringGroup(e){var t=this.gullet.scanArgument(e);if(t==null)return null;for(var n="",r;(r=this.fetch()).text!=="EOF";)n+=r.text,this.consume();return this.consume(),t.text=n,t}parseRegexGroup(e,t){for(var n=this.fetch(),r=n,s="",a;(a=this.fetch()).text!=="EOF"&&e.test(s+a.text);)r=a,s+=r.text,this.consume();if(s==="")throw new Me("Invalid "+t+": '"+n.text+"'",n);return n.range(r,s)}parseColorGroup(e){var t=this.parseStringGroup(e);if(t==null)return null;var n=/^(#[a-f0-9]{3,4}|#[a-f0-9]{6}|#[a-f0-9]{8}|[a-f0-9]{6}|[a-z]+)$/i.exec(t.text);if(!n)throw new Me("Invalid color: '"+t.text+"'",t);var r=n[0];return/^[0-9a-f]{6}$/i.test(r)&&(r="#"+r),{type:"color-token",mode:this.mode,color:r}}parseSizeGroup(e){var t,n=!1;if(this.gullet.consumeSpaces(),!e&&this.gullet.future().text!=="{"?t=this.parseRegexGroup(/^[-+]? *(?:$|\d+|\d+\.\d*|\.\d*) *[a-z]{0,2} *$/,"size"):t=this.parseStringGroup(e),!t)return null;!e&&t.text.length===0&&(t.text="0pt",n=!0);var r=/([-+]?) *(\d+(?:\.\d*)?|\.\d+) *([a-z]{2})/.exec(t.text);if(!r)throw new Me("Invalid size: '"+t.text+"'",t);var s={number:+(r[1]+r[2]),unit:r[3]};if(!a2(s))throw new Me("Invalid unit: '"+s.unit+"'",t);return{type:"size",mode:this.mode,value:s,isBlank:n}}parseUrlGroup(e){var t=this.gullet.lexer.catcodes["%"],n=this.gullet.lexer.catcodes["~"];this.gullet.lexer.setCatcode("%",13),this.gullet.lexer.setCatcode("~",12);var r=this.parseStringGroup(e);if(this.gullet.lexer.setCatcode("%",t),this.gullet.lexer.setCatcode("~",n),r==null)return null;var s=r.text.replace(/\\([#$%&~_^{}])/g,"$1");return{type:"url",mode:this.mode,url:s}}parseArgumentGroup(e,t){var n=this.gullet.scanArgument(e);if(n==null)return null;var r=this.mode;t&&this.switchMode(t),this.gullet.beginGroup();var s=this.parseExpression(!1,"EOF");this.expect("EOF"),this.gullet.endGroup();var a={type:"ordgroup",mode:this.mode,loc:n.loc,body:s};return t&&this.switchMode(r),a}parseGroup(e,t){var n=this.fetch(),r=n.text,s;if(r==="{"||r==="\\begingroup"){this.consume();var a=r==="{"?"}":"\\endgroup";this.gullet.beginGroup();var o=this.parseExpression(!1,a),l=this.fetch();this.expect(a),this.gullet.endGroup(),s={type:"ordgroup",mode:this.mode,loc:Fi.range(n,l),body:o,semisimple:r==="\\begingroup"||void 0}}else if(s=this.parseFunction(t,e)||this.parseSymbol(),s==null&&r[0]==="\\"&&!Object.prototype.hasOwnProperty.call(Y2,r)){if(this.settings.throwOnError)throw new Me("Undefined control sequence: "+r,n);s=this.formatUnsupportedCmd(r),this.consume()}return s}formLigatures(e){for(var t=e.length-1,n=0;n<t;++n){var r=e[n];if(r.type==="textord"){var s=r.text,a=e[n+1];if(!(!a||a.type!=="textord")){if(s==="-"&&a.text==="-"){var o=e[n+2];n+1<t&&o&&o.type==="textord"&&o.text==="-"?(e.splice(n,3,{type:"textord",mode:"text",loc:Fi.range(r,o),text:"---"}),t-=2):(e.splice(n,2,{type:"textord",mode:"text",loc:Fi.range(r,a),text:"--"}),t-=1)}(s==="'"||s==="`")&&a.text===s&&(e.splice(n,2,{type:"textord",mode:"text",loc:Fi.range(r,a),text:s+s}),t-=1)}}}}parseSymbol(){var e=this.fetch(),t=e.text;if(/^\\verb[^a-zA-Z]/.test(t)){this.consume();var n=t.slice(5),r=n.charAt(0)==="*";if(r&&(n=n.slice(1)),n.length<2||n.charAt(0)!==n.slice(-1))throw new Me(`\\verb assertion failed --
                    please report what input caused this bug`);return n=n.slice(1,-1),{type:"verb",mode:"text",body:n,star:r}}Object.prototype.hasOwnProperty.call(r2,t[0])&&!xn[this.mode][t[0]]&&(this.settings.strict&&this.mode==="math"&&Oi({strict:this.settings.strict,errorCode:"unicodeTextInMathMode",errorMsg:'Accented Unicode text character "'+t[0]+'" used in math mode',report:!0,token:e}),t=r2[t[0]]+t.slice(1));var s=v7.exec(t);s&&(t=t.substring(0,s.index),t==="i"?t="\u0131":t==="j"&&(t="\u0237"));var a;if(xn[this.mode][t]){this.settings.strict&&this.mode==="math"&&Fp.includes(t)&&Oi({strict:this.settings.strict,errorCode:"unicodeTextInMathMode",errorMsg:'Latin-1/Unicode text character "'+t[0]+'" used in math mode',report:!0,token:e});var o=xn[this.mode][t].group,l=Fi.range(e),c;R6(o)?c={type:"atom",mode:this.mode,family:o,loc:l,text:t}:c={type:o,mode:this.mode,loc:l,text:t},a=c}else if(t.charCodeAt(0)>=128)this.settings.strict&&(s2(t.charCodeAt(0))?this.mode==="math"&&Oi({strict:this.settings.strict,errorCode:"unicodeTextInMathMode",errorMsg:'Unicode text character "'+t[0]+'" used in math mode',report:!0,token:e}):Oi({strict:this.settings.strict,errorCode:"unknownSymbol",errorMsg:'Unrecognized Unicode character "'+t[0]+'"'+(" ("+t.charCodeAt(0)+")"),report:!0,token:e})),a={type:"textord",mode:"text",loc:Fi.range(e),text:t};else return null;if(this.consume(),s)for(var h=0;h<s[0].length;h++){var u=s[0][h];if(!Dp[u])throw new Me("Unknown accent ' "+u+"'",e);var d=Dp[u][this.mode]||Dp[u].text;if(!d)throw new Me("Accent "+u+" unsupported in "+this.mode+" mode",e);a={type:"accent",mode:this.mode,loc:Fi.range(e),label:d,isStretchy:!1,isShifty:!0,base:a}}return a}};Lu.endOfExpression=new Set(["}","\\endgroup","\\end","\\right","&"]);var pm=function(e,t){if(!(typeof e=="string"||e instanceof String))throw new TypeError("KaTeX can only parse string typed expression");var n=new Lu(e,t);delete n.gullet.macros.current["\\df@tag"];var r=n.parse();if(delete n.gullet.macros.current["\\current@color"],delete n.gullet.macros.current["\\color"],n.gullet.macros.get("\\df@tag")){if(!t.displayMode)throw new Me("\\tag works only in display equations");r=[{type:"tag",mode:"text",body:r,tag:n.subparse([new ji("\\df@tag")])}]}return r},Z2=function(e,t,n){t.textContent="";var r=mm(e,n).toNode();t.appendChild(r)};typeof document<"u"&&document.compatMode!=="CSS1Compat"&&(typeof console<"u"&&console.warn("Warning: KaTeX doesn't work in quirks mode. Make sure your website has a suitable doctype."),Z2=function(){throw new Me("KaTeX doesn't work in quirks mode.")});var b7=function(e,t){var n=mm(e,t).toMarkup();return n},S7=function(e,t){var n=new mc(t);return pm(e,n)},$2=function(e,t,n){if(n.throwOnError||!(e instanceof Me))throw e;var r=_e(["katex-error"],[new Li(t)]);return r.setAttribute("title",e.toString()),r.setAttribute("style","color:"+n.errorColor),r},mm=function(e,t){var n=new mc(t);try{var r=pm(e,n);return x6(r,e,n)}catch(s){return $2(s,e,n)}},M7=function(e,t){var n=new mc(t);try{var r=pm(e,n);return y6(r,n)}catch(s){return $2(s,e,n)}},w7="0.19.1",T7={Span:ca,Anchor:Yo,SymbolNode:Li,SvgNode:Ir,PathNode:es,LineNode:vc},K2={version:w7,render:Z2,renderToString:b7,ParseError:Me,SETTINGS_SCHEMA:Lp,__parse:S7,__renderToDomTree:mm,__renderToHTMLTree:M7,__setFontMetrics:Qw,__defineSymbol:p,__defineFunction:We,__defineMacro:z,__domTree:T7};function Mc(i,e){let t=it(e?"div":"span",e?{class:"formula",tabindex:"0",role:"group","aria-label":"formula"}:{class:"inline"});try{K2.render(i,t,{displayMode:e,throwOnError:!0,strict:"ignore",trust:!1,output:"htmlAndMathml",maxExpand:1e5})}catch{t.classList.add("untypeset"),t.textContent=i}return t}function E7(i,e){return i.split(/(\(\d+\))/).map(t=>{let n=/^\((\d+)\)$/.exec(t);return n&&e.has(Number(n[1]))?it("a",{href:`#eq-${n[1]}`,class:"ref"},t):t})}function J2(i,e){let t=new Set(i.filter(s=>s.kind==="equation").map(s=>s.number)),n=0,r=e;for(let s of i)if(s.kind==="section"){let a=`section-${++n}`;r=it("section",{class:"chapter",id:a}),r.append(it("h3",{},`${n}. ${s.text}`)),e.append(r)}else if(s.kind==="text"){let a=it("p");(s.pieces??[s.text??""]).forEach((o,l)=>a.append(...l%2?[Mc(o,!1)]:E7(o,t))),r.append(a)}else{let a=it("div",{class:"equation",id:`eq-${s.number}`});a.append(Mc(s.tex??"",!0)),a.append(it("a",{href:`#eq-${s.number}`,class:"number",title:"link to this equation"},`(${s.number})`)),s.proved||a.append(it("span",{class:"doubt"},"not proved")),r.append(a)}}function j2(i,e,t){let n=i.split(/\\begin\{align\*\}([\s\S]*?)\\end\{align\*\}/),r=0,s=!0;n.forEach((a,o)=>{if(o%2){let l=`${t}-${++r}`,c=it("div",{class:"equation",id:l}),h=a.replace(/\\\\\n(\s*&(?!\s*\\quad))/g,`\\\\[0.6em]
$1`);c.append(Mc(`\\begin{aligned}${h}\\end{aligned}`,!0)),c.append(it("a",{href:`#${l}`,class:"number",title:"link to these equations"},"#")),e.append(c);return}for(let l of a.split(`
`).map(c=>c.trim()).filter(Boolean))if(l.startsWith("%")){let c=l.replace(/^%+\s*/,"");if(s){s=!1;continue}!c.endsWith(".")&&(o>0||!/^degrees of freedom/.test(c))?e.append(it("h3",{},c.charAt(0).toUpperCase()+c.slice(1))):e.append(it("p",{},c.charAt(0).toUpperCase()+c.slice(1)))}else{let c=it("p");l.split(/(?<!\\)\$/).forEach((h,u)=>c.append(u%2?Mc(h,!1):h.replace(/\\([#$%&_{}])/g,"$1"))),e.append(c)}})}function Q2(i,e){let t=!0;for(let n of i.split(`
`)){if(!n.trim()||t){t=t&&!n.trim();continue}let r=n.trim().split(/[\u0001\u0002]/),s=r.length>1;if(!s&&!n.startsWith(" ")&&!/[.;:,]|^and /.test(n)){e.append(it("h3",{},n));continue}if(!s){let o=e.lastElementChild;o?.tagName==="P"?o.append(` ${n.trim()}`):e.append(it("p",{},n.trim()));continue}let a=it("div",{class:"force formula",tabindex:"0"});r.forEach((o,l)=>a.append(l%2?Mc(`\\displaystyle ${o}`,!1):o)),e.append(a)}}var A7=new Set("system param coord speed let given frame point define particle body gravity force torque spring damper potential gravitation constraint actuator servo reaction independent initial case claim exact steady simulate stop event output plot draw for".split(" "));function ey(i){let e=it("pre",{class:"model",tabindex:"0"});return i.model.replace(/\n+$/,"").split(`
`).forEach((t,n)=>{let r=it("span",{class:"line",id:`line-${n+1}`}),s=/^(\s*)([a-z]+)?/.exec(t),a=t;s[2]&&A7.has(s[2])&&(r.append(s[1],it("b",{},s[2])),a=t.slice(s[0].length));for(let o of a.split(/("[^"]*"|#.*$)/))o.startsWith("#")?r.append(it("i",{},o)):o.startsWith('"')?r.append(it("q",{},o)):r.append(o);e.append(r,`
`)}),e}function R7(i){if(!location.hash.startsWith("#film&"))return null;let e=new URLSearchParams(location.hash.slice(6)),t=(o,l)=>{let c=Number(e.get(o));return e.get(o)&&Number.isFinite(c)?c:l},n=t("from",i.from),r=t("to",i.to),s=t("speed",1)/t("fps",30),a=Math.min(Math.floor((r-n)/s+1e-9),2e4);return{times:Array.from({length:a+1},(o,l)=>n+l*s),width:t("width",1280),height:t("height",720),show:(e.get("show")??"").split(",").filter(Boolean)}}var Wu=[.1,.25,.5,1,2,5,10],gm=class{constructor(e,t){this.motion=e;this.show=t;this.playing=!1;this.loop=!0;this.speed=1;this.last=null;this.time=e.from}seek(e){this.time=Math.min(Math.max(e,this.motion.from),this.motion.to),this.show(this.time)}play(e){e&&this.time>=this.motion.to&&(this.time=this.motion.from);let t=e&&!this.playing;this.playing=e,this.last=null,this.show(this.time),t&&requestAnimationFrame(n=>this.tick(n))}tick(e){if(this.playing){if(this.last!==null){let t=this.time+this.speed*Math.min(e-this.last,250)/1e3;t>=this.motion.to&&(this.loop?t=this.motion.from+(t-this.motion.from)%Math.max(this.motion.to-this.motion.from,1e-9):this.playing=!1),this.time=Math.min(t,this.motion.to),this.show(this.time)}this.last=e,requestAnimationFrame(t=>this.tick(t))}}};function ty(i,e,t,n){let r=it("button",{type:"button",title:t?`${e} (${t})`:e,"aria-label":e},i);return r.addEventListener("click",n),r}function qu(i,e,...t){return it("section",{id:i,class:"block"},it("h2",{},e),...t)}function C7(i,e){let{scene:t}=i,n=new Pc(t),r=R7(n),s=r!==null||location.hash==="#stage";document.body.classList.toggle("bare",s);let a=it("div",{class:"tags","aria-hidden":"true"}),o=it("div",{class:"stage"},a),l=it("output",{class:"clock"}),c=it("input",{type:"range",min:"0",max:"10000",value:"0",step:"1","aria-label":"time"}),h=it("div",{class:"plots"}),u=it("div",{class:"controls"}),d=it("div",{class:"motion"},o,u),f=it("div",{class:"hero",id:"motion"},d,h);r&&Object.assign(o.style,{width:`${r.width}px`,height:`${r.height}px`,minHeight:"0"});let g=it("div"),_=it("div"),m=it("div"),v=[["motion","Motion"],["equations","Equations"],["derivation","Derivation"],["model","Model"]];(i.forces||i.long_forces)&&v.splice(2,0,["forces","Forces"]),!i.derivation&&!i.long_derivation&&v.splice(v.findIndex(([O])=>O==="derivation"),1),e.replaceChildren(it("header",{},it("h1",{},t.title),it("p",{class:"about"},i.file+(i.variant?`, case ${i.variant}`:"")),it("nav",{},...v.map(([O,j])=>it("a",{href:`#${O}`},j)))),f,qu("equations","Equations of motion",_),...i.forces||i.long_forces?[qu("forces","Forces that keep the constraints",m)]:[],...i.derivation||i.long_derivation?[qu("derivation","Derivation",g)]:[],qu("model","Model",ey(i)),it("footer",{},"Made by appell. The page needs no network; it contains three.js, KaTeX and uPlot (MIT licences).")),t.ended&&d.append(it("p",{class:"ended"},t.ended));let b=null,R=null,M=ty("\u25B6","play or pause","space",()=>I.play(!I.playing)),I=new gm(n,O=>{R?.set(n.moment(O)),b?.set(O),l.textContent=`t = ${cs(O,4)}`,c.value=String(Math.round(1e4*(O-n.from)/Math.max(n.to-n.from,1e-12))),c.setAttribute("aria-valuetext",`t = ${cs(O,4)}`),M.textContent=I.playing?"\u275A\u275A":"\u25B6"}),A=n.to-n.from;I.speed=A<1.2?.1:A<3?.5:A>200?10:A>60?5:1;try{R=new vu(n,o,a)}catch(O){o.append(it("p",{class:"ended"},`There is no 3-D picture here: this browser has no WebGL. ${O instanceof Error?O.message:""}`))}t.plots.length?b=new Yc(n,h,O=>I.seek(O)):f.classList.add("alone"),c.addEventListener("input",()=>I.seek(n.from+Number(c.value)/1e4*A));let y=it("select",{"aria-label":"speed",title:"speed ([ and ])"},...Wu.map(O=>it("option",{value:String(O)},`${O}\xD7`)));y.value=String(I.speed),y.addEventListener("change",()=>I.speed=Number(y.value));let E=O=>{let j=Math.min(Math.max(Wu.indexOf(I.speed)+O,0),Wu.length-1);I.speed=Wu[j],y.value=String(I.speed)},V=[["loop","Loop","l",!0,O=>I.loop=O],...t.forces.length?[["forces","Forces","f",!1,O=>R?.show("forces",O)]]:[],["traces","Traces","t",!0,O=>R?.show("traces",O)],["frames","Frames","a",!1,O=>R?.show("frames",O)],["names","Names","n",!1,O=>R?.show("names",O)],["follow","Follow","c",R?.follows??!1,O=>R?.follow(O)]],k=new Map,N=V.map(([O,j,Y,fe,te])=>{let re=it("button",{type:"button",class:"toggle","data-toggle":O,"aria-pressed":String(fe),title:`${j.toLowerCase()} (${Y})`},j),oe=()=>{let ve=re.getAttribute("aria-pressed")!=="true";re.setAttribute("aria-pressed",String(ve)),te(ve)};return re.addEventListener("click",oe),k.set(Y,oe),re});u.append(it("div",{class:"row"},M,c,l),it("div",{class:"row wrap"},y,...N,ty("Reset view","reset the camera","r",()=>R?.reset())));let X=O=>{I.play(!1),I.seek(I.time+O)};addEventListener("keydown",O=>{let j=O.target;if(O.ctrlKey||O.metaKey||O.altKey||j.tagName==="SELECT")return;let Y={" ":()=>I.play(!I.playing),ArrowLeft:()=>X(-A/200),ArrowRight:()=>X(A/200),Home:()=>I.seek(n.from),End:()=>I.seek(n.to),"[":()=>E(-1),"]":()=>E(1),r:()=>R?.reset()},fe=j.closest(".formula, pre")!==null||j.tagName==="BUTTON"&&O.key===" ",te=Y[O.key]??k.get(O.key),re=f.getBoundingClientRect().bottom>0||O.key===" ";!te||fe&&O.key.length>1||j.tagName==="BUTTON"&&O.key===" "||!re||j.tagName==="INPUT"&&(O.key.startsWith("Arrow")||O.key==="Home"||O.key==="End")||(O.preventDefault(),te())}),Um(()=>{R?.theme(),b?.build()});let $=(O,j)=>O.append(it("p",{},"This is too long for a page. "),it("p",{},it("code",{},j)," prints it."));i.long_equations&&$(_,`appell derive ${i.file}`),i.long_forces&&$(m,`appell forces ${i.file}`),i.long_derivation&&$(g,`appell derive --steps ${i.file}`),i.equations&&j2(i.equations,_,"motion-eq"),i.forces&&Q2(i.forces,m),i.derivation&&J2(i.derivation.steps,g),I.seek(n.from),!Nm()&&!s&&location.hash!=="#still"&&I.play(!0),location.hash.length>1&&!s&&document.getElementById(location.hash.slice(1))?.scrollIntoView();let U=O=>O.map(j=>(I.seek(j),R?.picture(`t = ${cs(j,4)}`)??""));if(r&&R){R.resize(),R.reset();for(let Y of r.show)u.querySelector(`[data-toggle="${CSS.escape(Y)}"]`)?.click();let O=it("pre"),j=r.times.find(Y=>!(Y>=n.from-1e-9*A&&Y<=n.to+1e-9*A));if(j!==void 0)O.append(`
refused the motion goes from t = ${n.from} to t = ${n.to}, so there is no picture at ${j}
`);else for(let Y of r.times)O.append(`
frame ${U([Y])[0]}
`);document.body.replaceChildren(O)}Object.assign(window,{appell:{data:i,motion:n,player:I,stage:R,frames:U}}),document.documentElement.dataset.ready="true"}var P7=document.getElementById("page");C7(JSON.parse(document.getElementById("data").textContent),P7);})();
