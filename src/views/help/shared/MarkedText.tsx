import { makeStyles } from '@fluentui/react-components';
import { markHelpTerms } from '../../../domain/help/shared/help-topic.ts';
import { portal } from '../../design/theme/portal-tokens.ts';

const useStyles = makeStyles({ hit: { backgroundColor: portal.warnGround, color: 'inherit', borderRadius: '2px' } });

/** A text in which the searched words are highlighted. */
export function MarkedText({ text, query }: { readonly text: string; readonly query: string }) {
  const styles = useStyles();
  // Parts never change their order.
  return markHelpTerms(text, query).map((part, index) =>
    part.isHit ? (
      <mark key={index} className={styles.hit}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
