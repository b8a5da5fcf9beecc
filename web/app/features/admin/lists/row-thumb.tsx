import { Picture } from '#web/ui/picture.tsx';

/** The picture of a design at the start of its row; an empty frame if there is none. */
export function RowThumb({ image }: { image: string | null }) {
  return (
    <span className="block w-10 flex-none">
      {image === null ? (
        <span className="picture block" />
      ) : (
        <Picture picture={{ url: image }} alt="" sizes="40px" />
      )}
    </span>
  );
}
