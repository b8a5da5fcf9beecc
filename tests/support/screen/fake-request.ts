import type { Sent } from './network.ts';

/** The part of `XMLHttpRequest` that uploads use; requests go to `carry`. */
export function requestThrough(carry: (sent: Sent) => Promise<Response>) {
  return class FakeRequest extends EventTarget {
    readonly upload = new EventTarget();
    withCredentials = false;
    status = 0;
    responseText = '';
    #address = { method: 'GET', path: '/' };
    readonly #headers = new Headers();
    #answer = new Headers();
    #isAborted = false;

    open(method: string, path: string): void {
      this.#address = { method, path };
    }

    setRequestHeader(name: string, value: string): void {
      this.#headers.set(name, value);
    }

    getResponseHeader(name: string): string | null {
      return this.#answer.get(name);
    }

    send(body: unknown): void {
      const progress = (loaded: number) => {
        this.upload.dispatchEvent(
          new ProgressEvent('progress', { lengthComputable: true, loaded, total: 1 }),
        );
      };
      carry({ ...this.#address, headers: this.#headers, body, progress }).then(
        async (response) => {
          this.status = response.status;
          this.#answer = response.headers;
          this.responseText = await response.text();
          this.#end('load');
        },
        () => this.#end('error'),
      );
    }

    abort(): void {
      this.#end('abort');
      this.#isAborted = true;
    }

    #end(how: 'load' | 'error' | 'abort'): void {
      if (this.#isAborted) return;
      this.dispatchEvent(new ProgressEvent(how));
      this.dispatchEvent(new ProgressEvent('loadend'));
    }
  };
}
