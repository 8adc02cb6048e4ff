import { makeStyles, tokens } from '@fluentui/react-components';

import { identifyPath, type IdentifyPlace } from '../../../domain/registration/identify-places.ts';
import { absRegisterPath } from '../../../domain/registration/registration-places.ts';
import { absSignInPath } from '../../../presentation/registration/identify/identify-words.ts';
import { signInPath } from '../../../presentation/pages/return-place.ts';
import { useWords } from '../../../words/use-words.ts';
import { LinkButton } from '../../design/actions/LinkButton.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { onPhone } from '../../design/theme/breakpoints.ts';

const useStyles = makeStyles({
  words: { margin: '0 0 12px', color: tokens.colorNeutralForeground2 },
  ways: { display: 'flex', flexWrap: 'wrap', gap: '8px', [onPhone]: { flexDirection: 'column' } },
});

/** Explains to users who are not signed in where companies are certified, with links to both ways. */
export function StrangerCard({ place }: { readonly place: IdentifyPlace }) {
  const styles = useStyles();
  const { say } = useWords();
  return (
    <Card title={say('identification.stranger-title')} padded>
      <p className={styles.words}>{say('identification.stranger')}</p>
      <div className={styles.ways}>
        <LinkButton kind="primary" to={signInPath(identifyPath(place), absSignInPath)}>
          {say('identification.sign-in')}
        </LinkButton>
        <LinkButton to={absRegisterPath}>{say('identification.register')}</LinkButton>
      </div>
    </Card>
  );
}
