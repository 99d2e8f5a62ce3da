// @ts-nocheck
import { writeFileSync } from 'node:fs';
import { PLAN_NAMES } from './games/blaze-of-glory/ui/miniatures/plans.ts';
import { drawShip, drawShadow } from './games/blaze-of-glory/ui/miniatures/draw.ts';
import { paletteOf } from './games/blaze-of-glory/ui/miniatures/palettes.ts';
import { planet, anomaly } from './games/blaze-of-glory/ui/miniatures/worlds.ts';
const tone: any = {negh:'klingon',kvort:'klingon',vorcha:'klingon',galaxy:'federation',akira:'federation',defiant:'federation',runabout:'federation',shuttle:'federation',deridex:'romulan',keldon:'cardassian',galor:'cardassian',beetle:'dominion',battlecruiser:'dominion',cube:'borg',sphere:'borg',scout:'borg',mercenary:'n',outpost:'federation',depot:'romulan',nor:'cardassian'};
let html='<body style="background:#0b1220;margin:0;color:#fff;font:12px sans-serif">';
PLAN_NAMES.forEach((n,i)=>{const d=drawShip(n,paletteOf(tone[n]),{heading:62,flat:.55},'q'+i);html+=`<div style="display:inline-block;width:270px;height:190px"><svg width="270" height="180" viewBox="-190 -130 380 250"><g fill="#000" opacity=".4">${drawShadow(n,{heading:62,flat:.55})}</g>${d.markup}</svg>${n}</div>`});
for(let i=0;i<10;i++)html+=`<svg width=96 height=96 viewBox="0 0 96 96">${(i%2?planet:anomaly)('M'+i,false).replaceAll('id="','id="z'+i).replaceAll('url(#','url(#z'+i)}</svg>`;
writeFileSync('/tmp/rooms/blazelook-tmp/sheet.html',html);
import { launch } from './e2e/browser/browser.ts';
const b = await launch(); const p = await b.newPage({viewport:{width:1400,height:900}});
await p.goto('file:///tmp/rooms/blazelook-tmp/sheet.html'); await p.screenshot({path:'/tmp/rooms/blazelook-tmp/sheet.png'}); await b.close();
