# Completion of ludiade in bash: eval "$(ludiade completion bash)"
_ludiade() {
    local cur=${COMP_WORDS[COMP_CWORD]} word glue='' IFS=$'\n'
    local words=() lines=()
    # bash cuts words at = and :, so they are put together again
    for word in "${COMP_WORDS[@]:1:COMP_CWORD}"; do
        if [[ $word == [=:] ]]; then
            words[${#words[@]} - 1]+=$word
            glue=yes
        elif [[ $glue ]]; then
            words[${#words[@]} - 1]+=$word
            glue=''
        else
            words+=("$word")
        fi
    done
    [[ $cur == [=:] ]] && cur=''
    word=${words[${#words[@]} - 1]}
    lines=($(ludiade complete -- "${words[@]}" 2>/dev/null))
    COMPREPLY=()
    if [[ ${lines[0]} == :files ]]; then
        compopt -o default 2>/dev/null
        return
    fi
    local cut=$((${#word} - ${#cur}))
    for word in "${lines[@]}"; do
        word=${word%%$'\t'*}
        COMPREPLY+=("${word:cut}")
    done
}
complete -F _ludiade ludiade
