import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';

import type { ChooseCandidatesPresenter } from '../../../presentation/evidence/choose-candidates/choose-candidates-presenter.ts';
import { policyOf } from '../../../domain/evidence/shared/book-policies.ts';
import { bookViews } from '../../../presentation/evidence/shared/book-views.ts';
import { useBook } from '../shared/book-context.ts';
import { Card } from '../../design/panels/Card.tsx';
import { KeyValueFacts } from '../../design/panels/KeyValueFacts.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { RadioChoices } from '../../design/fields/RadioChoices.tsx';
import { money } from '../../../words/format.ts';
import { useWords } from '../../../words/use-words.ts';
import { ChosenCandidates } from './ChosenCandidates.tsx';
import { FoldedNames } from './FoldedNames.tsx';
import { JoinButton } from './JoinDialogs.tsx';

const useStyles = makeStyles({
  inside: { display: 'flex', flexDirection: 'column', gap: '14px' },
  none: { color: tokens.colorNeutralForeground3 },
});

/** The DOM id of the choice of the funder. */
export const funderPlace = 'choose-funder';

/** A summary of the selection: number, amount, parties and funders. */
export const ChosenCard = observer(function ChosenCard({
  presenter,
}: {
  readonly presenter: ChooseCandidatesPresenter;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const book = useBook();
  const [kind, { rule }] = [policyOf(book).business, bookViews[book]];
  const { closed, summary } = presenter.viewModel;
  const { count, amount, creditSources, suppliers, funders, funderId } = summary;
  return (
    <Card
      padded
      title={say('choose.chosen', { count })}
      more={
        count > 0 && (
          <PressButton kind="subtle" size="small" onPress={() => presenter.selectionCleared()}>
            {say('choose.clear')}
          </PressButton>
        )
      }
    >
      <div className={styles.inside}>
        {count === 0 ? (
          <span className={styles.none}>
            {closed ? say('choose.switched-off') : say('choose.none-chosen-below', { kind })}
          </span>
        ) : (
          <>
            <ChosenCandidates presenter={presenter} />
            <KeyValueFacts
              layout="down"
              facts={[
                { label: say('choose.total'), value: money(amount), amount: true, strong: true },
                { label: say('choose.credit-source'), value: <FoldedNames names={creditSources} /> },
                ...(funders.length > 1
                  ? []
                  : [
                      {
                        label: say('choose.funder'),
                        value: <FoldedNames names={funders.map((funder) => funder.name)} />,
                      },
                    ]),
                { label: say('choose.supplier'), value: <FoldedNames names={suppliers} /> },
              ]}
            />
            {funders.length > 1 && (
              <div id={funderPlace}>
                <RadioChoices
                  label={say('choose.pick-funder')}
                  value={funderId}
                  choices={funders.map((funder) => ({ value: funder.funderId, label: funder.name }))}
                  onChanged={(picked) => presenter.funderPicked(picked)}
                />
              </div>
            )}
          </>
        )}
        <JoinButton presenter={presenter} />
        {rule && (
          <Notice tone="info" small>
            {say(`books.rule-${rule}`, { kind })}
          </Notice>
        )}
      </div>
    </Card>
  );
});
