@extension
Feature: Two-step verification
  Users who have turned on two-step verification, or whose company demands it, give a second proof after the password.
  Before the password is correct, nothing shows whether an account has it.

  Rule: After the right password, a code that is sent to the phone is needed

    Scenario: A user signs in with a password and a code
      When Lu Jinghang gives the right password
      Then Lu Jinghang is asked for a second proof
      And Lu Jinghang is not signed in yet
      When Lu Jinghang asks for the code of the second step
      And Lu Jinghang gives the code of the second step
      Then Lu Jinghang has come in

    Scenario: A user with a wrong password is not told that a second step is needed
      When Lu Jinghang gives a wrong password
      Then Lu Jinghang is not asked for a second proof

    Scenario: A wrong code is refused
      Given Lu Jinghang gives the right password
      And Lu Jinghang asks for the code of the second step
      When Lu Jinghang gives a wrong code in the second step
      Then Lu Jinghang is told in the second step "The code is incorrect or no longer valid: check it or request another"
      And Lu Jinghang is not signed in yet

    @wire
    Scenario: A user who takes longer than five minutes must enter the password again
      Given Lu Jinghang gives the right password
      And Lu Jinghang asks for the code of the second step
      When 5 minutes go by
      And Lu Jinghang gives the code of the second step
      Then Lu Jinghang is not asked for a second proof
      And Lu Jinghang is not signed in yet

    Scenario: A company can require two-step verification of its people
      When Fang Wanqiu gives the right password
      Then Fang Wanqiu is asked for a second proof

    Scenario: Other users sign in with the password alone
      When Li Min gives the right password
      Then Li Min is not asked for a second proof
      And Li Min has come in

  Rule: A user can switch two-step verification on, but off only after signing in with both proofs

    Scenario: A user switches two-step verification on and off
      Given Zhou Siyuan is signed in
      When Zhou Siyuan switches two-step verification with a wrong password
      Then Zhou Siyuan is told of the two steps "Incorrect password"
      When Zhou Siyuan switches two-step verification
      Then Zhou Siyuan is told of the two steps "Two-step verification is on, from the next time that you sign in."
      When Zhou Siyuan switches two-step verification
      Then Zhou Siyuan is told of the two steps "To switch it off, sign out first and sign in once with the password and a code (or a UKey)."
      When Zhou Siyuan signs out
      And Zhou Siyuan has signed in by two steps
      And Zhou Siyuan switches two-step verification
      Then Zhou Siyuan is told of the two steps "Two-step verification is off."

  Rule: A trusted browser needs no code for thirty days

    Scenario: A user who trusts the browser is not asked for a code the next time
      Given Lu Jinghang has signed in by two steps and trusts the browser
      And Lu Jinghang has signed out
      When Lu Jinghang gives the right password
      Then Lu Jinghang is not asked for a second proof
      And Lu Jinghang has come in

    Scenario: A browser is trusted only when the user chooses so
      Given Lu Jinghang has signed in by two steps
      And Lu Jinghang has signed out
      When Lu Jinghang gives the right password
      Then Lu Jinghang is asked for a second proof

    Scenario: A shared computer cannot be trusted
      Given several people use the computer of Lu Jinghang
      When Lu Jinghang gives the right password
      Then Lu Jinghang is asked for a second proof
      And Lu Jinghang cannot have the browser trusted

  Rule: A code of the authenticator app or a recovery code is a second proof, each usable once

    Background:
      Given Lu Jinghang has signed in by two steps
      And Lu Jinghang has added an authenticator app
      And Lu Jinghang has signed out
      And Lu Jinghang gives the right password

    Scenario: A user signs in with a password and a code of the app, which does not work again
      When Lu Jinghang gives the code that the app shows
      Then Lu Jinghang has come in
      When Lu Jinghang signs out
      And Lu Jinghang gives the right password
      And Lu Jinghang gives the same code once more
      Then Lu Jinghang is told in the second step "The code is not correct or was used before: enter the next one"
      And Lu Jinghang is not signed in yet

    Scenario: A user without telephone and app signs in with a recovery code, which does not work again
      When Lu Jinghang gives a recovery code
      Then Lu Jinghang has come in
      When Lu Jinghang signs out
      And Lu Jinghang gives the right password
      And Lu Jinghang gives a recovery code
      Then Lu Jinghang is told in the second step "The code is not correct or was used before: enter the next one"
      And Lu Jinghang is not signed in yet
