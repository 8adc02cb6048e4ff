import { makeStyles, tokens } from '@fluentui/react-components';

import type { CompanyData } from '../../../application/ports/company/company-data-desk.ts';
import { certificatesPath } from '../../../domain/keys/certificate-path.ts';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { portal } from '../../design/theme/portal-tokens.ts';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '2px 16px',
    padding: '12px 16px',
    borderTop: `1px solid ${portal.hairlineSoft}`,
  },
  says: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
});

/** Further subjects of the company, each on one line with a link to its page. */
export function OthersCard({ data: { accounts, invoicingMissing, certificate } }: { readonly data: CompanyData }) {
  const styles = useStyles();
  const { say } = useWords();
  const account =
    accounts.bankName === ''
      ? accounts.count === 0
        ? say('company-data.accounts-none')
        : say('company-data.accounts-unused', { count: accounts.count })
      : say('company-data.accounts-used', { bank: accounts.bankName, account: accounts.masked });
  const rows = [
    { to: '/my/enterprise-info/bank-account', name: say('company-data.accounts'), says: account },
    {
      to: '/my/enterprise-info/invoice-info',
      name: say('company-data.invoicing'),
      says:
        invoicingMissing === 0
          ? say('company-data.invoicing-whole')
          : say('company-data.invoicing-missing', { count: invoicingMissing }),
    },
    {
      to: certificatesPath,
      name: say('company-data.certificate'),
      says: certificate.usable
        ? certificate.until === ''
          ? say('company-data.certificate-usable')
          : say('company-data.certificate-until', { day: certificate.until })
        : say('company-data.certificate-none'),
    },
  ];
  return (
    <Card title={say('company-data.others')}>
      <ul className={styles.list}>
        {rows.map(({ to, name, says }) => (
          <li key={to} className={styles.row}>
            <PortalLink to={to}>{name}</PortalLink>
            <span className={styles.says}>{says}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
