/** An email address that wraps before its @ if it must, and that browsers do not translate. */
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
