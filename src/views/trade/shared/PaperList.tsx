import { makeStyles } from '@fluentui/react-components';

import type { TradePaper } from '../../../application/ports/trade/trade-desk.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import type { LookAt } from '../../viewer/shared/use-preview.ts';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({
  list: { listStyleType: 'none', display: 'grid', gap: '8px', margin: 0, padding: 0 },
  files: { display: 'flex', flexWrap: 'wrap', gap: '4px 8px' },
  number: { overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
});

/** Contracts and invoices with their files, which open in the viewer; a sentence if there are none. */
export function PaperList({ papers, onLook }: { readonly papers: readonly TradePaper[]; readonly onLook: LookAt }) {
  const styles = useStyles();
  const { say } = useWords();
  if (papers.length === 0) return say('trade.papers-none');
  return (
    <ul className={styles.list}>
      {papers.map(({ kind, number, files }) => (
        <li key={`${kind} ${number} ${files[0]?.fileId}`}>
          <span className={styles.number}>{say('trade.paper-of', { kind, number })}</span>
          <div className={styles.files}>
            {files.map((file) => (
              <PressButton
                key={file.fileId}
                size="small"
                label={say('trade.paper-open', { name: file.name })}
                onPress={() => onLook([file, ...files.filter(({ fileId }) => fileId !== file.fileId)])}
              >
                {file.name}
              </PressButton>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
