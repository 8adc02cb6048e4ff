import { dateTime, englishMoment, fileSize } from '../../src/words/format.ts';
import type { TextCapUse } from '../core/identity/text-allowance.ts';
import type { JobCounts } from '../core/ports.ts';
import type { LedgerCheck } from '../core/trade/ledger-check.ts';
import type { ServerLocale } from '../core/server-locale.ts';
import { html, Markup } from '../http/markup.ts';
import { opsWords } from './ops-words.ts';
import type { AnsweredCall, CallFigures } from './server-figures.ts';

/** State of a server at one moment. */
export interface OpsStatus {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly startedAt: number;
  /** Name of the server for its operators: host, process and release. */
  readonly server: string;
  readonly parts: Readonly<Record<string, boolean | string>>;
  readonly listeners: number;
  /** Bytes. */
  readonly memory: number;
  /** Delay of the event loop in milliseconds, at the 99th percentile. */
  readonly delay: number;
  /** Bytes; undefined where the system does not report them. */
  readonly disk: { readonly free: number; readonly total: number } | undefined;
  readonly jobs: readonly JobCounts[];
  /** Caps of text messages; empty where none are sent. */
  readonly textCaps: readonly TextCapUse[];
  /** Last comparison of the ledger; undefined before the first one. */
  readonly ledger: LedgerCheck | undefined;
  readonly calls: readonly CallFigures[];
  readonly slow: readonly AnsweredCall[];
}

export interface OpsView {
  readonly locale: ServerLocale;
  /** Whether the page refreshes itself. */
  readonly refreshing: boolean;
}

export const refreshSeconds = 15;

/** The style of the page. Its hash is part of the page's content policy. */
export const opsStyle = `
:root{color-scheme:light dark;--line:#d8dedc;--soft:#5b6663;--bad:#b3261e;--good:#0b6a4f;--card:#fff;--back:#f4f6f5;--text:#17211f}
@media(prefers-color-scheme:dark){:root{--line:#36403d;--soft:#a3afab;--bad:#ff8a80;--good:#6fd3b0;--card:#1c2321;--back:#121716;--text:#e8eeec}}
*{box-sizing:border-box}body{margin:0;padding:24px clamp(12px,4vw,48px);font:14px/1.6 system-ui,"Noto Sans SC",sans-serif;background:var(--back);color:var(--text)}
header{display:flex;flex-wrap:wrap;gap:4px 24px;align-items:baseline}h1{font-size:22px;margin:0}h2{font-size:16px;margin:0 0 2px}p{margin:0 0 12px;color:var(--soft)}header nav{margin-left:auto;display:flex;gap:16px}
a{color:inherit}a:focus-visible,[tabindex]:focus-visible{outline:2px solid var(--good);outline-offset:2px}
section{background:var(--card);border:1px solid var(--line);border-radius:8px;padding:16px 20px;margin-top:16px}
dl{display:grid;grid-template-columns:repeat(auto-fill,minmax(180px,1fr));gap:16px;margin:0}dt{color:var(--soft)}dd{margin:0;font-size:18px;font-weight:600;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
.good{color:var(--good)}.bad{color:var(--bad)}.table{overflow-x:auto}table{border-collapse:collapse;width:100%}th,td{padding:6px 16px 6px 0;border-bottom:1px solid var(--line);text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}
th{font-weight:500;color:var(--soft)}th:first-child,td:first-child{text-align:left}td.bad{font-weight:600}.state{font-size:15px;font-weight:600}
`;

const gigabytes = (bytes: number): string => `${(bytes / 1024 ** 3).toFixed(1)} GB`;
const milliseconds = (ms: number): string =>
  ms >= 10_000 ? `${(ms / 1000).toFixed(1)} s` : `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`;

/** The operators' page: rendered completely on the server, without a script. */
export function opsPage(standing: OpsStatus, { locale, refreshing }: OpsView): string {
  const words = opsWords[locale];
  const moment = locale === 'en' ? englishMoment : dateTime;
  const address = (changes: Partial<OpsView>): string => {
    const next = { locale, refreshing, ...changes };
    return `?lang=${next.locale}${next.refreshing ? '' : '&refresh=off'}`;
  };
  const table = (label: string, heads: readonly string[], rows: readonly Markup[]): Markup =>
    html`<div class="table" tabindex="0" role="region" aria-label="${label}"><table><thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead><tbody>${rows}</tbody></table></div>`;
  const alarming = (count: number): Markup =>
    count > 0 ? html`<td class="bad">${count}</td>` : html`<td>${count}</td>`;
  const fact = (name: string, value: Markup | string | number): Markup =>
    html`<div><dt>${name}</dt><dd>${value}</dd></div>`;
  const allWell = Object.values(standing.parts).every((each) => each === true);

  const health = [
    ...Object.entries(standing.parts).map(([part, answer]) =>
      fact(
        words.parts[part] ?? part,
        answer === true
          ? html`<span class="good">${words.partOk}</span>`
          : html`<span class="bad">${answer === false ? words.notReady : answer}</span>`,
      ),
    ),
    fact(words.listening, standing.listeners),
    fact(words.memory, fileSize(standing.memory)),
    fact(words.delay, milliseconds(standing.delay)),
    ...(standing.disk
      ? [fact(words.disk, words.diskFree(gigabytes(standing.disk.free), gigabytes(standing.disk.total)))]
      : []),
  ];
  const jobs = standing.jobs.map(
    ({ name, waiting, running, failed }) =>
      html`<tr><td>${words.jobNames[name]}</td><td>${waiting}</td><td>${running}</td>${alarming(failed)}</tr>`,
  );
  const texts = standing.textCaps.map(({ scope, period, cap, used }) => {
    const share = used === undefined ? html`<td>–</td>` : html`<td>${Math.round((used / cap) * 100)}%</td>`;
    const count =
      used !== undefined && used >= cap ? html`<td class="bad">${used}</td>` : html`<td>${used ?? '–'}</td>`;
    return html`<tr><td>${words.textScopes[scope]}</td><td>${words.textPeriods[period]}</td><td>${cap}</td>${count}${share}</tr>`;
  });
  const { ledger } = standing;
  const compared = ledger
    ? [
        fact(words.ledgerAt, moment(ledger.at)),
        fact(words.ledgerInstruments, ledger.instruments),
        fact(words.ledgerFaults, html`<span class="${ledger.faults > 0 ? 'bad' : 'good'}">${ledger.faults}</span>`),
      ]
    : [];
  const contradictions = (ledger?.first ?? []).map(
    ({ kind, number, holdingId, expected, found }) =>
      html`<tr><td>${number}</td><td>${words.ledgerKinds[kind]}</td><td>${holdingId || '–'}</td><td>${expected || '–'}</td><td>${found || '–'}</td></tr>`,
  );
  const calls = standing.calls.map(
    ({ call, count, faults, middle, slowest5, longest }) =>
      html`<tr><td>${call}</td><td>${count}</td>${alarming(faults)}<td>${milliseconds(middle)}</td><td>${milliseconds(slowest5)}</td><td>${milliseconds(longest)}</td></tr>`,
  );
  const slow = standing.slow.map(
    ({ at, call, ms, status, traceId }) =>
      html`<tr><td>${moment(at)}</td><td>${call}</td><td>${milliseconds(ms)}</td><td>${status}</td><td>${traceId}</td></tr>`,
  );

  return html`<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">${refreshing ? [html`<meta http-equiv="refresh" content="${refreshSeconds}">`] : []}<title>${words.title}</title><style>${new Markup(opsStyle)}</style></head>
<body><header><h1>${words.title}</h1><span class="state ${allWell ? 'good' : 'bad'}">${allWell ? words.allWell : words.notReady}</span><span>${moment(standing.at)}</span><nav>${refreshing ? html`<span>${words.refreshed(refreshSeconds)}</span>` : []}<a href="${address({ refreshing: !refreshing })}">${refreshing ? words.stopRefreshing : words.goOn}</a><a href="${address({ locale: locale === 'en' ? 'zh-CN' : 'en' })}" lang="${locale === 'en' ? 'zh-CN' : 'en'}">${words.otherLanguage}</a></nav></header>
<p>${words.lead(standing.server, moment(standing.startedAt))}</p>
<main><section aria-labelledby="health"><h2 id="health">${words.health}</h2><dl>${health}</dl></section>
<section aria-labelledby="jobs"><h2 id="jobs">${words.jobs}</h2><p>${words.jobsNote}</p>${table(words.jobs, [words.job, words.waiting, words.running, words.failed], jobs)}</section>
${standing.textCaps.length > 0 ? [html`<section aria-labelledby="texts"><h2 id="texts">${words.texts}</h2><p>${words.textsNote}</p>${table(words.texts, [words.textScope, words.textPeriod, words.textCap, words.textUsed, words.textShare], texts)}</section>`] : []}
<section aria-labelledby="ledger"><h2 id="ledger">${words.ledger}</h2><p>${ledger ? words.ledgerNote : words.noLedger}</p>${ledger ? [html`<dl>${compared}</dl>`] : []}${contradictions.length > 0 ? table(words.ledger, [words.ledgerNumber, words.ledgerKind, words.ledgerHolding, words.ledgerExpected, words.ledgerFound], contradictions) : []}</section>
<section aria-labelledby="calls"><h2 id="calls">${words.calls}</h2><p>${calls.length > 0 ? words.callsNote : words.noCalls}</p>${calls.length > 0 ? table(words.calls, [words.call, words.count, words.faults, words.middle, words.slowest5, words.longest], calls) : []}</section>
<section aria-labelledby="slow"><h2 id="slow">${words.slow}</h2><p>${slow.length > 0 ? words.slowNote : words.noSlow}</p>${slow.length > 0 ? table(words.slow, [words.when, words.call, words.took, words.status, words.trace], slow) : []}</section></main></body></html>`
    .text;
}
