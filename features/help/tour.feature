Feature: Guided tours of pages
  A user who opens a page for the first time is shown its parts once. The tour can be left at any step.

  Rule: A tour starts automatically on the first visit

    Scenario Outline: A tour starts on the first visit to each page that has one
      Given Xu Zhaoning is signed in
      When Xu Zhaoning comes to "<page>" for the first time
      Then Xu Zhaoning is shown "<first>" first
      When Xu Zhaoning leaves the tour
      And Xu Zhaoning comes to "<page>" once more
      Then Xu Zhaoning is shown nothing

      Examples:
        | page                               | first   |
        | /index                             | figures |
        | /credit/finance-data/index/finance | views   |
        | /credit/finance-data/detail        | holder  |

    Scenario: No tour starts on a page without one
      Given Xu Zhaoning is signed in
      When Xu Zhaoning comes to "/my/account/info" for the first time
      Then Xu Zhaoning is shown nothing

    @extension
    Scenario: A tour that was seen does not start again on another device
      Given Xu Zhaoning is signed in
      And Xu Zhaoning comes to "/index" for the first time
      When Xu Zhaoning is signed in at another machine and comes to "/index"
      Then nobody is shown around at that machine
      And Xu Zhaoning at that machine can ask to be shown around

    Scenario: A tour can be started from help at any time
      Given Xu Zhaoning is signed in
      And Xu Zhaoning comes to "/index" for the first time
      When Xu Zhaoning leaves the tour
      And Xu Zhaoning asks to be shown around
      Then Xu Zhaoning is shown "figures" first

  Rule: A tour gives way to other prompts

    Scenario: A tour starts after the questions on arrival are answered
      Given the platform has published its agreements again for the company of Xu Zhaoning
      And Xu Zhaoning is signed in
      When Xu Zhaoning arrives
      And Xu Zhaoning comes to "/index" for the first time
      Then Xu Zhaoning is shown nothing
      When Xu Zhaoning agrees to the agreements
      Then Xu Zhaoning is shown "figures" first

    @wire
    Scenario: No tour starts while a warning is shown
      Given Xu Zhaoning is signed in
      When Xu Zhaoning comes to "/index" for the first time, where a warning stands
      Then Xu Zhaoning is shown nothing
