#!/bin/sh
# A program that says that it speaks Jump61, and does as its argument says when it is to move.
while read -r word rest; do
    case $word in
        auto)
            case $1 in
                cheat) echo "* 99 99" ;;
                crash) echo "I give up" >&2; exit 3 ;;
                eager) printf '* 1 1\n* 3 3\n' ;;
                hang) sleep 600 ;;
                flood) yes "are you there?" ;;
            esac ;;
        quit) exit 0 ;;
    esac
done
