import { Weave, WeaveLines } from '#web/ui/skeleton.tsx';

/** A skeleton swatch with two lines of text beside it, inside a flex row. */
export function RowSkeleton() {
  return (
    <>
      <Weave className="size-11 flex-none" />
      <span className="min-w-0 flex-1">
        <WeaveLines />
      </span>
    </>
  );
}
