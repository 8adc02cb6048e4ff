@extension
Feature: Two-step verification
  Whoever has it on, or whose company demands it, shows a second proof after the password; and nobody hears of it before.

  Rule: The right password is followed by a code to the telephone

    Scenario: Lu Jinghang signs in by two steps
      When Lu Jinghang gives the right password
      Then Lu Jinghang is asked for a second proof
      And Lu Jinghang is not signed in yet
      When Lu Jinghang asks for the code of the second step
      And Lu Jinghang gives the code of the second step
      Then Lu Jinghang has come in

    Scenario: A wrong password hears nothing of a second step
      When Lu Jinghang gives a wrong password
      Then Lu Jinghang is not asked for a second proof

    Scenario: A wrong code
      Given Lu Jinghang gives the right password
      And Lu Jinghang asks for the code of the second step
      When Lu Jinghang gives a wrong code in the second step
      Then Lu Jinghang is told in the second step "The code is not correct or no longer valid: check it or ask for another"
      And Lu Jinghang is not signed in yet

    @wire
    Scenario: Who takes longer than five minutes begins with the password again
      Given Lu Jinghang gives the right password
      And Lu Jinghang asks for the code of the second step
      When 5 minutes go by
      And Lu Jinghang gives the code of the second step
      Then Lu Jinghang is not asked for a second proof
      And Lu Jinghang is not signed in yet

    Scenario: A company demands it of its people
      When Fang Wanqiu gives the right password
      Then Fang Wanqiu is asked for a second proof

    Scenario: Others go on with the password alone
      When Li Min gives the right password
      Then Li Min is not asked for a second proof
      And Li Min has come in

  Rule: Whoever wants it switches it on, and off by two proofs alone

    Scenario: Zhou Siyuan wants two steps from now on
      Given Zhou Siyuan is signed in
      When Zhou Siyuan switches two-step verification with a wrong password
      Then Zhou Siyuan is told of the two steps "The password is not right"
      When Zhou Siyuan switches two-step verification
      Then Zhou Siyuan is told of the two steps "Two-step verification is on, from the next time that you sign in."
      When Zhou Siyuan switches two-step verification
      Then Zhou Siyuan is told of the two steps "To switch it off, sign out first and sign in once with the password and a code (or a UKey)."
      When Zhou Siyuan signs out
      And Zhou Siyuan has signed in by two steps
      And Zhou Siyuan switches two-step verification
      Then Zhou Siyuan is told of the two steps "Two-step verification is off."

  Rule: A browser that is trusted is asked for no code for thirty days

    Scenario: Lu Jinghang trusts the browser
      Given Lu Jinghang has signed in by two steps and trusts the browser
      And Lu Jinghang has signed out
      When Lu Jinghang gives the right password
      Then Lu Jinghang is not asked for a second proof
      And Lu Jinghang has come in

    Scenario: Nothing is trusted unless it is chosen
      Given Lu Jinghang has signed in by two steps
      And Lu Jinghang has signed out
      When Lu Jinghang gives the right password
      Then Lu Jinghang is asked for a second proof

    Scenario: A computer of several people is trusted by none
      Given several people use the computer of Lu Jinghang
      When Lu Jinghang gives the right password
      Then Lu Jinghang is asked for a second proof
      And Lu Jinghang cannot have the browser trusted
