import { makeStyles } from '@fluentui/react-components';
import type { DetailLine } from '../../../presentation/evidence/package-detail/detail-lines.ts';
import type { PackageDetailView } from '../../../presentation/evidence/package-detail/package-detail-view-model.ts';
import { useWords } from '../../../words/use-words.ts';
import { Notice } from '../../design/panels/Notice.tsx';

const useStyles = makeStyles({ list: { margin: '4px 0', padding: '0 0 0 18px' }, reason: { whiteSpace: 'pre-line' } });

/** The returned documents with their reasons, and the statement that the others need no change. */
export function ReturnedNotice({
  view: { returned, passed, unreviewed, mendTitle, byPlatform },
}: {
  readonly view: PackageDetailView;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const words = (line: DetailLine) => (
    <span className={styles.reason}>{say('detail.mend-line', { name: say(line.title), reason: line.reason })}</span>
  );
  const rest = passed > 0 || unreviewed > 0 ? say('detail.mend-rest', { passed, waiting: unreviewed }) : '';
  const [only, ...more] = returned;
  return (
    <Notice tone={byPlatform ? 'info' : 'bad'} title={say(mendTitle)}>
      {only && more.length === 0 ? (
        <>
          {words(only)} {rest}
        </>
      ) : (
        <>
          <ul className={styles.list}>
            {returned.map((line) => (
              <li key={line.key}>{words(line)}</li>
            ))}
          </ul>
          {rest}
        </>
      )}
    </Notice>
  );
}
