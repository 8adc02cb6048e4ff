import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { Suspense } from 'react';
import type { ReactNode } from 'react';

import { sloganOf, showsFooterQr, type PageConfig } from '../../domain/platform/page-config.ts';
import { onPhone } from '../design/theme/breakpoints.ts';
import { portal } from '../design/theme/portal-tokens.ts';
import { SupportLine } from '../design/panels/SupportLine.tsx';
import { PortalLink } from '../design/actions/PortalLink.tsx';
import { OutsideLink } from '../design/actions/OutsideLink.tsx';
import { useWords } from '../../words/use-words.ts';
import { useFrameStyles } from './use-frame-styles.ts';
import { lazyScreen } from '../lazy/lazy-screen.ts';
import { platformName } from './platform-name.ts';

const FooterQr = lazyScreen<{ readonly says: string }>(async () => (await import('./FooterQr.tsx')).FooterQr);

const useStyles = makeStyles({
  foot: {
    marginTop: '24px',
    borderTop: `1px solid ${portal.hairline}`,
    backgroundColor: portal.tail,
    color: portal.tailWords,
    fontSize: '12px',
    lineHeight: '18px',
  },
  inside: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '8px 40px',
    paddingTop: '16px',
    paddingBottom: '20px',
    [onPhone]: { flexDirection: 'column' },
  },
  centred: { flexDirection: 'column', alignItems: 'center', textAlign: 'center', gap: '6px' },
  column: { display: 'flex', flexDirection: 'column', gap: '2px' },
  line: { display: 'flex', flexWrap: 'wrap', justifyContent: 'inherit', gap: '2px 24px' },
  name: { fontWeight: 600 },
  slogan: { fontSize: '14px', lineHeight: '20px', fontWeight: 600 },
});

export interface FooterViewProps {
  readonly config: PageConfig;
  /** The path of the page, below the portal's base. Pages of guarantees show no QR code. */
  readonly path: string;
  /** Replaces the content that failed to load. */
  readonly missing?: ReactNode;
}

/**
 * The contact and the operator of the platform: in two columns, or centred below the slogan in the RT variant (document
 * 1, section 2).
 */
export function FooterView({ config, path, missing }: FooterViewProps) {
  const styles = useStyles();
  const frame = useFrameStyles();
  const { say, locale } = useWords();
  const copyright = locale === 'en' && config.copyrightEn !== '' ? config.copyrightEn : config.copyrightCn;
  const address = locale === 'en' && config.contactAddressEn !== '' ? config.contactAddressEn : config.contactAddress;
  // Platforms configure their slogan only in Chinese.
  const slogan = locale === 'zh-CN' ? sloganOf(config) : '';
  const contact = (
    <>
      {missing}
      <SupportLine />
      {address !== '' && <span>{say('shell.address', { address, postcode: config.postcode })}</span>}
    </>
  );
  const rights = (
    <>
      <span className={styles.line}>
        <PortalLink inText to="/agreements/registration">
          {say('shell.agreement')}
        </PortalLink>
        <PortalLink inText to="/agreements/privacy">
          {say('shell.privacy')}
        </PortalLink>
      </span>
      {copyright !== '' && <span>{say('shell.copyright', { name: copyright })}</span>}
      {(
        [
          [config.icpRegister, config.icpRegisterUrl],
          [config.securityRegister, config.securityRegisterUrl],
        ] as const
      ).map(
        ([register, filedAt]) =>
          register !== '' &&
          (filedAt === '' ? (
            <span key={register}>{register}</span>
          ) : (
            <OutsideLink key={register} to={filedAt}>
              {register}
            </OutsideLink>
          )),
      )}
    </>
  );
  const qr = showsFooterQr(config, path) && (
    <Suspense fallback={null}>
      <FooterQr says={config.footerQr} />
    </Suspense>
  );
  const part = config.isRT ? styles.line : styles.column;
  return (
    <footer className={styles.foot}>
      <div className={mergeClasses(frame.width, styles.inside, config.isRT && styles.centred)}>
        <div className={styles.column}>
          {!config.isRT && <span className={styles.name}>{platformName(config, locale)}</span>}
          {slogan !== '' && <span className={config.isRT ? styles.slogan : undefined}>{slogan}</span>}
        </div>
        <div className={part}>{contact}</div>
        <div className={part}>{rights}</div>
        {qr}
      </div>
    </footer>
  );
}
