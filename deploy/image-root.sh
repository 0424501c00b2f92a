#!/bin/sh
# Lays out what the image holds: Node, the packed server, the libraries of C that they ask for, and for whoever runs a
# command inside, such as a backup, sh and date. npm and a package manager are not among it. Usage: deploy/image-root.sh <packed server> <new folder>
set -eu
packed=$1
root=$2
mkdir -p "$root/usr/local/bin" "$root/bin" "$root/opt" "$root/etc" "$root/tmp" "$root/data"

# Without the names of its functions, which debuggers read.
strip -o "$root/usr/local/bin/node" "$(command -v node)"
cp -L "$(command -v sh)" "$(command -v date)" "$root/bin"
cp -R "$packed" "$root/opt/spilvaerk"

find "$root" -type f \( -path '*/bin/*' -o -name '*.node' \) | while read -r program; do
  ldd "$program" | sed -n 's/^[^/]*\(\/[^ ]*\) (.*/\1/p'
done | sort -u | while read -r library; do
  mkdir -p "$root$(dirname "$library")"
  cp -L "$library" "$root$library"
done

echo 'node:x:1000:1000::/data:/sbin/nologin' > "$root/etc/passwd"
echo 'node:x:1000:' > "$root/etc/group"
chown -R 1000:1000 "$root/data"
chmod 1777 "$root/tmp"
