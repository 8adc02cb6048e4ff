import { observer } from 'mobx-react-lite';

import { isOfficerAct } from '../../../../domain/trade/shared/officer-acts.ts';
import type { ApplicationPresenter } from '../../../../presentation/trade/shared/application-presenter.ts';
import { Card } from '../../../design/panels/Card.tsx';
import { useWords } from '../../../../words/use-words.ts';
import { StepLine } from '../StepLine.tsx';

/** The past steps, the present one and the next ones, with their people. */
export const ApplicationProgress = observer(function ApplicationProgress({
  presenter,
}: {
  readonly presenter: ApplicationPresenter;
}) {
  const { say } = useWords();
  const act = presenter.application?.act;
  const isOrdered = act !== undefined && isOfficerAct(act);
  return (
    <Card title={say('trade.who')}>
      <StepLine
        label={say('trade.who')}
        steps={presenter.steps.map(({ state, role, isYours, names, at, words, isSigned, signature }, index) => {
          const isYourTurn = isYours && state === 'now';
          const who = isYourTurn ? say('trade.you') : names.join(say('formats.list-separator'));
          return {
            id: `${index}`,
            state: isYourTurn ? 'yours' : state,
            title:
              role === 'maker' && isOrdered
                ? say('trade.by-platform-made')
                : [who, say('trade.step-name', { role })].filter((part) => part !== '').join(' '),
            notes: [
              at === undefined ? '' : say('formats.moment-short', { at, today: presenter.today }),
              isSigned && !signature && state !== 'bad' ? say('trade.step-signs') : '',
              signature ? say('trade.signed-with', signature) : '',
              words,
            ],
          };
        })}
      />
    </Card>
  );
});
