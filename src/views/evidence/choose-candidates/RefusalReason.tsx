import { makeStyles } from '@fluentui/react-components';

import type { CandidateRow } from '../../../presentation/evidence/choose-candidates/candidate-rows.ts';
import { hiddenText } from '../../design/theme/hidden-text.ts';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { usePaths } from '../shared/book-context.ts';
import { useWords } from '../../../words/use-words.ts';
import type { Say } from '../../../words/use-words.ts';

const useStyles = makeStyles({
  reason: { display: 'flex', alignItems: 'center', gap: '0 12px', minWidth: 0, height: '16px' },
  words: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  press: {
    flexShrink: 0,
    marginTop: '-4px',
    marginBottom: '-4px',
    fontSize: '12px',
    lineHeight: '16px',
    '& button': { fontSize: 'inherit' },
  },
  hiddenText,
});

function fullReason(say: Say, { lead, ways }: NonNullable<CandidateRow['refusal']>): string {
  if (ways.length === 0) return say(lead);
  const each = ways.map((parts) => say('choose.all-of', { parts: parts.map((part) => say(part)) }));
  return say('choose.reason', { lead: say(lead), ways: say('choose.one-of', { ways: each }) });
}

export interface RefusalReasonProps {
  readonly row: CandidateRow;
  readonly onStartOver: (id: string) => void;
}

/**
 * The reason why a candidate cannot be ticked, on one line; its title and screen readers have the full reason. A link
 * to its package, or a button to start over with it, helps.
 */
export function RefusalReason({ row, onStartOver }: RefusalReasonProps) {
  const styles = useStyles();
  const paths = usePaths();
  const { say } = useWords();
  if (!row.refusal) return null;
  const { short, packageId } = row.refusal;
  const full = fullReason(say, row.refusal);
  return (
    <span className={styles.reason}>
      <span className={styles.words} title={full}>
        {say(short)}
        {full !== say(short) && <span className={styles.hiddenText}> {full}</span>}
      </span>
      {packageId !== undefined && (
        <PortalLink to={paths.detail(packageId)} label={`${say('choose.look')} ${packageId}`}>
          {say('choose.look')}
        </PortalLink>
      )}
      {row.mayStartOver && (
        <span className={styles.press}>
          <PressButton
            kind="subtle"
            size="small"
            label={`${say('choose.start-over')} ${row.number}`}
            onPress={() => onStartOver(row.id)}
          >
            {say('choose.start-over')}
          </PressButton>
        </span>
      )}
    </span>
  );
}
