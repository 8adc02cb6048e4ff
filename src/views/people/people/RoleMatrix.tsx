import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkCircle16Regular } from '@fluentui/react-icons/svg/checkmark-circle';
import { observer } from 'mobx-react-lite';

import { capabilities } from '../../../domain/people/shared/role-templates.ts';
import type { PeoplePresenter } from '../../../presentation/people/people/people-presenter.ts';
import { Card } from '../../design/panels/Card.tsx';
import { onPhone } from '../../design/theme/breakpoints.ts';
import { hiddenText } from '../../design/theme/hidden-text.ts';
import { portal } from '../../design/theme/portal-tokens.ts';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({
  table: { width: '100%', borderCollapse: 'collapse', [onPhone]: { display: 'none' } },
  cell: { padding: '8px 12px', borderTop: `1px solid ${portal.hairlineSoft}`, textAlign: 'center', fontWeight: 400 },
  head: { fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3, verticalAlign: 'bottom' },
  first: { textAlign: 'left', paddingLeft: '16px' },
  strong: { fontWeight: 600 },
  yes: { color: portal.okWords },
  hidden: hiddenText,
  note: {
    margin: 0,
    padding: '10px 16px 14px',
    fontSize: '12px',
    lineHeight: '18px',
    color: tokens.colorNeutralForeground3,
    borderTop: `1px solid ${portal.hairlineSoft}`,
  },
  cards: { display: 'none', margin: 0, padding: '0 16px', [onPhone]: { display: 'block' } },
  term: { fontWeight: 600, paddingTop: '10px', borderTop: `1px solid ${portal.hairlineSoft}` },
  words: { margin: '2px 0 10px', color: tokens.colorNeutralForeground2 },
});

/** The rights of each role: a table, or lines on a phone. */
export const RoleMatrix = observer(function RoleMatrix({ presenter }: { readonly presenter: PeoplePresenter }) {
  const styles = useStyles();
  const { say } = useWords();
  const { offeredRoles } = presenter;
  return (
    <Card title={say('people.matrix')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={mergeClasses(styles.cell, styles.head, styles.first)}>
              {say('people.matrix-role')}
            </th>
            {capabilities.map((each) => (
              <th key={each} scope="col" className={mergeClasses(styles.cell, styles.head)}>
                {say(`people.may-${each}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {offeredRoles.map(({ template, allows }) => (
            <tr key={template}>
              <th scope="row" className={mergeClasses(styles.cell, styles.first, styles.strong)}>
                {say(`people.template-${template}`)}
              </th>
              {capabilities.map((each) => (
                <td key={each} className={styles.cell}>
                  {allows.includes(each) && <CheckmarkCircle16Regular className={styles.yes} aria-hidden="true" />}
                  <span className={styles.hidden}>{say(allows.includes(each) ? 'people.yes' : 'people.no')}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={styles.cards}>
        {offeredRoles.map(({ template, allows }) => (
          <div key={template}>
            <dt className={styles.term}>{say(`people.template-${template}`)}</dt>
            <dd className={styles.words}>
              {allows.map((each) => say(`people.may-${each}`)).join(say('formats.list-separator'))}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{say('people.matrix-note')}</p>
    </Card>
  );
});
