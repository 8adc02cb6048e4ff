import { moneyToText } from '../../src/domain/money/money.ts';
import { uppercaseAmount } from '../../src/domain/money/uppercase-amount.ts';
import type { AgentWords } from './agent-words.ts';
import type { DemoAgent } from './demo-agent.ts';
import { demoPin } from './demo-token.ts';

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const style = `body{font:15px/1.6 system-ui,sans-serif;max-width:560px;margin:24px auto;padding:0 16px;color-scheme:light dark}section{border:1px solid GrayText;border-radius:8px;padding:12px 16px;margin:16px 0}h1{font-size:20px}h2{font-size:16px;margin:0 0 8px}pre{white-space:pre-wrap;overflow-wrap:anywhere;font-size:12px}dl{display:grid;grid-template-columns:max-content 1fr;gap:4px 16px;margin:0}dd{margin:0;overflow-wrap:anywhere}button,input{font:inherit;padding:6px 14px;margin:4px 8px 4px 0}form{display:inline}ul{padding-left:20px}`;

const press = (action: string, label: string, more = ''): string =>
  `<form method="post"><input type="hidden" name="do" value="${action}">${more}<button>${escaped(label)}</button></form>`;

/** Date and time in Beijing, the user's local time. */
const timeSaid = (at: number): string => new Date(at + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
/** The date in Shanghai, as the portal shows it. */
const daySaid = (at: number): string => timeSaid(at).slice(0, 10);

const facts = (all: readonly (readonly [string, string])[]): string =>
  `<dl>${all.map(([label, value]) => `<dt>${escaped(label)}</dt><dd>${escaped(value)}</dd>`).join('')}</dl>`;

/** The agent's own page. It has no script; it reloads itself while no question is open. */
export function agentPage(agent: DemoAgent, words: AgentWords, locale: string): string {
  const { pending } = agent;
  const { about, business } = pending?.order ?? {};
  const shown = pending ? `<input type="hidden" name="id" value="${escaped(pending.id)}">` : '';
  const asked =
    pending &&
    `<section role="alert"><h2>${escaped(words.asks)}: ${escaped(words.purpose[pending.order.purpose])}</h2>${facts([
      ...(about
        ? ([
            [words.agreement, about.agreement],
            [words.product, about.product],
            [words.company, about.company],
          ] as const)
        : []),
      ...(business
        ? ([
            [words.application, business.application],
            [words.amount, moneyToText(business.amount)],
            [words.capitals, `人民币${uppercaseAmount(business.amount)}`],
            [words.applicant, business.applicant],
            [words.counterparty, business.counterparty],
            [words.due, business.dueOn],
          ] as const)
        : []),
      [words.host, pending.order.host],
      [words.person, pending.person],
      [words.until, timeSaid(pending.order.until)],
    ])}` +
      `<details><summary>${escaped(words.whole)}</summary><pre>${escaped(pending.text)}</pre></details>` +
      `<form method="post"><input type="hidden" name="do" value="confirm">${shown}<p><label>${escaped(words.pin(demoPin))}<br><input name="pin" type="password" inputmode="numeric" autocomplete="off" autofocus required></label></p><button>${escaped(words.confirm)}</button></form>${press('cancel', words.cancel, shown)}</section>`;
  const tokens = agent.tokens
    .map((token) => {
      const label = `<input type="hidden" name="label" value="${escaped(token.label)}">`;
      const held = token
        .listing()
        .certificates.map(
          ({ person, company, serial, validTo }) =>
            `<li>${escaped(person)} · ${escaped(company)} · …${escaped(serial.slice(-6))} · ${daySaid(validTo)}</li>`,
        )
        .join('');
      return `<section><h2>${escaped(token.label)} — ${escaped(token.isLocked ? words.locked : words.tries(token.triesLeft))}</h2><ul>${held}</ul>${press(token.isPlugged ? 'pull' : 'plug', token.isPlugged ? words.pullOut : words.plugIn, label)}${token.isLocked ? press('unlock', words.unlock, label) : ''}</section>`;
    })
    .join('');
  const again = pending ? '' : '<meta http-equiv="refresh" content="2">';
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${again}<title>${escaped(words.title)}</title><style>${style}</style></head><body><h1>${escaped(words.title)}</h1><p>${escaped(words.about)}</p>${asked ?? `<section role="status">${escaped(words.nothing)}</section>`}<h2>${escaped(words.tokens)}</h2>${tokens}${press('receive', words.receive)}${press('renew', words.renew)}</body></html>`;
}
