/**
 * The style text of the sign-in page. The document contains it inline, with its hash in the content security policy.
 * The portal uses the same text, so that nothing moves when React takes over. Colours come from `signInBrandCss`.
 */
export const signInCss = `
.si{--si-paper:#fff;--si-ink:#1b1f1e;--si-ink-2:#48514e;--si-ink-3:#606a66;--si-line:#e1e5e3;--si-field:#848e8a;--si-accent:var(--si-70);--si-button:var(--si-70);--si-button-on:var(--si-60);--si-bad:#b3261e;--si-bad-ground:#fdecea;--si-bad-ink:#7c1a14;--si-warn-ground:#fff4df;--si-warn-ink:#5c3d00;--si-info-ground:#e9f1fb;--si-info-ink:#173f6e;--si-ok:#0e7a3b;
min-height:100vh;min-height:100dvh;display:grid;grid-template-columns:minmax(0,1.1fr) minmax(420px,.9fr);background:var(--si-paper);color:var(--si-ink);accent-color:var(--si-accent);color-scheme:light;--si-faces:"PingFang SC","Microsoft YaHei","Noto Sans CJK SC","Noto Sans SC",sans-serif;font:14px/20px "Segoe UI",var(--si-faces);-webkit-text-size-adjust:100%;text-size-adjust:100%}
.si:lang(en){font-feature-settings:"palt";font-family:"Segoe UI","Helvetica Neue",Roboto,Arial,"Liberation Sans","DejaVu Sans",var(--si-faces)}
@media(prefers-color-scheme:dark){.si:not([data-mode=light]){--si-paper:#1a201e;--si-ink:#e9eeec;--si-ink-2:#c4cdc9;--si-ink-3:#98a39f;--si-line:#2e3735;--si-field:#7b8682;--si-accent:var(--si-130);--si-button:var(--si-80);--si-button-on:var(--si-70);--si-bad:#ff9b92;--si-bad-ground:#3d1d1a;--si-bad-ink:#ffd0cb;--si-warn-ground:#352a12;--si-warn-ink:#f8dfab;--si-info-ground:#192a3e;--si-info-ink:#cfe3fb;--si-ok:#6fd396;color-scheme:dark}}
.si[data-mode=dark]{--si-paper:#1a201e;--si-ink:#e9eeec;--si-ink-2:#c4cdc9;--si-ink-3:#98a39f;--si-line:#2e3735;--si-field:#7b8682;--si-accent:var(--si-130);--si-button:var(--si-80);--si-button-on:var(--si-70);--si-bad:#ff9b92;--si-bad-ground:#3d1d1a;--si-bad-ink:#ffd0cb;--si-warn-ground:#352a12;--si-warn-ink:#f8dfab;--si-info-ground:#192a3e;--si-info-ink:#cfe3fb;--si-ok:#6fd396;color-scheme:dark}
:where(.si) *{box-sizing:border-box}:where(.si) :where(p,h1,ul){margin:0;padding:0}
:where(.si) :where(button,input){font:inherit;color:inherit}
.si-left{position:sticky;top:0;align-self:start;min-height:100vh;min-height:100dvh;background:radial-gradient(1200px 700px at 12% 0%,var(--si-80) 0%,var(--si-50) 48%,var(--si-20) 100%);color:#fff;padding:56px 64px;display:flex;flex-direction:column}
.si-brand{display:flex;gap:10px;align-items:center;font-size:18px;line-height:28px;font-weight:600}
.si-brand svg{width:30px;height:30px;flex:none;fill:none;stroke:#fff;stroke-width:2.6;stroke-linecap:round}.si-brand svg path+path{stroke:var(--si-140)}.si-brand img{height:30px;max-width:200px;width:auto;object-fit:contain}
.si-pitch{margin:auto 0}.si-slogan{text-wrap:balance;font-size:34px;line-height:46px;font-weight:600;max-width:560px;margin:0 0 12px}.si-introduction{color:var(--si-160);font-size:16px;line-height:26px;max-width:520px}
.si-facts{list-style:none;display:flex;flex-wrap:wrap;gap:16px 40px;color:var(--si-160)}.si-facts b{display:block;font-size:22px;line-height:30px;font-weight:600;color:#fff}
.si-right{display:grid;place-items:start center;padding:clamp(28px,11vh,140px) 40px 28px}.si-box{width:380px;max-width:100%}
.si-title{font-size:24px;line-height:32px;font-weight:600}.si-subtitle{margin-top:4px;color:var(--si-ink-3)}
.si-tabs{border-bottom:1px solid var(--si-line);margin:24px 0 20px}.si-tab{display:inline-block;padding:8px 0;margin-bottom:-1px;color:var(--si-accent);font-weight:600;border-bottom:2px solid var(--si-accent)}.si-tab+.si-tab{margin-left:24px}.si-off{color:var(--si-ink-3);font-weight:400;border-color:transparent;text-decoration:none}
.si-field{margin-bottom:24px}.si-field:has(+.si-submit){margin-bottom:32px}.si-label{display:block;font-weight:600;margin-bottom:6px}
.si-in{min-height:40px;border:1px solid var(--si-field);border-radius:6px;display:flex;align-items:center;background:var(--si-paper)}
.si-in:focus-within{border-color:var(--si-accent);box-shadow:0 0 0 1px var(--si-accent)}
.si-in input{flex:1;min-width:0;height:38px;padding:0 12px;border:0;outline:0;background:none;border-radius:6px;font-size:15px}
.si-in input::-ms-reveal{display:none}
.si-in input:-webkit-autofill{box-shadow:0 0 0 40px var(--si-paper) inset;-webkit-text-fill-color:var(--si-ink)}
.si-bad .si-in{border-color:var(--si-bad)}.si-bad .si-in:focus-within{box-shadow:0 0 0 1px var(--si-bad)}
.si-error{margin:1px 0 -19px;color:var(--si-bad);font-size:13px;line-height:18px}.si-error:not(:last-child){margin-bottom:4px}.si-error::before{content:"! ";font-weight:700}
.si-text{border:0;background:none;padding:2px 0;min-height:24px;color:var(--si-accent);cursor:pointer;border-radius:4px}.si-text:hover{text-decoration:underline}
.si-in .si-text{padding:0 12px;height:38px;flex:none}
.si-hint{color:var(--si-ink-3);font-size:12px;line-height:18px}.si-missing{margin-top:16px}
.si-submit{display:flex;width:100%;height:40px;align-items:center;justify-content:center;gap:8px;border:1px solid transparent;border-radius:6px;background:var(--si-button);color:#fff;font-size:15px;font-weight:600;cursor:pointer}
.si-submit:hover{background:var(--si-button-on)}.si-submit:disabled{cursor:progress}.si-submit[aria-disabled=true]:not([aria-busy]){cursor:not-allowed;opacity:.65}.si input:is([type=radio],[type=checkbox]){accent-color:var(--si-accent)}.si-submit[aria-busy=true]{cursor:progress;opacity:.85}
.si-ring{width:16px;height:16px;border:2px solid currentColor;border-right-color:transparent;border-radius:50%;animation:si-turn .8s linear infinite}@keyframes si-turn{to{transform:rotate(360deg)}}
.si-told{margin-top:16px;min-height:58px}.si-told:has(.si-message) .si-note{display:none}
.si-note{display:flex;gap:10px;padding:10px 14px;border-radius:6px;border:1px solid transparent;background:var(--si-info-ground);color:var(--si-info-ink);font-size:12px;line-height:18px}
.si-note::before{content:"i";flex:none;width:14px;height:14px;margin-top:2px;border:1px solid currentColor;border-radius:50%;font:600 10px/12px sans-serif;text-align:center}
.si-message{display:flex;gap:10px;padding:10px 14px;border-radius:6px;border:1px solid transparent;background:var(--si-info-ground);color:var(--si-info-ink)}
.si-message::before{content:"!";flex:none;width:18px;height:18px;margin-top:1px;border:1.5px solid currentColor;border-radius:50%;font:700 12px/15px sans-serif;text-align:center}
.si-message-bad{background:var(--si-bad-ground);color:var(--si-bad-ink)}.si-message-warn{background:var(--si-warn-ground);color:var(--si-warn-ink)}
.si-foot{display:flex;flex-wrap:wrap;gap:4px 16px;margin-top:28px;color:var(--si-ink-3);font-size:12px;line-height:24px}
.si-languages{display:flex;gap:12px}.si-forgot{display:flex;flex-wrap:wrap;gap:0 16px;margin-top:8px;line-height:24px}.si-forgot a:last-child{margin-left:auto}:is(.si-foot,.si-forgot) a{color:var(--si-accent);text-decoration:none}:is(.si-foot,.si-forgot) a:hover{text-decoration:underline}
.si-space{position:fixed;z-index:9;transform:translateX(-50%);padding:4px 10px;border:1px solid transparent;border-radius:4px;background:var(--si-ink);color:var(--si-paper);font-size:12px;line-height:18px;white-space:nowrap;pointer-events:none}.si-space:empty{display:none}
.si button:focus-visible,.si a:focus-visible{outline:2px solid var(--si-ink);outline-offset:2px}
.si-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@media(max-width:800px){.si{grid-template-columns:minmax(0,1fr);grid-template-rows:auto 1fr}.si-left{position:static;min-height:0;padding:28px 24px}.si-pitch{margin:24px 0 0}.si-slogan{font-size:22px;line-height:30px;margin:0 0 6px}.si-introduction{font-size:14px;line-height:22px}.si-facts{display:none}.si-right{padding:28px 24px;place-items:start center}.si-box{width:100%;max-width:480px}.si-in input,.si-in .si-text{height:42px;font-size:16px}.si-submit{height:44px}.si-text{min-height:32px}}
@media(forced-colors:active){.si-tab{border-color:Highlight}.si-off{border-color:Canvas}.si-submit{border-color:ButtonText}.si-in:focus-within{outline:2px solid Highlight}.si-left{border-right:1px solid CanvasText}.si-note,.si-message{border-color:CanvasText}}
@media(prefers-reduced-motion:reduce){.si-ring{animation-duration:4s}}
`.trim();
