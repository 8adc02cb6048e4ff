import { makeStyles } from '@fluentui/react-components';

import { Notice } from '../../design/panels/Notice.tsx';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({ part: { marginBottom: '16px' } });

/** The note that only the part of an inner organisation is shown. */
export function OrganisationPart({ institution }: { readonly institution: string }) {
  const styles = useStyles();
  const { say } = useWords();
  return (
    <div className={styles.part}>
      <Notice small tone="info">
        {say('trade.organisation-part', { institution })}
      </Notice>
    </div>
  );
}
