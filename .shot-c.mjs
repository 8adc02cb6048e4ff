import chromium from '@sparticuz/chromium';
import { chromium as pw } from 'playwright-core';
const [,, account, path, out, width='1280', locale='zh-CN', scheme='light'] = process.argv;
const browser = await pw.launch({ executablePath: await chromium.executablePath(), args: chromium.args, headless: true });
const ctx = await browser.newContext({ viewport: { width: Number(width), height: Number(width)<500?844:900 }, colorScheme: scheme, locale });
await ctx.addCookies([{ name: 'locale', value: locale, url: 'http://127.0.0.1:8380' }]);
if (account !== '-') { const r = await ctx.request.post('http://127.0.0.1:8380/sandbox/v1/sign-in', { data: { account }, headers: { origin: 'http://127.0.0.1:8380' } }); if (!r.ok()) console.log('sign-in', r.status()); }
const page = await ctx.newPage();
page.on('console', m => { if (m.type()==='error') console.log('console', m.text().slice(0,200)); });
page.on('pageerror', e => console.log('pageerror', String(e).slice(0,300)));
await page.goto('http://127.0.0.1:8380'+path); await page.waitForLoadState('networkidle'); await page.waitForTimeout(800);
await page.screenshot({ path: out, fullPage: true }); console.log(page.url(), await page.title());
await browser.close();
