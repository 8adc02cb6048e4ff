import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';

import type { SupplierRecommendation } from '../../../application/ports/trade/supplier-desk.ts';
import type { SuppliersPresenter } from '../../../presentation/trade/suppliers/suppliers-presenter.ts';
import { useWords, type Say } from '../../../words/use-words.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { PortalDialog } from '../../design/dialogs/PortalDialog.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { LoadFailure } from '../shared/LoadFailure.tsx';
import { useLostFocus } from '../shared/use-lost-focus.ts';
import { portal } from '../../design/theme/portal-tokens.ts';

const useStyles = makeStyles({
  list: { margin: 0, padding: '0 16px 8px', listStyleType: 'none' },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px 16px',
    alignItems: 'center',
    justifyContent: 'space-between',
    padding: '10px 0',
    borderTop: `1px solid ${portal.hairlineSoft}`,
    ':first-child': { borderTop: 'none' },
  },
  words: { flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere', fontSize: '13px', lineHeight: '20px' },
  name: { fontWeight: 600 },
  quiet: { display: 'block', fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
  acts: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  all: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '16px',
    outlineStyle: 'none',
    ':empty': { display: 'none' },
  },
  past: { padding: '0 16px 12px', fontSize: '12px', lineHeight: '20px' },
});

/** The contact of the company, the author of the recommendation, its time and its reason. */
const contactOf = (say: Say, { contactName, mobile, makerName, proposedAt, reason }: SupplierRecommendation): string =>
  [
    ...(contactName === '' ? [] : [say('suppliers.contact', { name: contactName, mobile })]),
    say('suppliers.by', { name: makerName }),
    say('formats.moment', { at: proposedAt }),
    ...(reason === '' ? [] : [say('suppliers.reason-of', { reason })]),
  ].join(say('formats.clause-separator'));

function Named({ of: { name, uscc } }: { readonly of: SupplierRecommendation }) {
  const styles = useStyles();
  return (
    <>
      <span className={styles.name}>{name}</span> {uscc}
    </>
  );
}

/** Recommendations that still need an answer of a director or of their author. */
const Waiting = observer(function Waiting({ presenter }: { readonly presenter: SuppliersPresenter }) {
  const styles = useStyles();
  const { say } = useWords();
  const { open, form } = presenter;
  if (open.length === 0) return null;
  return (
    <Card title={say('suppliers.waiting', { count: open.length })}>
      <ul className={styles.list}>
        {open.map((each) => (
          <li key={each.id} className={styles.row}>
            <div className={styles.words}>
              <Named of={each} />
              <span className={styles.quiet}>{contactOf(say, each)}</span>
            </div>
            <div className={styles.acts}>
              {each.mayAnswer.map((answer) => (
                <PressButton
                  key={answer}
                  size="small"
                  kind={answer === 'confirm' ? 'primary' : 'ordinary'}
                  label={say('suppliers.answer-of', { answer, name: each.name })}
                  busy={form.busy}
                  onPress={() => presenter.answerPressed(each, answer)}
                >
                  {say('suppliers.answer', { answer })}
                </PressButton>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
});

/** Invited companies, with the progress of each. */
const Invited = observer(function Invited({ presenter }: { readonly presenter: SuppliersPresenter }) {
  const styles = useStyles();
  const { say } = useWords();
  const { invited } = presenter;
  if (invited.length === 0) return null;
  return (
    <Card title={say('suppliers.invited', { count: invited.length })}>
      <ul className={styles.list}>
        {invited.map((each) => (
          <li key={each.id} className={styles.row}>
            <div className={styles.words}>
              <Named of={each} />
              <span className={styles.quiet}>{contactOf(say, each)}</span>
              <span className={styles.quiet}>
                {say('suppliers.text', { isSent: each.isTextSent, decider: each.deciderName })}
              </span>
            </div>
            <span>{say('suppliers.progress', { progress: each.progress ?? '' })}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
});

/** Recommendations that need no further action. */
const Ended = observer(function Ended({ presenter }: { readonly presenter: SuppliersPresenter }) {
  const styles = useStyles();
  const { say } = useWords();
  const { ended, recommended } = presenter;
  if (ended.length === 0) return null;
  return (
    <Card>
      <details className={styles.past}>
        <summary>{say('suppliers.ended', { count: ended.length })}</summary>
        <ul className={styles.list}>
          {ended.map((each) => {
            const { state, deciderName, progress } = each;
            const outcome = { state: state ?? '', decider: deciderName, progress: progress ?? '' };
            return (
              <li key={each.id} className={styles.row}>
                <div className={styles.words}>
                  <Named of={each} />
                  <span className={styles.quiet}>{contactOf(say, each)}</span>
                </div>
                <span>{say('suppliers.state', outcome)}</span>
              </li>
            );
          })}
        </ul>
        {recommended.value?.isMore === true && <span className={styles.quiet}>{say('suppliers.ended-more')}</span>}
      </details>
    </Card>
  );
});

/** Recommended suppliers: those that wait for an answer, the invited ones, and the earlier ones. */
export const Recommendations = observer(function Recommendations({
  presenter,
}: {
  readonly presenter: SuppliersPresenter;
}) {
  const { say } = useWords();
  const styles = useStyles();
  const { recommended, asked, open } = presenter;
  const all = useLostFocus(String(open.length));
  const { answer = 'confirm', recommendation } = asked ?? {};
  if (recommended.current.kind === 'failed')
    return (
      <Card>
        <LoadFailure content={recommended} />
      </Card>
    );
  return (
    <div ref={all} tabIndex={-1} className={styles.all}>
      <Waiting presenter={presenter} />
      <Invited presenter={presenter} />
      <Ended presenter={presenter} />
      <PortalDialog
        open={asked !== undefined}
        kind="confirm"
        destroys={answer !== 'confirm'}
        title={say('suppliers.ask', { answer, name: recommendation?.name ?? '' })}
        confirmLabel={say('suppliers.answer', { answer })}
        cancelLabel={say('suppliers.cancel')}
        onConfirmed={async () => presenter.answerConfirmed()}
        onClosed={() => presenter.dialogClosed()}
      >
        {recommendation &&
          say('suppliers.ask-body', { answer, contact: recommendation.contactName, mobile: recommendation.mobile })}
      </PortalDialog>
    </div>
  );
});
