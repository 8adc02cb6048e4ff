import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { forcedColours } from '../../views/design/theme/breakpoints.ts';
import { portal } from '../../views/design/theme/portal-tokens.ts';
import { useHiddenText } from '../../views/design/theme/use-hidden-text.ts';
import { orDashes } from '../../words/format.ts';
import { useWords } from '../../words/use-words.ts';
import { sandboxMessage, type SandboxMessage } from '../words/sandbox-catalogue.ts';
import { useSandboxWords } from '../words/use-sandbox-words.ts';
import { doubtWords } from './doubt-words.ts';
import type { ComparedRow } from './line-comparison.ts';
import { useFieldText } from './line-fields.ts';

const useStyles = makeStyles({
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: '13px',
    lineHeight: '18px',
    fontVariantNumeric: 'tabular-nums',
  },
  cell: {
    padding: '6px 8px',
    borderBottom: `1px solid ${portal.hairlineSoft}`,
    textAlign: 'left',
    verticalAlign: 'top',
    fontWeight: 400,
    overflowWrap: 'anywhere',
  },
  head: { fontSize: '12px', color: tokens.colorNeutralForeground3, backgroundColor: portal.head, whiteSpace: 'nowrap' },
  label: { color: tokens.colorNeutralForeground2 },
  lit: { backgroundColor: portal.warnGround, [forcedColours]: { outline: '1px solid Highlight' } },
  strong: { fontWeight: 600 },
  mark: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '16px',
    height: '16px',
    marginRight: '6px',
    borderRadius: '8px',
    backgroundColor: portal.warnWords,
    color: portal.card,
    fontSize: '11px',
    lineHeight: '16px',
    fontWeight: 600,
  },
  unequal: { color: portal.warnWords, fontWeight: 600, marginRight: '4px' },
  source: { marginLeft: '6px', fontSize: '12px', color: tokens.colorNeutralForeground3 },
  doubt: { display: 'block', fontSize: '12px', lineHeight: '16px', color: portal.warnWords },
  same: { color: tokens.colorNeutralForeground3 },
});

const sources: Readonly<Record<string, SandboxMessage>> = {
  xml: sandboxMessage('sandbox-desk.source-xml'),
  ofd: sandboxMessage('sandbox-desk.source-ofd'),
  'pdf-attachment': sandboxMessage('sandbox-desk.source-pdf-attachment'),
  'pdf-info': sandboxMessage('sandbox-desk.source-pdf-info'),
  'qr-code': sandboxMessage('sandbox-desk.source-qr-code'),
  'pdf-text': sandboxMessage('sandbox-desk.source-pdf-text'),
  optical: sandboxMessage('sandbox-desk.source-optical'),
};

function PaperCell({ row, lit }: { readonly row: ComparedRow; readonly lit: boolean }) {
  const styles = useStyles();
  const hidden = useHiddenText();
  const say = useSandboxWords();
  const { say: sayPortal } = useWords();
  const fieldText = useFieldText();
  const { paper, field, differs } = row;
  if (!paper) return <td className={mergeClasses(styles.cell, styles.same)}>{orDashes('')}</td>;
  const source = Object.hasOwn(sources, paper.source) ? sources[paper.source] : undefined;
  const doubt = doubtWords(paper.doubts);
  return (
    <td className={styles.cell}>
      {differs && (
        <>
          <span aria-hidden="true" className={styles.unequal}>
            ≠
          </span>
          <span className={hidden}>{say('sandbox-desk.differs')} </span>
        </>
      )}
      <span className={mergeClasses(lit && styles.strong)}>{fieldText(field, paper.text)}</span>
      {source && <span className={styles.source}>{say(source)}</span>}
      {doubt && <span className={styles.doubt}>{sayPortal(doubt)}</span>}
    </td>
  );
}

/**
 * Each field of a document: the entered value, the value on the paper, and the value entered before the return. Fields
 * to check are highlighted and numbered.
 */
export function FieldsTable({ rows }: { readonly rows: readonly ComparedRow[] }) {
  const styles = useStyles();
  const hidden = useHiddenText();
  const say = useSandboxWords();
  const { say: sayPortal } = useWords();
  const fieldText = useFieldText();
  const isCompared = rows.some(({ before }) => before !== undefined);
  const titles = [
    'sandbox-desk.field',
    'sandbox-desk.entered',
    'sandbox-desk.on-paper',
    ...(isCompared ? (['sandbox-desk.before'] as const) : []),
  ] as const;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {titles.map((title) => (
            <th key={title} scope="col" className={mergeClasses(styles.cell, styles.head)}>
              {say(title)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const { field, entered, before, mark } = row;
          const lit = mark !== undefined;
          return (
            <tr key={field.name} className={mergeClasses(lit && styles.lit)}>
              <th scope="row" className={mergeClasses(styles.cell, styles.label)}>
                {lit && (
                  <span className={styles.mark}>
                    <span className={hidden}>{say('sandbox-desk.problem-one', { at: mark })} </span>
                    <span aria-hidden="true">{mark}</span>
                  </span>
                )}
                {sayPortal(field.label)}
              </th>
              <td className={mergeClasses(styles.cell, lit && styles.strong)}>{orDashes(fieldText(field, entered))}</td>
              <PaperCell row={row} lit={lit} />
              {isCompared && (
                <td className={mergeClasses(styles.cell, before === entered && styles.same)}>
                  {before === undefined ? (
                    orDashes('')
                  ) : before === entered ? (
                    say('sandbox-desk.same')
                  ) : (
                    <del>{orDashes(fieldText(field, before))}</del>
                  )}
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
