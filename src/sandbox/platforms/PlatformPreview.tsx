import { makeStyles } from '@fluentui/react-components';
import { sloganOf, type PageConfig } from '../../domain/platform/page-config.ts';
import { PressButton } from '../../views/design/actions/PressButton.tsx';
import { SupportContext } from '../../views/design/panels/support-context.ts';
import { PortalLook } from '../../views/design/theme/PortalLook.tsx';
import { portal } from '../../views/design/theme/portal-tokens.ts';
import { BrandMark } from '../../views/platform/BrandMark.tsx';
import { FooterView } from '../../views/platform/FooterView.tsx';
import { platformName } from '../../views/platform/platform-name.ts';
import { useWords } from '../../words/use-words.ts';
import { useSandboxWords } from '../words/use-sandbox-words.ts';

const useStyles = makeStyles({
  page: { margin: '0 16px 16px', border: `1px solid ${portal.hairline}`, backgroundColor: portal.ground },
  bar: {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    minHeight: portal.barHeight,
    padding: '0 16px',
    backgroundColor: portal.bar,
    color: portal.barWords,
    fontSize: '16px',
    fontWeight: 600,
  },
  middle: { display: 'grid', gap: '12px', justifyItems: 'start', padding: '24px 16px 0' },
  accent: { color: portal.accent, fontWeight: 600 },
});

/** A small page of the host, with the portal's own bar, colours and footer. */
export function PlatformPreview({ config }: { readonly config: PageConfig }) {
  const styles = useStyles();
  const say = useSandboxWords();
  const { locale } = useWords();
  return (
    <SupportContext value={config}>
      <PortalLook
        bare
        colours={{
          bar: config.topBarColor,
          words: config.topBarWordColor,
          tail: config.tailBarColor,
          tailWords: config.tailBarWordColor,
        }}
      >
        <div className={styles.page} role="group" aria-label={say('sandbox-platforms.preview')}>
          <div className={styles.bar}>
            <BrandMark logoUrl={config.logoUrl} />
            {platformName(config, locale)}
          </div>
          <div className={styles.middle}>
            <span className={styles.accent}>{sloganOf(config)}</span>
            <PressButton kind="primary" onPress={() => undefined}>
              {say('sandbox-platforms.sample')}
            </PressButton>
          </div>
          {/* The preview takes no focus, and its links are inactive. */}
          <div inert>
            <FooterView config={config} path="/" />
          </div>
        </div>
      </PortalLook>
    </SupportContext>
  );
}
