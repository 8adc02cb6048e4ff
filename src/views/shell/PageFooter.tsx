import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';

import { shownSlogan } from '../../domain/shell/shared/page-config.ts';
import { onPhone } from '../design/theme/breakpoints.ts';
import { MissingPart } from '../design/panels/MissingPart.tsx';
import { portal } from '../design/theme/portal-tokens.ts';
import { SupportLine } from '../design/panels/SupportLine.tsx';
import { useHiddenText } from '../design/theme/use-hidden-text.ts';
import { useWords } from '../../words/use-words.ts';
import { platformName } from './shared/platform-name.ts';
import { usePresenters } from './shared/presenters-context.ts';
import { useFrameStyles } from './use-frame-styles.ts';

const useStyles = makeStyles({
  foot: { marginTop: '24px', borderTop: `1px solid ${portal.hairline}`, backgroundColor: portal.tail, color: portal.tailWords, fontSize: '12px', lineHeight: '18px' },
  inside: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '8px 40px', paddingTop: '16px', paddingBottom: '20px', [onPhone]: { flexDirection: 'column' } },
  centred: { flexDirection: 'column', alignItems: 'center', textAlign: 'center', gap: '6px' },
  column: { display: 'flex', flexDirection: 'column', gap: '2px' },
  line: { display: 'flex', flexWrap: 'wrap', justifyContent: 'inherit', gap: '2px 24px' },
  name: { fontWeight: 600 },
  slogan: { fontSize: '14px', lineHeight: '20px', fontWeight: 600 },
  link: { color: 'inherit', ':focus-visible': { outlineOffset: '2px' } },
});

function IcpLink({ register, address }: { readonly register: string; readonly address: string }) {
  const styles = useStyles();
  const hidden = useHiddenText();
  const { say } = useWords();
  // An address from outside: only the web's own schemes.
  if (!/^https?:\/\//i.test(address)) return <span>{register}</span>;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" className={styles.link}>
      {register}
      <span className={hidden}>{say('common.new-tab')}</span>
    </a>
  );
}

/** Whom to call and who runs the platform: in two columns, or in the centre below the slogan in the RT variant (document 1, section 2). */
export const PageFooter = observer(function PageFooter() {
  const styles = useStyles();
  const frame = useFrameStyles();
  const { say, locale } = useWords();
  const { session } = usePresenters();
  const { pageConfig: config, configMissing } = session;
  const copyright = locale === 'en' && config.copyrightEn !== '' ? config.copyrightEn : config.copyrightCn;
  const address = locale === 'en' && config.contactAddressEn !== '' ? config.contactAddressEn : config.contactAddress;
  // Platforms configure their slogan in Chinese alone.
  const slogan = locale === 'zh-CN' ? shownSlogan(config) : '';
  const contact = (
    <>
      {configMissing && <MissingPart label={say('shell.platform')} onRetry={async () => session.configure()} />}
      <SupportLine />
      {address !== '' && <span>{say('shell.address', { address, postcode: config.postcode })}</span>}
    </>
  );
  const rights = (
    <>
      {copyright !== '' && <span>{say('shell.copyright', { name: copyright })}</span>}
      {config.icpRegister !== '' && <IcpLink register={config.icpRegister} address={config.icpRegisterUrl} />}
    </>
  );
  return (
    <footer className={styles.foot}>
      {config.isRT ? (
        <div className={mergeClasses(frame.width, styles.inside, styles.centred)}>
          {slogan !== '' && <span className={styles.slogan}>{slogan}</span>}
          <div className={styles.line}>{contact}</div>
          <div className={styles.line}>{rights}</div>
        </div>
      ) : (
        <div className={mergeClasses(frame.width, styles.inside)}>
          <div className={styles.column}>
            <span className={styles.name}>{platformName(config, locale)}</span>
            {slogan !== '' && <span>{slogan}</span>}
          </div>
          <div className={styles.column}>{contact}</div>
          <div className={styles.column}>{rights}</div>
        </div>
      )}
    </footer>
  );
});
