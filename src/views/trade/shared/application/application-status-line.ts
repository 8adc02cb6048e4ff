import type { TradeApplication } from '../../../../domain/trade/shared/trade-application.ts';
import type { Say } from '../../../../words/use-words.ts';

/** The holder of an application, since when and until when, in one sentence. */
export function applicationStatusLine(application: TradeApplication, say: Say): string {
  const { state, stateSince: since, endsOn: until, waitsFor, decisionBar } = application;
  switch (state) {
    case 'DRAFT':
      return say('trade.draft-facts');
    case 'WAITING':
      return decisionBar === undefined
        ? say('trade.yours-until', { since, until })
        : say('trade.waits-others', {
            step: say('trade.step-name', { role: waitsFor?.role }),
            names: waitsFor?.names ?? [],
            until,
          });
    case 'RETURNED':
    case 'REFUSED_BY_RULE':
      if (!application.isMine) return say('trade.returned-others', { name: application.makerName, until });
      return until === '' ? say('trade.returned-freed') : say('trade.returned-until', { until });
    case 'EFFECTIVE': {
      if (application.act === 'finance') return say('trade.financing-approved-on', { at: since });
      if (application.act === 'contract') return say('trade.contract-signed-on', { at: since });
      const { sent } = application;
      if (application.later === 'returned')
        return say('trade.effective-returned', { since, at: Math.max(...sent.map(({ outcome }) => outcome.at)) });
      const waiting = sent.filter(({ outcome }) => outcome.state === 'waiting');
      const [last] = waiting.map(({ outcome }) => outcome.acceptBy).toSorted();
      return last === undefined
        ? say('trade.effective-on', { at: since })
        : say('trade.effective-waits', {
            names: waiting.map(({ companyName }) => companyName),
            lacking: waiting.filter(({ gap }) => gap !== undefined).map(({ companyName }) => companyName),
            until: last,
          });
    }
    case 'REJECTED':
    case 'WITHDRAWN':
    case 'LAPSED':
      return say('trade.ended-on', { at: since });
    case undefined:
      return '';
  }
}
