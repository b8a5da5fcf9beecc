/** An address that is broken before its @ if it must be broken; browsers that translate the page leave it as it is. */
export function EmailText({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <span
      translate="no"
      className="inline-block max-w-full [baseline-source:first] [overflow-wrap:break-word]"
    >
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  );
}
