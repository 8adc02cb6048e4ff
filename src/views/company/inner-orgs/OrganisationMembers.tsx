import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';

import type { OrganisationActions } from '../../../presentation/company/inner-orgs/organisation-actions.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { portal } from '../../design/theme/portal-tokens.ts';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({
  group: { borderTop: `1px solid ${portal.hairlineSoft}`, padding: '10px 16px' },
  name: { margin: 0, fontSize: '14px', lineHeight: '20px', fontWeight: 600, overflowWrap: 'anywhere' },
  count: { marginLeft: '8px', fontSize: '12px', fontWeight: 400, color: tokens.colorNeutralForeground3 },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 12px', minHeight: '36px' },
  facts: {
    flex: '1 1 200px',
    fontSize: '12px',
    lineHeight: '18px',
    color: tokens.colorNeutralForeground3,
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
  },
  none: { margin: 0, padding: '0 16px 16px', color: tokens.colorNeutralForeground3 },
});

/** The people who work in inner organisations, and those of institutions who work in none. */
export const OrganisationMembers = observer(function OrganisationMembers({
  organising,
}: {
  readonly organising: OrganisationActions;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const { people, membersByOrganisation } = organising;
  return (
    <Card title={say('group.org-members')} note={say('group.org-members-note', { count: people.length })}>
      {people.length === 0 && <p className={styles.none}>{say('group.org-members-none')}</p>}
      {membersByOrganisation.map(({ id, name, members }) => (
        <div key={id} className={styles.group}>
          <h3 className={styles.name}>
            {name === '' ? say('group.org-place-none') : name}
            <span className={styles.count}>{say('group.org-members-of', { count: members.length })}</span>
          </h3>
          <ul className={styles.list}>
            {members.map((person) => (
              <li key={person.userId} className={styles.row}>
                <span>{person.personName}</span>
                <span className={styles.facts}>
                  {[person.mobile, person.institution === '' ? say('group.org-member-own') : person.institution].join(
                    ' · ',
                  )}
                </span>
                {person.mayPlace && (
                  <PressButton
                    size="small"
                    label={say('group.org-act-of', { act: say('group.org-place'), name: person.personName })}
                    onPress={() => organising.placePressed(person)}
                  >
                    {say('group.org-place')}
                  </PressButton>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Card>
  );
});
