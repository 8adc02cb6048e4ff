import { makeStyles, tokens } from '@fluentui/react-components';
import { portal } from '../../views/design/theme/portal-tokens.ts';
import { useSandboxWords } from '../words/use-sandbox-words.ts';
import { ComparedViewers } from './ComparedViewers.tsx';
import type { ReviewLine } from './review-line.ts';

const useStyles = makeStyles({
  empty: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    height: '100%',
    minHeight: '160px',
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${portal.hairline}`,
    backgroundColor: portal.card,
    color: tokens.colorNeutralForeground3,
  },
});

/** The files of the open document, with the replaced files below them. */
export function LinePapers({ line }: { readonly line: ReviewLine }) {
  const styles = useStyles();
  const say = useSandboxWords();
  if (line.files.length === 0) return <div className={styles.empty}>{say('sandbox-desk.nothing-to-see')}</div>;
  return <ComparedViewers replacing={line.filesBefore.length > 0 ? line : undefined} />;
}
