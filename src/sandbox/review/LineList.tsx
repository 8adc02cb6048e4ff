import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { portal } from '../../views/design/theme/portal-tokens.ts';
import { count } from '../../words/format.ts';
import { useSandboxWords } from '../words/use-sandbox-words.ts';
import { LineRow } from './LineRow.tsx';
import { lineMark } from './line-mark.ts';
import type { LineGroup, ReviewView } from './review-view-model.ts';
import type { Desk } from './use-desk.ts';

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', paddingBottom: '12px' },
  group: { borderTop: `1px solid ${portal.hairlineSoft}`, paddingTop: '10px', ':first-child': { borderTop: 'none' } },
  head: {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '8px',
    padding: '0 12px 4px',
    fontSize: '12px',
    lineHeight: '18px',
  },
  title: { margin: 0, fontSize: '12px', lineHeight: '18px', fontWeight: 600, overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground3 },
  note: { padding: '0 12px 4px', fontSize: '12px', lineHeight: '16px', color: tokens.colorNeutralForeground3 },
  rows: { listStyleType: 'none', margin: '0 0 6px', padding: 0 },
});

function GroupHead({ view, group }: { readonly view: ReviewView; readonly group: LineGroup }) {
  const styles = useStyles();
  const say = useSandboxWords();
  const { material, key, lines } = group;
  const title = material
    ? material.name
    : say(key === 'kept' ? 'sandbox-desk.kept' : `sandbox-actions.first-${view.first?.because ?? 'changed'}`);
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.title}>
          {title}
          {material?.required && <span className={styles.quiet}> · {say('sandbox-desk.required')}</span>}
        </h2>
        <span className={styles.quiet}>{count(lines.length)}</span>
      </div>
      {key === 'kept' && !material && <div className={styles.note}>{say('sandbox-desk.kept-note')}</div>}
    </>
  );
}

/** All documents of the package: those to review first, then by category, then those that keep their mark. */
export const LineList = observer(function LineList({
  view,
  desk,
  onOpened,
}: {
  readonly view: ReviewView;
  readonly desk: Desk;
  readonly onOpened: (key: string) => void;
}) {
  const styles = useStyles();
  const say = useSandboxWords();
  const problems = new Map(desk.places.map((place) => [place.key, place.problems]));
  return (
    <nav aria-label={say('sandbox-desk.documents')} className={styles.list}>
      {view.groups.map((group) => (
        <section key={group.key} className={styles.group}>
          <GroupHead view={view} group={group} />
          <ul className={styles.rows}>
            {group.lines.map((line) => (
              <li key={line.key}>
                <LineRow
                  line={line}
                  mark={lineMark(view, line)}
                  problems={problems.get(line.key) ?? 0}
                  open={line === desk.open}
                  onOpened={() => onOpened(line.key)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
});
