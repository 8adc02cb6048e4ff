import { isWithoutEffect, type TradeHistoryEvent } from '../../../../domain/trade/shared/trade-application.ts';
import { Card } from '../../../design/panels/Card.tsx';
import { Timeline } from '../../../design/panels/Timeline.tsx';
import { useWords } from '../../../../words/use-words.ts';

const stateOf = (event: string): 'done' | 'bad' =>
  ['returned', 'rejected', 'lapsed', 'refused-by-rule'].includes(event) ? 'bad' : 'done';

/** A further remark of an event; nothing if it has none. */
function noteOf(parts: readonly string[], separator: string): { readonly note?: string } {
  const filledParts = parts.filter((part) => part !== '');
  return filledParts.length === 0 ? {} : { note: filledParts.join(separator) };
}

/** All events of an application, the newest last. */
export function ApplicationHistory({ events }: { readonly events: readonly TradeHistoryEvent[] }) {
  const { say } = useWords();
  if (events.length === 0) return null;
  return (
    <Card title={say('trade.history')} note={say('trade.history-count', { count: events.length })} padded>
      <Timeline
        label={say('trade.history')}
        entries={events.map((each, index) => ({
          id: String(index),
          state: stateOf(each.event),
          title: [
            each.personName ||
              each.companyName ||
              // A submission without a name is by officers of the platform.
              say(each.event === 'submitted' ? 'trade.by-platform' : 'trade.by-clock'),
            say('trade.event', { event: each.event }),
          ].join(' '),
          when: say('formats.moment', { at: each.at }),
          ...noteOf(
            [
              each.forName === '' ? '' : say('trade.withdrawn-for', { name: each.forName }),
              say('trade.reason', { reason: each.reason }),
              each.words,
              each.certificateEnding === ''
                ? ''
                : say('trade.signed-with', {
                    ending: each.certificateEnding,
                    isWithoutEffect: isWithoutEffect(events, index),
                  }),
            ],
            say('formats.clause-separator'),
          ),
        }))}
      />
    </Card>
  );
}
