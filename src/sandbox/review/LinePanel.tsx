import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Eye16Regular } from '@fluentui/react-icons/svg/eye';
import { observer } from 'mobx-react-lite';
import { PressButton } from '../../views/design/actions/PressButton.tsx';
import { Notice } from '../../views/design/panels/Notice.tsx';
import { StateBadge } from '../../views/design/panels/StateBadge.tsx';
import { portal } from '../../views/design/theme/portal-tokens.ts';
import { useConsole } from '../frame/console-context.ts';
import { useSandboxWords } from '../words/use-sandbox-words.ts';
import { ChangeNote } from './ChangeNote.tsx';
import { CorrectionFields } from './CorrectionFields.tsx';
import { FieldsTable } from './FieldsTable.tsx';
import { LastResult } from './LastResult.tsx';
import { comparisonRows } from './line-comparison.ts';
import { ObjectionNote } from './ObjectionNote.tsx';
import { RegisterNote } from './RegisterNote.tsx';
import { lineMark } from './line-mark.ts';
import type { ReviewLine } from './review-line.ts';
import type { ReviewView } from './review-view-model.ts';
import { useLineTitle } from './use-line-title.ts';

const useStyles = makeStyles({
  body: {
    flexGrow: 1,
    minHeight: 0,
    overflowY: 'auto',
    display: 'flex',
    flexDirection: 'column',
    gap: '10px',
    padding: '12px 14px',
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' },
  title: {
    margin: 0,
    fontSize: '15px',
    lineHeight: '22px',
    fontWeight: 600,
    flexGrow: 1,
    flexBasis: '140px',
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
  },
  quiet: { color: tokens.colorNeutralForeground3, fontSize: '12px', lineHeight: '18px' },
  agrees: { color: portal.okWords },
  table: { margin: '0 -14px' },
  files: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

const badges = { PASS: 'ok', NOPASS: 'bad', kept: 'ok', none: 'idle' } as const;

const ReadingNote = observer(function ReadingNote({ line }: { readonly line: ReviewLine }) {
  const styles = useStyles();
  const say = useSandboxWords();
  const { papers } = useConsole();
  const read = papers.readingOf(line.files);
  if (!line.item || !read) return null;
  if (read.state === 'not-readable') return <div className={styles.quiet}>{say('sandbox-desk.not-readable')}</div>;
  if (read.state !== 'read') return <div className={styles.quiet}>{say('sandbox-desk.read-under-way')}</div>;
  return comparisonRows(line.item, read).some(({ mark }) => mark !== undefined) ? null : (
    <div className={mergeClasses(styles.quiet, styles.agrees)}>{say('sandbox-desk.agrees')}</div>
  );
});

const Content = observer(function Content({ view, line }: { readonly view: ReviewView; readonly line: ReviewLine }) {
  const styles = useStyles();
  const { actions, papers } = useConsole();
  const { item } = line;
  if (!item) return null;
  if (item.result === 'NOPASS' && Object.keys(item.fields).length > 0 && actions.mayCorrect(view.reviewed))
    return <CorrectionFields item={item} />;
  const rows = comparisonRows(item, papers.readingOf(line.files));
  return (
    <>
      {rows.length > 0 && (
        <div className={styles.table}>
          <FieldsTable rows={rows} />
        </div>
      )}
      <ReadingNote line={line} />
    </>
  );
});

export interface LinePanelProps {
  readonly view: ReviewView;
  readonly line: ReviewLine;
  /** Opens the files in a dialog; undefined if they are shown beside the panel. */
  readonly onFiles: (() => void) | undefined;
}

/** The open document: its mark, earlier results and objections, and its fields beside the values on the paper. */
export const LinePanel = observer(function LinePanel({ view, line, onFiles }: LinePanelProps) {
  const styles = useStyles();
  const say = useSandboxWords();
  const { review } = useConsole();
  const titleOf = useLineTitle();
  const { item } = line;
  const each = view.materials.find(({ material }) => material.docMaterialId === line.docMaterialId);
  const mark = lineMark(view, line);
  const inReview = view.stage !== undefined;
  return (
    <div className={styles.body}>
      <div className={styles.head}>
        <h2 className={styles.title} aria-live="polite">
          {titleOf(line)}
        </h2>
        {inReview && mark && (
          <StateBadge size="small" tone={badges[mark]}>
            {say(`sandbox-desk.mark-${mark}`)}
          </StateBadge>
        )}
      </div>
      {inReview && <ObjectionNote objection={line.objection} />}
      {item && <RegisterNote item={item} />}
      {item && <ChangeNote item={item} />}
      <LastResult
        result={item?.result ?? each?.material.result ?? 'UNKNOWN'}
        reason={item?.reason ?? each?.material.reason ?? ''}
        inReview={inReview}
      />
      {!item && (
        <Notice tone="info" small>
          {say((each?.lines.length ?? 0) === 0 ? 'sandbox.nothing-given' : 'sandbox.whole-material')}
        </Notice>
      )}
      {onFiles && line.files.length > 0 && (
        <div className={styles.files}>
          <PressButton size="small" icon={<Eye16Regular />} onPress={onFiles}>
            {say('sandbox-desk.look')}
          </PressButton>
        </div>
      )}
      <Content view={view} line={line} />
      {view.judging && item && each && (
        <div className={styles.files}>
          <PressButton
            kind="subtle"
            size="small"
            aria-pressed={view.verdicts.get(each.whole.key)?.result === 'NOPASS'}
            label={say('sandbox.return-whole-of', { name: each.material.name })}
            onPress={() => review.verdictPressed(each.whole, 'NOPASS')}
          >
            {say('sandbox.return-whole')}
          </PressButton>
        </div>
      )}
    </div>
  );
});
