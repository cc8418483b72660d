const {chromium}=require('@playwright/test');const fs=require('fs');
(async()=>{const url=process.argv[2];const br=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']});
const ctx=await br.newContext({viewport:{width:412,height:823},isMobile:true,hasTouch:true});const p=await ctx.newPage();const s=await ctx.newCDPSession(p);
await s.send('Emulation.setCPUThrottlingRate',{rate:4});await s.send('Profiler.enable');await s.send('Profiler.setSamplingInterval',{interval:200});await s.send('Profiler.start');
await p.goto(url);await p.waitForFunction(()=>document.documentElement.dataset.hasHydrated==='true');await p.waitForTimeout(2500);
const {profile}=await s.send('Profiler.stop');fs.writeFileSync('/tmp/hyd.cpuprofile',JSON.stringify(profile));await br.close();
})()
