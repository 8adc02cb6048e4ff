import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { money } from '../../../words/format.ts';
import { useWords } from '../../../words/use-words.ts';
import { ProgressBar } from '../../design/panels/ProgressBar.tsx';
import { stagesAbove } from './use-materials-styles.ts';
import { useMaterials } from './materials-context.ts';

const useStyles = makeStyles({
  tip: { padding: '8px 16px 14px', [stagesAbove]: { padding: '6px 16px 8px' } },
  words: {
    marginBottom: '6px',
    fontSize: '12px',
    lineHeight: '18px',
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
  },
});

/** The total of the invoices beside the financing amount, as a hint only (document 2, section 5). */
export const TotalsTip = observer(function TotalsTip() {
  const { page } = useMaterials();
  const styles = useStyles();
  const { say } = useWords();
  const { invoices, financing, share, invoicesBelow } = page.totals;
  const values = { total: money(invoices), financing: money(financing) };
  return (
    <div className={styles.tip}>
      <div className={styles.words}>
        {invoicesBelow
          ? say('materials.total-below', { ...values, open: page.frame.editable })
          : say('materials.total-met', values)}
      </div>
      <ProgressBar share={share} label={say('materials.invoices-total')} />
    </div>
  );
});
