import { makeStyles } from '@fluentui/react-components';

import { missingNeeds, type CollectionTerms } from '../../../domain/trade/shared/collection.ts';
import { Notice } from '../../design/panels/Notice.tsx';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({ needs: { margin: 0, paddingLeft: '18px' } });

/** The missing requirements for the bank's debit, each with whom to contact; nothing if none is missing. */
export function CollectionNeeds({ collection }: { readonly collection: CollectionTerms }) {
  const styles = useStyles();
  const { say } = useWords();
  const missing = missingNeeds(collection);
  if (missing.length === 0) return null;
  return (
    <Notice small tone="warn" title={say('trade.collection-missing')}>
      <ul className={styles.needs}>
        {missing.map((need) => (
          <li key={need}>{say(`trade.collection-${need}`)}</li>
        ))}
      </ul>
    </Notice>
  );
}
