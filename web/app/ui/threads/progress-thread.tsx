/** A progress bar made of stitches; `done` is 0 to 1. */
export function ProgressThread({ label, done }: { label: string; done: number }) {
  const percent = Math.round(Math.min(1, Math.max(0, done)) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="thread"
      style={{ '--done': `${percent}%` }}
    >
      <i />
    </div>
  );
}
