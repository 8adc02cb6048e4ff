import { makeStyles } from '@fluentui/react-components';
import type { CheckAnswersPresenter } from '../../../presentation/evidence/check-answers/check-answers-presenter.ts';
import type { ShownAnswers } from '../../../presentation/evidence/check-answers/checked-answers.ts';
import type { BlockerView } from '../../../presentation/evidence/check-answers/check-answers-view-model.ts';
import { usePaths } from '../shared/book-context.ts';
import { useWords } from '../../../words/use-words.ts';
import { LinkButton } from '../../design/actions/LinkButton.tsx';
import { MissingPart } from '../../design/panels/MissingPart.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { RestrictionHelp } from '../shared/RestrictionHelp.tsx';
import { DocumentNames } from './DocumentNames.tsx';
import { UnconfirmedNotices } from './UnconfirmedNotices.tsx';

const useStyles = makeStyles({
  notices: { display: 'flex', flexDirection: 'column', gap: '8px' },
  list: { margin: '4px 0 0', padding: '0 0 0 18px', '& a': { lineHeight: '24px' } },
});

/** The maximum number of fields that are named; of more, only the number is shown. */
const fieldsNamed = 2;

interface CheckNoticesProps {
  readonly presenter: CheckAnswersPresenter;
  readonly shown: ShownAnswers;
  readonly underWay: number;
}

/** The reasons that prevent the submission, each with a link, then what the user should know. */
export function CheckNotices({ presenter, shown, underWay }: CheckNoticesProps) {
  const styles = useStyles();
  const paths = usePaths();
  const { say } = useWords();
  const { blockers, doubts, tips, editable, expected, waitsForReading, restriction, beside, unconfirmed } = shown;
  // Documents with a notice, which the user reads before the submission.
  const concerns = new Set(
    [...beside, ...unconfirmed.doubtful, ...unconfirmed.confirmable].map(({ documentId }) => documentId),
  ).size;
  const { missed } = presenter.viewModel;
  const words = ({ what }: BlockerView): string => {
    if (what.kind === 'text') return say(what.text);
    if (what.kind === 'field')
      return say('check.item-incomplete', { name: what.name, field: say(what.field), problem: say(what.problem) });
    return say('check.item-unfilled', {
      name: what.name,
      fields: what.fields
        .slice(0, fieldsNamed)
        .map((field) => say(field))
        .join(say('formats.list-separator')),
      count: what.fields.length,
      more: Math.max(0, what.fields.length - fieldsNamed),
    });
  };
  const ready =
    editable && !restriction && blockers.length === 0 && !waitsForReading && doubts.length === 0 && underWay === 0;
  const notPermitted = presenter.viewModel.state === 'to-be-completed' || presenter.viewModel.state === 'modifying';
  return (
    <div className={styles.notices}>
      {!editable && (
        <Notice
          tone="info"
          actions={
            <LinkButton size="small" to={paths.detail(shown.facts.number)}>
              {say('check.to-detail')}
            </LinkButton>
          }
        >
          {[
            ...(notPermitted ? [say('check.not-permitted')] : []),
            ...shown.standing.map((sentence) => say(sentence)),
          ].join(say('formats.sentence-separator'))}
        </Notice>
      )}
      {restriction && (
        <Notice tone="bad" title={say('held.not-submitted')}>
          <RestrictionHelp {...restriction} />
        </Notice>
      )}
      {presenter.viewModel.outdated && (
        <Notice
          tone="warn"
          live
          actions={
            <PressButton size="small" onPress={async () => presenter.changesPressed()}>
              {say('check.see-changes')}
            </PressButton>
          }
        >
          {say('check.outdated')}
        </Notice>
      )}
      {editable && blockers.length > 0 && (
        <Notice tone="bad" title={say('check.missing-title')}>
          <ul className={styles.list}>
            {blockers.map((blocker) => (
              <li key={blocker.key}>
                <PortalLink inText to={blocker.path}>
                  {words(blocker)}
                </PortalLink>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {shown.unclear.length > 0 && (
        <Notice tone="warn" title={say('check.unclear-title', { count: shown.unclear.length })}>
          <ul className={styles.list}>
            {shown.unclear.map(({ documentId, path, title, words: said, advice }) => (
              <li key={documentId}>
                <PortalLink inText to={path}>
                  {title}
                </PortalLink>
                {say('formats.clause-separator')}
                {[say(said), ...(advice ? [say(advice)] : [])].join(say('formats.sentence-separator'))}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {editable && beside.length > 0 && (
        <Notice tone="warn" title={say('check.beside', { count: beside.length })}>
          <DocumentNames documents={beside} label={say('check.beside', { count: beside.length })} />
        </Notice>
      )}
      <UnconfirmedNotices unconfirmed={shown.unconfirmed} beingRead={shown.beingRead} />
      {underWay > 0 && (
        <Notice tone="info" live>
          {say('check.under-way', { count: underWay })}
        </Notice>
      )}
      {editable && missed.length > 0 && (
        <Notice tone="warn" title={say('check.missed', { count: missed.length })}>
          {missed.join(say('formats.list-separator'))}
        </Notice>
      )}
      {editable &&
        doubts.map((doubt) => (
          <Notice key={say(doubt)} tone="warn">
            {say(doubt)}
          </Notice>
        ))}
      {editable &&
        tips.map((tip) => (
          <Notice key={tip.key} tone="warn">
            {say(tip)}
          </Notice>
        ))}
      {editable && shown.expectedMissing && (
        <MissingPart label={say('check.expected-label')} onRetry={async () => presenter.changesPressed()} />
      )}
      {ready && (
        <Notice tone={concerns > 0 ? 'info' : 'ok'}>
          {[
            concerns > 0 ? say('check.ready-concerns', { count: concerns }) : say('check.ready'),
            ...(expected ? [say('check.expected', { until: expected.day, about: expected.about })] : []),
          ].join(say('formats.sentence-separator'))}
        </Notice>
      )}
    </div>
  );
}
