import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';

import type { CompanyWarning } from '../../../domain/home/company-facts.ts';
import type { HomePresenter } from '../../../presentation/home/home/home-presenter.ts';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { SupportLine } from '../../design/panels/SupportLine.tsx';
import { SigningWay } from '../../products/shared/SigningWay.tsx';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({
  list: { listStyleType: 'none', display: 'flex', flexDirection: 'column', gap: '8px', margin: '0 0 16px', padding: 0 },
});

const isOver = ({ kind, days, recalled, spareCertificate }: CompanyWarning): boolean =>
  kind === 'violating' ||
  kind === 'barred' ||
  kind === 'certificate-lost' ||
  recalled?.isPast === true ||
  (days !== undefined && days < 0 && spareCertificate === undefined);

const recallWords = ({ kind, isPast }: NonNullable<CompanyWarning['recalled']>) =>
  kind === 'withdrawn' ? 'home.agreement-withdrawn' : isPast ? 'home.agreement-overdue' : 'home.agreement-to-sign';

/**
 * The warnings about the company's standing and its expiring papers, each with a date and an action (checklist 1.4).
 */
export const CompanyWarnings = observer(function CompanyWarnings({ presenter }: { readonly presenter: HomePresenter }) {
  const styles = useStyles();
  const { say } = useWords();
  const { warnings, certificateRenewal } = presenter;
  if (warnings.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={say('home.warnings')}>
      {warnings.map((warning) => {
        const { kind, day, days, objection, objectors, barred, recalled, spareCertificate } = warning;
        const isObjectable = kind === 'violating' || kind === 'violating-ahead' || kind === 'watch-listed';
        return (
          <li key={recalled ? `${kind} ${recalled.product}` : kind}>
            <Notice tone={isOver(warning) ? 'bad' : 'warn'}>
              {(kind === 'violating' || kind === 'violating-ahead') && say(`home.${kind}`, { day })}
              {objectors && <> {say('home.objectors', { people: objectors })}</>}
              {barred && (
                <>
                  {say('home.barred', { actions: barred })} <SupportLine />
                </>
              )}
              {kind === 'watch-listed' && say('home.watch-listed')}
              {kind === 'licence' && say('home.licence', { day, days: days ?? 0 })}
              {kind === 'certificate' &&
                say('home.certificate', { day, days: days ?? 0, spare: spareCertificate, ...certificateRenewal })}
              {kind === 'certificate-lost' && say('home.certificate-lost', { day, ...certificateRenewal })}
              {(kind === 'legal-id' || kind === 'agent-id' || kind === 'entrustment' || kind === 'upper-letter') &&
                say(`home.${kind}`, { day, days: days ?? 0 })}
              {recalled && say(recallWords(recalled), { title: recalled.title, at: recalled.at })}
              {recalled &&
                (recalled.kind === 'withdrawn' ? (
                  <>
                    {' '}
                    <PortalLink to={`/my/product/overview?productType=${recalled.product}`}>
                      {say('home.agreement-see')}
                    </PortalLink>
                  </>
                ) : (
                  <SigningWay turn={presenter.turnOf(recalled)} product={recalled.product} />
                ))}
              {(kind === 'licence' ||
                kind === 'legal-id' ||
                kind === 'agent-id' ||
                kind === 'entrustment' ||
                kind === 'upper-letter') && (
                <>
                  {' '}
                  <PortalLink to="/my/enterprise-info/realname">{say('home.papers')}</PortalLink>
                </>
              )}
              {(kind === 'certificate' || kind === 'certificate-lost') && certificateRenewal.mends && (
                <>
                  {' '}
                  <PortalLink to="/my/enterprise-info/certificate-management">{say('home.certificates')}</PortalLink>
                </>
              )}
              {isObjectable && !objectors && (
                <>
                  {' '}
                  {objection !== undefined && say('home.objection-waits', { number: objection })}{' '}
                  <PortalLink to="/my/agency-objection">
                    {say(objection === undefined ? 'home.object' : 'home.objection-see')}
                  </PortalLink>
                </>
              )}
            </Notice>
          </li>
        );
      })}
    </ul>
  );
});
