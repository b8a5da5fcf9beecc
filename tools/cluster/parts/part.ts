/** A program that all processes of the cluster share. */
export interface Part {
  readonly name: string;
  /** Settings that tell the processes how to use it. */
  readonly settings: Readonly<Record<string, string>>;
  /** Resolves when it has ended, requested or not. */
  readonly ended: Promise<unknown>;
  stop(): Promise<void>;
}
