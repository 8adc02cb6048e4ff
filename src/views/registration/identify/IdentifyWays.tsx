import { makeStyles, tokens } from '@fluentui/react-components';
import { Certificate24Regular } from '@fluentui/react-icons/svg/certificate';
import { UsbStick24Regular } from '@fluentui/react-icons/svg/usb-stick';
import type { ReactNode } from 'react';

import { identifyPath, identifyWays, type IdentifyWay } from '../../../domain/registration/identify-places.ts';
import { identifyCards } from '../../../presentation/registration/identify/identify-words.ts';
import type { KeyIdentity } from '../../../application/ports/registration/key-identity-desk.ts';
import type { PapersState } from '../../../presentation/registration/identify/identify-presenter.ts';
import { useWords } from '../../../words/use-words.ts';
import { LinkButton } from '../../design/actions/LinkButton.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { StateBadge } from '../../design/panels/StateBadge.tsx';
import type { Tone } from '../../design/panels/tone.ts';
import { onPhone } from '../../design/theme/breakpoints.ts';
import { portal } from '../../design/theme/portal-tokens.ts';

const useStyles = makeStyles({
  ways: {
    listStyleType: 'none',
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: '16px',
    margin: 0,
    padding: 0,
    [onPhone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  way: { display: 'flex', '& > *': { flexGrow: 1 } },
  parts: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '8px', height: '100%' },
  head: { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '4px 10px', color: portal.accent },
  title: { margin: 0, fontSize: '15px', lineHeight: '22px', fontWeight: 600, color: tokens.colorNeutralForeground1 },
  words: { margin: 0, color: tokens.colorNeutralForeground2 },
  quiet: { margin: 0, fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
  go: {
    marginTop: 'auto',
    paddingTop: '8px',
    [onPhone]: { alignSelf: 'stretch', '& > *': { width: '100%', boxSizing: 'border-box' } },
  },
});

/** The company's state in both ways of certification; undefined for a user who is not signed in. */
export interface IdentificationStatus {
  readonly ukey: KeyIdentity['ukey'];
  readonly papers: PapersState;
}

const ukeyTones = {
  AUTH: 'ok',
  VERIFYING: 'info',
  UPDATE_VERIFYING: 'info',
  UNAUTH: 'idle',
  unrecognised: 'idle',
} as const;
const papersTones = { open: 'idle', 'under-review': 'info', returned: 'bad' } as const;

const pictures: Readonly<Record<IdentifyWay, ReactNode>> = {
  ukey: <UsbStick24Regular aria-hidden />,
  'soft-key': <Certificate24Regular aria-hidden />,
};

/**
 * The ways to certify a company of the ABS sub-platform: for each its users, its requirements, its duration and its
 * state (document 1, section 2; R-026).
 */
export function IdentifyWays({ standing }: { readonly standing: IdentificationStatus | undefined }) {
  const styles = useStyles();
  const { say } = useWords();
  const badge = (way: IdentifyWay): readonly [Tone, string] | undefined =>
    standing &&
    (way === 'ukey'
      ? [ukeyTones[standing.ukey], say('identification.state', { state: standing.ukey })]
      : [papersTones[standing.papers], say(`identification.papers-${standing.papers}`)]);
  const goes = (way: IdentifyWay): string => {
    if (way === 'ukey') return say(standing?.ukey === 'AUTH' ? 'identification.see-ukey' : 'identification.begin-ukey');
    return say(
      standing?.papers === 'returned'
        ? 'identification.mend-soft-key'
        : standing?.papers === 'under-review'
          ? 'identification.see-soft-key'
          : 'identification.begin-soft-key',
    );
  };
  return (
    <ul className={styles.ways}>
      {identifyWays.map((way) => {
        const stands = badge(way);
        return (
          <li key={way} className={styles.way}>
            <Card padded>
              <div className={styles.parts}>
                <div className={styles.head}>
                  {pictures[way]}
                  <h2 className={styles.title}>{say(identifyCards[way])}</h2>
                  {stands && <StateBadge tone={stands[0]}>{stands[1]}</StateBadge>}
                </div>
                <p className={styles.words}>{say(`identification.${way}-for`)}</p>
                <p className={styles.quiet}>{say(`identification.${way}-needs`)}</p>
                <p className={styles.quiet}>{say(`identification.${way}-time`)}</p>
                <div className={styles.go}>
                  {/* A user who is not signed in cannot be certified, so neither link is primary. */}
                  <LinkButton
                    kind={way === 'soft-key' && standing !== undefined ? 'primary' : 'ordinary'}
                    to={identifyPath(way)}
                  >
                    {goes(way)}
                  </LinkButton>
                </div>
              </div>
            </Card>
          </li>
        );
      })}
    </ul>
  );
}
