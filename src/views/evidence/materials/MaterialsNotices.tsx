import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import type { PageFrame } from '../../../presentation/evidence/materials/materials-view-model.ts';
import { placePath } from '../../../presentation/evidence/shared/upload-page-position.ts';
import { useBook, usePaths } from '../shared/book-context.ts';
import { useWords } from '../../../words/use-words.ts';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { LinkButton } from '../../design/actions/LinkButton.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { RestrictionHelp } from '../shared/RestrictionHelp.tsx';
import { RemovedNotices } from './RemovedNotices.tsx';
import { StandardNewsParts } from './StandardNewsParts.tsx';
import { useMaterials } from './materials-context.ts';

const useStyles = makeStyles({
  files: {
    listStyleType: 'none',
    margin: '4px 0 0',
    padding: 0,
    '& a': { lineHeight: '24px', overflowWrap: 'anywhere' },
  },
});

interface MaterialsNoticesProps {
  readonly frame: PageFrame;
}

/**
 * The notices that concern the whole page: it is read-only, uploads are paused, or files of other stages did not
 * arrive.
 */
export const MaterialsNotices = observer(function MaterialsNotices({ frame }: MaterialsNoticesProps) {
  const { page, actions } = useMaterials();
  const book = useBook();
  const paths = usePaths();
  const { say } = useWords();
  const styles = useStyles();
  const { pause } = page;
  const held = frame.editable ? actions.restriction.view : undefined;
  // The unarrived files of this stage are shown beside their documents.
  const elsewhere = frame.unarrived.filter(({ materialId }) => !frame.materialIds.includes(materialId));
  return (
    <>
      {!frame.editable && (
        <Notice
          tone="info"
          actions={
            <LinkButton size="small" to={paths.detail(frame.packageId)}>
              {say('materials.to-detail')}
            </LinkButton>
          }
        >
          {say(frame.state === 'returned' ? 'materials.read-only-returned' : 'materials.read-only')}
        </Notice>
      )}
      {held && (
        <Notice tone="bad" title={say('held.not-submitted')}>
          <RestrictionHelp {...held} />
        </Notice>
      )}
      <StandardNewsParts />
      <RemovedNotices />
      {pause && (
        <Notice
          tone="warn"
          live
          actions={
            pause !== 'signed-out' && (
              <PressButton size="small" onPress={() => actions.uploads.resumePressed()}>
                {say('upload.resume')}
              </PressButton>
            )
          }
        >
          {say('materials.queue-paused', { why: say(`upload.paused-${pause}`) })}
        </Notice>
      )}
      {elsewhere.length > 0 && (
        <Notice tone="warn" title={say('materials.unarrived', { count: elsewhere.length })}>
          <ul className={styles.files}>
            {elsewhere.map(({ id, name, materialName, materialId, documentId, stage }) => (
              <li key={id}>
                <PortalLink
                  inText
                  to={placePath({ book, packageId: frame.packageId }, stage, documentId ?? materialId)}
                >
                  {say('materials.unarrived-file', { file: name, material: materialName })}
                </PortalLink>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
});
