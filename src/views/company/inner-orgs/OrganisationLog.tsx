import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';

import type { OrganisationActions } from '../../../presentation/company/inner-orgs/organisation-actions.ts';
import { Card } from '../../design/panels/Card.tsx';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({
  list: {
    listStyleType: 'none',
    margin: 0,
    padding: '0 16px 14px',
    fontSize: '13px',
    lineHeight: '24px',
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
  },
  none: { margin: 0, padding: '0 16px 16px', color: tokens.colorNeutralForeground3 },
});

/** The log of changes of inner organisations and their people: who, when and what. */
export const OrganisationLog = observer(function OrganisationLog({
  organising,
}: {
  readonly organising: OrganisationActions;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const { changes } = organising;
  return (
    <Card title={say('group.org-log')} note={changes.length > 0 ? say('group.org-log-note') : undefined}>
      {changes.length === 0 ? (
        <p className={styles.none}>{say('group.org-log-none')}</p>
      ) : (
        <ul className={styles.list}>
          {changes.map(({ subjectName: subject, ...line }, index) => (
            <li key={`${line.at} ${index}`}>{say('group.org-line', { ...line, subject })}</li>
          ))}
        </ul>
      )}
    </Card>
  );
});
