import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { use } from 'react';

import type { KeyTip } from '../../../presentation/entry/shared/key-tip.ts';
import { OutsideLink } from '../../design/actions/OutsideLink.tsx';
import { PortalDialog } from '../../design/dialogs/PortalDialog.tsx';
import { PortalLook } from '../../design/theme/PortalLook.tsx';
import { loadPage } from '../../pages/load-page.ts';
import { useLearning, useWords } from '../../../words/use-words.ts';
import { waysInWords } from '../../../words/areas/entry.ts';

const useStyles = makeStyles({
  list: { margin: '8px 0 0', paddingLeft: '20px' },
  finding: { marginBottom: '8px' },
  name: { fontWeight: 600 },
  text: { margin: '8px 0 0' },
});

const ownWords = { words: [waysInWords], prepare: async () => undefined } as const;

/**
 * Advice on what may prevent a key from working at this machine. It also covers the sign-in page, which has no theme of
 * its own.
 */
export const KeyTipDialog = observer(function KeyTipDialog({ tip }: { readonly tip: KeyTip }) {
  use(loadPage(ownWords, useLearning()));
  const styles = useStyles();
  const { say } = useWords();
  const { findings, helperAddress, helperTrouble, hasNoHelper } = tip;
  const read = (): void => tip.read();
  return (
    <PortalLook bare>
      <PortalDialog open kind="warning" onConfirmed={read} onClosed={read}>
        {say('key-test.tip')}
        <ul className={styles.list}>
          {findings.map(({ id, found, remedy }) => (
            <li key={id} className={styles.finding}>
              <div className={styles.name}>{say(`key-test.check-${id}`)}</div>
              <div>{say(found)}</div>
              {remedy && <div>{say(remedy)}</div>}
            </li>
          ))}
        </ul>
        {helperTrouble && (
          <p className={styles.text}>{say('key-test.download-unknown', { why: say(helperTrouble) })}</p>
        )}
        {hasNoHelper && <p className={styles.text}>{say('key-test.no-download')}</p>}
        {helperAddress !== '' && (
          <p className={styles.text}>
            <OutsideLink to={helperAddress}>{say('key-test.download')}</OutsideLink>
          </p>
        )}
        <p className={styles.text}>
          <OutsideLink to="/cv3/ukey-test">{say('key.check')}</OutsideLink>
        </p>
      </PortalDialog>
    </PortalLook>
  );
});
