import { mergeClasses } from '@fluentui/react-components';
import type { ViewerPresenter } from '../../presentation/viewer/shared/viewer-presenter.ts';
import type { ViewerContent } from '../../presentation/viewer/viewer-view-model.ts';
import { useWords } from '../../words/use-words.ts';
import { PageMarks } from './PageMarks.tsx';
import { useViewerStyles } from './use-viewer-styles.ts';

interface ShownImageProps {
  readonly presenter: ViewerPresenter;
  readonly image: Extract<ViewerContent, { kind: 'image' }>;
}

/** A picture as the one page of its strip. */
export function ShownImage({ presenter, image }: ShownImageProps) {
  const styles = useViewerStyles();
  const { say } = useWords();
  const [place] = image.near;
  const upright = image.rotation % 180 === 0;
  const size = place && { width: upright ? place.width : place.height, height: upright ? place.height : place.width };
  return (
    <div className={mergeClasses(image.arrived && styles.page)} style={place && { top: place.top, width: place.width, height: place.height }}>
      <img
        key={image.url}
        className={styles.image}
        src={image.url}
        alt={say('viewer.image', { name: presenter.viewModel.name })}
        style={{ ...(size ?? { visibility: 'hidden' }), transform: `translate(-50%, -50%) rotate(${image.rotation}deg)` }}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => presenter.imageArrived({ width: naturalWidth, height: naturalHeight })}
        onError={() => presenter.imageFailed()}
      />
      {image.arrived && <PageMarks presenter={presenter} number={1} rotation={image.rotation} />}
    </div>
  );
}
