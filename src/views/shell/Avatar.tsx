import { makeStyles } from '@fluentui/react-components';

import { portal } from '../design/theme/portal-tokens.ts';

const useStyles = makeStyles({
  avatar: {
    width: '32px',
    height: '32px',
    flexShrink: 0,
    borderRadius: '50%',
    display: 'grid',
    placeItems: 'center',
    fontWeight: 600,
    backgroundColor: portal.avatar,
    color: portal.avatarWords,
  },
});

/** The first character of a person's name. */
export function Avatar({ name }: { readonly name: string }) {
  const styles = useStyles();
  return (
    <span className={styles.avatar} aria-hidden="true">
      {Array.from(name)[0]}
    </span>
  );
}
