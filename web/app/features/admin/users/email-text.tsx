/** An address that is broken before its @ if it must be broken. */
export function EmailText({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <span className="inline-block max-w-full [overflow-wrap:break-word]">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  );
}
