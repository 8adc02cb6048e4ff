Feature: Being shown around
  Whoever comes to a page for the first time is shown what stands where, once, and can leave it at any step.

  Rule: A tour begins by itself the first time

    Scenario Outline: A newcomer is shown around on each page that has a tour
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

    Scenario: Nobody is shown around where there is no tour
      Given Xu Zhaoning is signed in
      When Xu Zhaoning comes to "/my/account/info" for the first time
      Then Xu Zhaoning is shown nothing

    @extension
    Scenario: Whoever knows the portal is not shown around again, whatever machine they sit at
      Given Xu Zhaoning is signed in
      And Xu Zhaoning comes to "/index" for the first time
      When Xu Zhaoning is signed in at another machine and comes to "/index"
      Then nobody is shown around at that machine
      And Xu Zhaoning at that machine can ask to be shown around

    Scenario: A tour is called from help as often as one likes
      Given Xu Zhaoning is signed in
      And Xu Zhaoning comes to "/index" for the first time
      When Xu Zhaoning leaves the tour
      And Xu Zhaoning asks to be shown around
      Then Xu Zhaoning is shown "figures" first

  Rule: It never stands in the way

    Scenario: What is asked on arrival comes first
      Given the platform has published its agreements anew for the company of Xu Zhaoning
      And Xu Zhaoning is signed in
      When Xu Zhaoning arrives
      And Xu Zhaoning comes to "/index" for the first time
      Then Xu Zhaoning is shown nothing
      When Xu Zhaoning agrees to the agreements
      Then Xu Zhaoning is shown "figures" first

    @wire
    Scenario: A warning that stands is not covered
      Given Xu Zhaoning is signed in
      When Xu Zhaoning comes to "/index" for the first time, where a warning stands
      Then Xu Zhaoning is shown nothing
