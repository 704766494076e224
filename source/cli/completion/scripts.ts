// What shells read to complete `chicane`: each asks the program for the words that fit.

export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type ShellName = (typeof SHELLS)[number];

/** The word before the command line that is to be completed. */
export const COMPLETE = '--get-completions';

// Where nothing fits, Bash and zsh offer files.
const BASH = `# bash completion of chicane
_chicane() {
  local word
  COMPREPLY=()
  while IFS= read -r word; do
    COMPREPLY+=("$(printf '%q' "$word")")
  done < <(chicane ${COMPLETE} "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
}
complete -o default -F _chicane chicane
`;

const ZSH = `#compdef chicane
_chicane() {
  local -a fitting
  fitting=("\${(@f)$(chicane ${COMPLETE} "\${(@)words[2,CURRENT]}" 2>/dev/null)}")
  if [[ -n "$fitting" ]]; then
    compadd -- "\${fitting[@]}"
  else
    _files
  fi
}
if [[ "\${funcstack[1]}" == _chicane ]]; then
  _chicane "$@"
else
  compdef _chicane chicane
fi
`;

const FISH = `# fish completion of chicane
function __chicane_fitting
    set -l before (commandline -opc)
    set -l current (commandline -ct)
    chicane ${COMPLETE} $before[2..] "$current" 2>/dev/null
end
complete -c chicane -a '(__chicane_fitting)'
`;

export const SCRIPTS: Readonly<Record<ShellName, string>> = { bash: BASH, zsh: ZSH, fish: FISH };
